import type { Motor } from './motor.ts';
import { salvarCopia } from './salvar-copia.ts';

const letras = (texto: string): Uint8Array => Uint8Array.from(texto, (letra) => letra.charCodeAt(0));
const UNIDADE = letras('/UserUnit');
const PACOTE = letras('/ObjStm');
const OBJETO = letras(' obj');
/** Enough for a number, or for a reference to one. */
const TRECHO = 40;
const VALOR = /^\s*(\d*\.?\d+|\d+\.)(?:\s+(\d+)\s+R)?/;
/** Marks reach no further (`contract.ts`): a unit that makes a page larger than this is not believed. */
const MAIOR_PAGINA = 100_000;
const MENOR_PAGINA = 3;

const comecaEm = (bytes: Uint8Array, at: number, procurado: Uint8Array): boolean => {
  for (let n = 0; n < procurado.length; n++) if (bytes[at + n] !== procurado[n]) return false;
  return true;
};

const procurar = (bytes: Uint8Array, procurado: Uint8Array, de: number): number => {
  const [primeiro = 0] = procurado;
  for (let at = bytes.indexOf(primeiro, de); at >= 0; at = bytes.indexOf(primeiro, at + 1)) {
    if (comecaEm(bytes, at, procurado)) return at;
  }
  return -1;
};

const lerDe = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(Math.max(0, at), at + TRECHO));

/** The number of the object that this place of a file is in. */
const objetoEm = (bytes: Uint8Array, lugar: number): number => {
  for (let at = lugar; at > 0; at--) {
    if (!comecaEm(bytes, at, OBJETO)) continue;
    const numero = /(\d+) \d+$/.exec(lerDe(bytes, at - TRECHO).slice(0, Math.min(at, TRECHO)));
    if (numero) return Number(numero[1]);
  }
  return 0;
};

const readValor = (bytes: Uint8Array, at: number): number => {
  const [, direto, geracao] = VALOR.exec(lerDe(bytes, at)) ?? [];
  if (geracao === undefined) return Number(direto);
  const inicio = letras(`\n${direto} ${geracao} obj`);
  const lugar = procurar(bytes, inicio, 0);
  return lugar < 0 ? Number.NaN : Number(VALOR.exec(lerDe(bytes, lugar + inicio.length))?.[1]);
};

/**
 * How many points a unit of each page is shown as (`UserUnit`, ISO 32000-1, table 30). PDFium knows
 * no such thing, so it is read from the document as PDFium writes it, and only from one that may
 * say it.
 */
export const readUnidades = (
  motor: Motor,
  doc: number,
  original: Uint8Array,
): ((pagina: number, largura: number, altura: number) => number) => {
  const porObjeto = new Map<number, number>();
  if (procurar(original, UNIDADE, 0) >= 0 || procurar(original, PACOTE, 0) >= 0) {
    const bytes = salvarCopia(motor, doc);
    for (let at = procurar(bytes, UNIDADE, 0); at >= 0; at = procurar(bytes, UNIDADE, at + 1)) {
      porObjeto.set(objetoEm(bytes, at), readValor(bytes, at + UNIDADE.length));
    }
  }
  return (pagina, largura, altura) => {
    if (porObjeto.size === 0) return 1;
    const unidade = porObjeto.get(motor.EPDFDoc_GetPageObjectNumberByIndex(doc, pagina)) ?? 1;
    const maior = Math.max(largura, altura) * unidade;
    return maior >= MENOR_PAGINA && maior <= MAIOR_PAGINA ? unidade : 1;
  };
};
