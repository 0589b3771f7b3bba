import { type PlainDate, plainDateOrNull } from './prazo/data.ts';

export const apenasDigitos = (texto: string): string => texto.replace(/\D/g, '');

/** Strict dd/mm/yyyy: null for anything else and for a day that does not exist, never a guess. */
export const parseData = (texto: string): PlainDate | null => {
  const [, dia, mes, ano] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(texto.trim()) ?? [];
  return ano === undefined ? null : plainDateOrNull(Number(ano), Number(mes), Number(dia));
};

/** dd/mm/yyyy. */
export const formatData = (data: PlainDate): string =>
  `${String(data.day).padStart(2, '0')}/${String(data.month).padStart(2, '0')}/${String(data.year).padStart(4, '0')}`;

export interface Intervalo {
  readonly de: string;
  /** Empty while only the beginning was chosen. */
  readonly ate: string;
}

/** Splits 'x até y', as the range field writes it, and trims both parts. */
export const splitIntervalo = (texto: string): Intervalo => {
  const [de = '', ate = ''] = texto.split(/\s+até(?:\s+|$)/i);
  return { de: de.trim(), ate: ate.trim() };
};

/** The only sentence for a period that ends before it begins, on every screen. */
export const PERIODO_INVERTIDO = 'O período começa depois de terminar. Troque o começo pelo fim.';

/** The lines of a text that a person typed; the screen puts line breaks between them. */
export const linhas = (texto: string): string[] => texto.split(/\r\n|\r|\n/);

/** 'csv, ods e zip'; what the browser has for this reads its tables of languages first, which a slow phone feels. */
export const emFrase = (itens: readonly string[], ligacao: 'e' | 'ou' = 'e'): string =>
  itens.length > 1 ? `${itens.slice(0, -1).join(', ')} ${ligacao} ${itens.at(-1)}` : (itens[0] ?? '');

/** For a text that somebody else's sentence will end. */
export const semPontoFinal = (texto: string): string => texto.trim().replace(/\.+$/, '');

/** For comparing and searching what people type with or without accents. */
export const semAcento = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '');

/** The same, with every letter in its place: what is found can be cut out of the original. */
export const semAcentoNoLugar = (texto: string): string =>
  [...texto].map((letra) => (semAcento(letra).length === letra.length ? semAcento(letra) : letra)).join('');

/** The text with something else between two positions. */
export const trocarTrecho = (
  texto: string,
  { inicio, fim }: { readonly inicio: number; readonly fim: number },
  novo: string,
): string => texto.slice(0, inicio) + novo + texto.slice(fim);

/** Escapes what is special in a regular expression. */
export const escapeRegExp = (texto: string): string => texto.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Escapes what is special in a LIKE pattern: what a person types is searched as typed. */
export const escapeLike = (texto: string): string => texto.replace(/[\\%_]/g, '\\$&');
