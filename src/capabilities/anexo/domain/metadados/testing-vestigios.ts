import { inflateSync, unzipSync, unzlibSync } from 'fflate';
import { indexOf, latin1, startsWith } from '../formatos/bytes.ts';

const utf16 = (texto: string, isLittle: boolean): string =>
  [...texto]
    .map((letra) => {
      const [alto, baixo] = [letra.charCodeAt(0) >> 8, letra.charCodeAt(0) & 255];
      return String.fromCharCode(...(isLittle ? [baixo, alto] : [alto, baixo]));
    })
    .join('');

const hex = (texto: string): string =>
  [...texto].map((letra) => letra.charCodeAt(0).toString(16).padStart(2, '0')).join('');

/** A name in each of the ways a file may write it. */
const escritas = (nome: string): string[] => {
  const simples = [nome, utf16(nome, false), utf16(nome, true)];
  return [...simples, ...simples.map(hex)].map((cada) => cada.toLowerCase());
};

const talvez = (abrir: () => Uint8Array): Uint8Array[] => {
  try {
    return [abrir()];
  } catch {
    // Not written that way.
    return [];
  }
};

/** Everything between 'stream' and 'endstream', opened if it is compressed. */
const streams = (bytes: Uint8Array): Uint8Array[] => {
  const achados: Uint8Array[] = [];
  for (let at = indexOf(bytes, 'stream'); at >= 0; at = indexOf(bytes, 'stream', at + 6)) {
    const corpo = at + 6 + (bytes[at + 6] === 13 ? 2 : 1);
    const fim = indexOf(bytes, 'endstream', corpo);
    if (fim < 0) break;
    achados.push(...talvez(() => unzlibSync(bytes.subarray(corpo, fim))));
    achados.push(...talvez(() => inflateSync(bytes.subarray(corpo + 2, fim))));
  }
  return achados;
};

/** Whether a name can be found by looking into the bytes of a file, also the compressed ones. */
export const temVestigio = (bytes: Uint8Array, nome: string): boolean => {
  const texto = latin1(bytes)
    .toLowerCase()
    .replaceAll(/\\([()\\])/g, '$1');
  if (escritas(nome).some((escrita) => texto.includes(escrita))) return true;
  if (startsWith(bytes, '%PDF-')) return streams(bytes).some((cada) => temVestigio(cada, nome));
  if (!startsWith(bytes, 'PK')) return false;
  return Object.entries(unzipSync(bytes)).some(
    ([parte, conteudo]) => parte.includes(nome) || temVestigio(conteudo, nome),
  );
};
