import { type PDFContext, type PDFObject, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { n } from './objetos.ts';

const CABECALHO = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';

interface Identidade {
  readonly raiz: PDFRef;
  readonly info?: PDFRef;
  /** Bytes that identify this file. */
  readonly id: Uint8Array;
}

const bytesDe = (objeto: PDFObject): Buffer => {
  if (objeto instanceof PDFRawStream)
    objeto.dict.set(n('Length'), objeto.dict.context.obj(objeto.contents.length));
  const bytes = Buffer.alloc(objeto.sizeInBytes());
  objeto.copyBytesInto(bytes, 0);
  return bytes;
};

/**
 * One body, one table, one end: there is no earlier version to recover, and no object that the
 * table does not list.
 */
export const escreverPdf = (contexto: PDFContext, { raiz, info, id }: Identidade): Buffer => {
  const partes: Buffer[] = [Buffer.from(CABECALHO, 'latin1')];
  let at = partes[0]?.length ?? 0;
  const somar = (bytes: Buffer): void => {
    partes.push(bytes);
    at += bytes.length;
  };
  const objetos = contexto.enumerateIndirectObjects().sort(([a], [b]) => a.objectNumber - b.objectNumber);
  const maior = objetos.at(-1)?.[0].objectNumber ?? 0;
  const lugares = new Map<number, number>();
  for (const [ref, objeto] of objetos) {
    lugares.set(ref.objectNumber, at);
    somar(Buffer.from(`${ref.objectNumber} 0 obj\n`));
    somar(bytesDe(objeto));
    somar(Buffer.from('\nendobj\n'));
  }
  const tabela = at;
  const linhas = Array.from({ length: maior + 1 }, (_, numero) => {
    const lugar = lugares.get(numero);
    return lugar === undefined ? '0000000000 65535 f \n' : `${String(lugar).padStart(10, '0')} 00000 n \n`;
  });
  const hex = Buffer.from(id).toString('hex');
  somar(
    Buffer.from(
      `xref\n0 ${maior + 1}\n${linhas.join('')}trailer\n<< /Size ${maior + 1} /Root ${raiz} ${info ? `/Info ${info} ` : ''}/ID [<${hex}> <${hex}>] >>\nstartxref\n${tabela}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(partes);
};
