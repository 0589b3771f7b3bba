import { decodificar } from './texto.ts';
import { isXmlInteiro } from './xml.ts';

/** Data written as text: what they are, their name says. */
export type FormatoDeTexto = 'csv' | 'json' | 'xml';

const porExtensao: Readonly<Record<string, FormatoDeTexto>> = {
  '.csv': 'csv',
  '.json': 'json',
  '.xml': 'xml',
};

export const extensoesDeDados = Object.keys(porExtensao);
export const formatoDeTexto = (extensao: string): FormatoDeTexto | null => porExtensao[extensao] ?? null;

const isJson = (texto: string): boolean => {
  try {
    JSON.parse(texto);
    return true;
  } catch {
    return false;
  }
};

/** Pages and drawings are XML too, and run in a browser; a prefix may have any letters that a name has. */
const PROGRAMA = /<!DOCTYPE|<!ENTITY|<\?xml-stylesheet|<(?:[^\s<>/:="']+:)?(?:html|svg|script)[\s/>]/i;
/** Under such a name any element is one of a page: a picture of it runs what its attributes say. */
const ESPACO_DE_NOMES = /\bxmlns(?:\s*=|:[^\s<>/:="']+\s*=)\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const DE_PAGINA = /^http:\/\/www\.w3\.org\/(?:1999\/xhtml|2000\/svg)$/i;
const REFERENCIA = /&#(?:x([\da-f]+)|(\d+));/gi;

/** Its letters may be written by number. */
const semReferencias = (valor: string): string =>
  valor.replace(REFERENCIA, (inteira, hexa?: string, decimal?: string) => {
    const codigo = hexa === undefined ? Number(decimal) : Number.parseInt(hexa, 16);
    return codigo <= 0x10_ffff ? String.fromCodePoint(codigo) : inteira;
  });

const temPagina = (texto: string): boolean =>
  [...texto.matchAll(ESPACO_DE_NOMES)].some(([, entreDuplas, entreSimples]) =>
    DE_PAGINA.test(semReferencias(entreDuplas ?? entreSimples ?? '').trim()),
  );

/** Why the text is not what its name says; null if it is. */
export const problemaDosDados = (
  bytes: Uint8Array,
  formato: FormatoDeTexto,
): 'ilegivel' | 'com-programa' | null => {
  const texto = decodificar(bytes).trim();
  if (texto === '') return 'ilegivel';
  if (formato === 'csv') return null;
  if (formato === 'json') return isJson(texto) ? null : 'ilegivel';
  if (PROGRAMA.test(texto) || temPagina(texto)) return 'com-programa';
  return isXmlInteiro(texto) ? null : 'ilegivel';
};
