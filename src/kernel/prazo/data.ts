import { diaDoNumero, numeroDe, type PlainDate, plainDateOrNull } from './dia.ts';
import { DIA_MS, deslocamento } from './fuso.ts';

export { type PlainDate, plainDateOrNull, toIsoDate } from './dia.ts';
export { fusoHorario } from './fuso.ts';

/** Throws a RangeError for a day that does not exist. */
export const plainDate = (ano: number, mes: number, dia: number): PlainDate => {
  const data = plainDateOrNull(ano, mes, dia);
  if (!data) throw new RangeError(`Not a day: ${ano}-${mes}-${dia}`);
  return data;
};

const ISO = /^\d{4}-\d{2}-\d{2}$/;

/** Null unless the text is exactly an existing day written yyyy-mm-dd. */
export const parseIsoDate = (texto: string): PlainDate | null =>
  ISO.test(texto)
    ? plainDateOrNull(Number(texto.slice(0, 4)), Number(texto.slice(5, 7)), Number(texto.slice(8)))
    : null;

export const addDays = (data: PlainDate, dias: number): PlainDate => diaDoNumero(numeroDe(data) + dias);

/** Days from the first to the second; negative when the second comes first. */
export const daysBetween = (de: PlainDate, ate: PlainDate): number => numeroDe(ate) - numeroDe(de);

/** Negative, zero or positive, as `Array.sort` wants it. */
export const compareDates = (a: PlainDate, b: PlainDate): number => Math.sign(numeroDe(a) - numeroDe(b));

/** 1970-01-01 was a Thursday. */
const QUINTA = 3;

/** 1 is Monday, 7 is Sunday. */
export const dayOfWeek = (data: PlainDate): number => ((((numeroDe(data) + QUINTA) % 7) + 7) % 7) + 1;

const naHoraLocal = (momento: number): number => momento + deslocamento(momento);

/** The day it is in Brasília at a moment given in epoch milliseconds. */
export const localDate = (momento: number): PlainDate =>
  diaDoNumero(Math.floor(naHoraLocal(momento) / DIA_MS));

/** Milliseconds of the Brasília clock since midnight. */
export const localTimeOfDay = (momento: number): number => {
  const local = naHoraLocal(momento);
  return local - Math.floor(local / DIA_MS) * DIA_MS;
};

const ULTIMO_SEGUNDO = DIA_MS - 1000;

/** 23:59:59 in Brasília of the given day, in epoch milliseconds. Where clocks go back over it, it comes twice: the first one. */
export const endOfDay = (data: PlainDate): number => {
  const local = numeroDe(data) * DIA_MS + ULTIMO_SEGUNDO;
  const antes = local - deslocamento(local - DIA_MS);
  const depois = local - deslocamento(local + DIA_MS);
  const [primeiro = antes] = [antes, depois]
    .filter((momento) => naHoraLocal(momento) === local)
    .toSorted((a, b) => a - b);
  return primeiro;
};
