import type { Escritor } from '#kernel/arquivo/escritor.ts';
import { type Coluna, chaveDe, type Linha, type Valor } from './coluna.ts';

const A_ASPAS: Readonly<Record<string, RegExp>> = { ';': /[";\r\n]/, ',': /[",\r\n]/ };

type Escrever = (valor: Valor) => string;

const dia = (valor: Valor): string => {
  if (valor === null) return '';
  const iso = String(valor);
  return `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`;
};

const simOuNao = (valor: Valor): string => (valor === null ? '' : valor ? 'Sim' : 'Não');
const emTexto = (valor: Valor): string => (valor === null ? '' : String(valor));

const compativel = ({ tipo }: Coluna): Escrever =>
  tipo === 'data' ? dia : tipo === 'logico' ? simOuNao : emTexto;

/** Converts a text to the characters that a file can hold. */
type Alfabeto = (texto: string) => string;
const comoVeio: Alfabeto = (texto) => texto;

/**
 * RFC 4180: a value with a separator, quotes or a line break is quoted; nothing else changes.
 * Characters are converted first: a curly quote that becomes a plain one must be quoted too.
 */
const emCelula = (
  tipo: Coluna['tipo'],
  separador: ',' | ';',
  escrever: Escrever,
  alfabeto: Alfabeto,
): Escrever => {
  if (tipo !== 'texto') return escrever;
  const especial = A_ASPAS[separador] ?? /["]/;
  return (valor) => {
    const texto = alfabeto(escrever(valor));
    return especial.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto;
  };
};

const emLinha = (escrever: readonly Escrever[], separador: string, linha: Linha): string => {
  let texto = '';
  for (let i = 0; i < escrever.length; i += 1) {
    if (i > 0) texto += separador;
    texto += escrever[i]?.(linha[i] ?? null) ?? '';
  }
  return `${texto}\r\n`;
};

const csv = (
  nomes: readonly string[],
  colunas: readonly Coluna[],
  separador: ',' | ';',
  como: (coluna: Coluna) => Escrever,
  alfabeto: Alfabeto = comoVeio,
): Escritor => {
  const celulas = colunas.map((coluna) => emCelula(coluna.tipo, separador, como(coluna), alfabeto));
  const cabecalho = emCelula('texto', separador, emTexto, alfabeto);
  return {
    inicio: `${nomes.map(cabecalho).join(separador)}\r\n`,
    linha: (linha) => emLinha(celulas, separador, linha),
    fim: '',
  };
};

/**
 * The format that existing programs read. A cell that begins with '=' or '@' stays as it is: users
 * of open data want the exact text, and their programs expect no sign before it.
 */
export const csvCompativel = (colunas: readonly Coluna[], alfabeto?: Alfabeto): Escritor =>
  csv(
    colunas.map(({ nome }) => nome),
    colunas,
    ';',
    compativel,
    alfabeto,
  );

/** Writes only some places of each row. */
export const soOsLugares = (escritor: Escritor, lugares: readonly number[]): Escritor => ({
  ...escritor,
  linha: (linha) => escritor.linha(lugares.map((lugar) => linha[lugar] ?? null)),
});

/** ISO 8601 days, true and false, commas: as programs expect it. */
export const csvAberto = (colunas: readonly Coluna[]): Escritor =>
  csv(colunas.map(chaveDe), colunas, ',', () => emTexto);

// biome-ignore lint/suspicious/noControlCharactersInRegex: what a JSON text must escape.
const A_ESCAPAR_EM_JSON = /["\\\u0000-\u001F\uD800-\uDFFF]/;

/** Most texts need no escaping; JSON.stringify for each of millions would double the time. */
const emJson = (valor: Valor): string => {
  if (typeof valor !== 'string') return String(valor);
  return A_ESCAPAR_EM_JSON.test(valor) ? JSON.stringify(valor) : `"${valor}"`;
};

export const jsonl = (colunas: readonly Coluna[]): Escritor => {
  const chaves = colunas.map((coluna, i) => `${i === 0 ? '{' : ','}${JSON.stringify(chaveDe(coluna))}:`);
  return {
    inicio: '',
    linha: (linha) => {
      let texto = '';
      for (let i = 0; i < chaves.length; i += 1) texto += chaves[i] + emJson(linha[i] ?? null);
      return `${texto}}\n`;
    },
    fim: '',
  };
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML cannot carry would leave a file that nothing opens.
const FORA_DO_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all that may not stand in an attribute as it is.
const A_ESCAPAR = /[&<>"\u0000-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/;
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Otherwise an XML reader turns each of these into a plain space.
  '\t': '&#9;',
  '\r': '&#13;',
  '\n': '&#10;',
};

const emAtributo = (texto: string): string =>
  A_ESCAPAR.test(texto)
    ? texto
        .toWellFormed()
        .replace(FORA_DO_XML, '')
        .replace(/[&<>"\t\r\n]/g, (sinal) => escapes[sinal] ?? '')
    : texto;

/** A row is an element, and its columns are attributes. */
export const xmlCompativel = (colunas: readonly Coluna[], raiz: string, elemento: string): Escritor => {
  const atributos = colunas.map(({ nome }) => ` ${nome}="`);
  const valores = colunas.map(compativel);
  return {
    inicio: `<?xml version="1.0" encoding="utf-16"?>\r\n<${raiz}>\r\n`,
    linha: (linha) => {
      let texto = `<${elemento}`;
      for (let i = 0; i < atributos.length; i += 1) {
        texto += `${atributos[i]}${emAtributo(valores[i]?.(linha[i] ?? null) ?? '')}"`;
      }
      return `${texto}/>\r\n`;
    },
    fim: `</${raiz}>\r\n`,
  };
};
