import { inflateSync } from 'node:zlib';

const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/g;

const inflar = (bytes: string): string => {
  try {
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
  } catch {
    // An image or a font, which has no words.
    return '';
  }
};

/** The words of a PDF that this platform wrote, in one line; its fonts are all of Windows' letters. */
export const textoDoPdf = (pdf: Buffer): string => {
  const paginas = [...pdf.toString('latin1').matchAll(STREAM)].map(([, bytes = '']) => inflar(bytes));
  const linhas = paginas.join('\n').matchAll(/\[((?:<[0-9a-f]*>|[-\d.\s])+)\] TJ/g);
  return [...linhas]
    .map(([, pedacos = '']) =>
      [...pedacos.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')))
        .join(''),
    )
    .join(' ')
    .replace(/\s+/g, ' ');
};
