import { fromEpochMilliseconds, toZonedDateTimeISO } from 'temporal-polyfill/fns/Instant';
import * as PlainDates from 'temporal-polyfill/fns/PlainDate';
import { create as createTime } from 'temporal-polyfill/fns/PlainTime';
import { toPlainDate } from 'temporal-polyfill/fns/ZonedDateTime';

/**
 * A calendar day without hour or zone: deadlines are days, and a `Date` would move them by one wherever the machine's
 * zone differs. The function form of Temporal is used because bundlers can drop what is not called.
 */
export type PlainDate = PlainDates.Record;

/** Every deadline of the platform is counted in Brasília time, wherever the person or the machine is. */
export const fusoHorario = 'America/Sao_Paulo';

/** Throws a RangeError for a day that does not exist. */
export const plainDate = (ano: number, mes: number, dia: number): PlainDate =>
  PlainDates.create(ano, mes, dia);

/** Null unless the text is exactly an existing day written yyyy-mm-dd. */
export const parseIsoDate = (texto: string): PlainDate | null => {
  const [, ano, mes, dia] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(texto) ?? [];
  return ano === undefined ? null : plainDateOrNull(Number(ano), Number(mes), Number(dia));
};

export const plainDateOrNull = (ano: number, mes: number, dia: number): PlainDate | null => {
  try {
    return plainDate(ano, mes, dia);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** yyyy-mm-dd, as the database and the wire write it. */
export const toIsoDate = (data: PlainDate): string => PlainDates.toString(data);

export const addDays = (data: PlainDate, dias: number): PlainDate => PlainDates.addDays(data, dias);

/** Days from the first to the second; negative when the second comes first. */
export const daysBetween = (de: PlainDate, ate: PlainDate): number => PlainDates.diffDays(de, ate);

/** Negative, zero or positive, as `Array.sort` wants it. */
export const compareDates = (a: PlainDate, b: PlainDate): number => PlainDates.compare(a, b);

/** 1 is Monday, 7 is Sunday. */
export const dayOfWeek = (data: PlainDate): number => PlainDates.dayOfWeek(data);

const inBrasilia = (momento: number) => toZonedDateTimeISO(fromEpochMilliseconds(momento), fusoHorario);

/** A request asks for the day of the same few moments again and again, once for each rule. */
const MOMENTOS_LEMBRADOS = 4096;
const lembrados = new Map<number, PlainDate>();

/** The day it is in Brasília at a moment given in epoch milliseconds. */
export const localDate = (momento: number): PlainDate => {
  const lembrado = lembrados.get(momento);
  if (lembrado) return lembrado;
  const data = toPlainDate(inBrasilia(momento));
  if (lembrados.size >= MOMENTOS_LEMBRADOS) lembrados.clear();
  lembrados.set(momento, data);
  return data;
};

/** Milliseconds of the Brasília clock since midnight. */
export const localTimeOfDay = (momento: number): number => {
  const { hour, minute, second, millisecond } = inBrasilia(momento);
  return ((hour * 60 + minute) * 60 + second) * 1000 + millisecond;
};

/** 23:59:59 in Brasília of the given day, in epoch milliseconds. */
export const endOfDay = (data: PlainDate): number =>
  PlainDates.toZonedDateTime(data, { timeZone: fusoHorario, plainTime: createTime(23, 59, 59) })
    .epochMilliseconds;
