const letras = (texto: string): Uint8Array => Uint8Array.from(texto, (letra) => letra.charCodeAt(0));
const CATALOGO = letras('/Catalog');
/** How far before its /Type the catalog object may begin. */
const ANTES = 4096;
const INICIO_DE_OBJETO = /(\d{1,10})\s+(\d{1,5})\s+obj\b(?![\s\S]*\bobj\b)/;

const ultimoLugar = (bytes: Uint8Array, procurado: Uint8Array): number => {
  for (let at = bytes.length - procurado.length; at >= 0; at--) {
    if (bytes[at] === procurado[0] && procurado.every((byte, n) => bytes[at + n] === byte)) return at;
  }
  return -1;
};

/**
 * A file that lost its end does not say where its catalog is. If the catalog can still be found,
 * returns the file with a trailer that points to it, and the engine finds the rest by itself.
 */
export const comTrailer = (bytes: Uint8Array): Uint8Array | undefined => {
  const lugar = ultimoLugar(bytes, CATALOGO);
  if (lugar < 0) return undefined;
  const trecho = new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, lugar - ANTES), lugar));
  const [, numero, geracao] = INICIO_DE_OBJETO.exec(trecho) ?? [];
  if (numero === undefined) return undefined;
  const fim = letras(
    `\nendobj\ntrailer\n<< /Root ${numero} ${geracao} R /Size ${Number(numero) + 1} >>\nstartxref\n0\n%%EOF\n`,
  );
  const inteiro = new Uint8Array(bytes.length + fim.length);
  inteiro.set(bytes);
  inteiro.set(fim, bytes.length);
  return inteiro;
};
