import { Esfera, type IdEsfera } from './enumeracoes.ts';

/**
 * Federal OOOOO.SSSSSS/AAAA-DD, every other sphere OOOOO.AAAA.SSSSSS-DD. The seventeen digits, in the order they are
 * written, identify a case; the punctuation is only for people.
 */
type FormatoProtocolo = 'federal' | 'demais';

export interface PartesProtocolo {
  readonly prefixo: string | number;
  readonly sequencia: number;
  readonly ano: number;
  readonly esfera: IdEsfera;
}

export interface Protocolo {
  readonly digitos: string;
  readonly formato: FormatoProtocolo;
  readonly prefixo: string;
  readonly sequencia: number;
  readonly ano: number;
}

const formatoDaEsfera = (esfera: IdEsfera): FormatoProtocolo =>
  esfera === Esfera.federal ? 'federal' : 'demais';

const checkDigit = (digitos: string): number => {
  const soma = [...digitos].reverse().reduce((total, digito, i) => total + Number(digito) * (i + 2), 0);
  const d = 11 - (soma % 11);
  return d === 10 ? 0 : d === 11 ? 1 : d;
};

export const checkDigits = (quinzeDigitos: string): string => {
  const primeiro = checkDigit(quinzeDigitos);
  return `${primeiro}${checkDigit(`${quinzeDigitos}${primeiro}`)}`;
};

const padded = (nome: string, valor: string | number, tamanho: number): string => {
  const texto = String(valor).padStart(tamanho, '0');
  if (!/^\d+$/.test(texto) || texto.length !== tamanho) {
    throw new RangeError(`Protocol ${nome} must have at most ${tamanho} digits: ${valor}`);
  }
  return texto;
};

export const formatProtocolo = ({ prefixo, sequencia, ano, esfera }: PartesProtocolo): string => {
  const o = padded('prefixo', prefixo, 5);
  const s = padded('sequencia', sequencia, 6);
  const a = padded('ano', ano, 4);
  return formatoDaEsfera(esfera) === 'federal'
    ? `${o}.${s}/${a}-${checkDigits(o + s + a)}`
    : `${o}.${a}.${s}-${checkDigits(o + a + s)}`;
};

/** The seventeen digits, however they were punctuated or spaced; null when there are more, fewer or other characters. */
export const digitosDoProtocolo = (texto: string): string | null => {
  const digitos = texto.replace(/[\s./-]/g, '');
  return /^\d{17}$/.test(digitos) ? digitos : null;
};

export const isProtocoloValido = (texto: string): boolean => {
  const digitos = digitosDoProtocolo(texto);
  return digitos !== null && digitos.slice(15) === checkDigits(digitos.slice(0, 15));
};

const isAno = (ano: string): boolean => /^(19|20)\d\d$/.test(ano);

/**
 * Bare digits do not say their format and the check digits fit both readings, so the position that
 * holds a year decides. Where both do (a sequence such as 202412), the federal reading wins;
 * callers that know the office pass its sphere.
 */
const guessFormato = (texto: string, digitos: string): FormatoProtocolo => {
  if (texto.includes('/')) return 'federal';
  if (/^\d{5}\.\d{4}\.\d{6}-\d{2}$/.test(texto.replace(/\s/g, ''))) return 'demais';
  return isAno(digitos.slice(5, 9)) && !isAno(digitos.slice(11, 15)) ? 'demais' : 'federal';
};

/** Null when the text is not a protocol or its check digits are wrong. */
export const parseProtocolo = (texto: string, esfera?: IdEsfera): Protocolo | null => {
  const digitos = digitosDoProtocolo(texto);
  if (digitos === null || !isProtocoloValido(digitos)) return null;
  const formato = esfera === undefined ? guessFormato(texto, digitos) : formatoDaEsfera(esfera);
  const [sequencia, ano] =
    formato === 'federal'
      ? [digitos.slice(5, 11), digitos.slice(11, 15)]
      : [digitos.slice(9, 15), digitos.slice(5, 9)];
  return { digitos, formato, prefixo: digitos.slice(0, 5), sequencia: Number(sequencia), ano: Number(ano) };
};

/** The seventeen digits of the database, punctuated for people. */
export const formatProtocoloDigitos = (digitos: string, esfera: number): string => {
  const [a, b, c, d] =
    esfera === Esfera.federal
      ? [digitos.slice(0, 5), digitos.slice(5, 11), digitos.slice(11, 15), digitos.slice(15)]
      : [digitos.slice(0, 5), digitos.slice(5, 9), digitos.slice(9, 15), digitos.slice(15)];
  return esfera === Esfera.federal ? `${a}.${b}/${c}-${d}` : `${a}.${b}.${c}-${d}`;
};
