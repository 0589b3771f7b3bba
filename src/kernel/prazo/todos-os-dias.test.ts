import { fromEpochMilliseconds, toZonedDateTimeISO } from 'temporal-polyfill/fns/Instant';
import * as PlainDates from 'temporal-polyfill/fns/PlainDate';
import { create as createTime } from 'temporal-polyfill/fns/PlainTime';
import { toPlainDate } from 'temporal-polyfill/fns/ZonedDateTime';
import { expect, it } from 'vitest';
import {
  addDays,
  dayOfWeek,
  daysBetween,
  endOfDay,
  fusoHorario,
  localDate,
  parseIsoDate,
  plainDate,
  toIsoDate,
} from './data.ts';

const PRIMEIRO = plainDate(1990, 1, 1);
const ULTIMO = plainDate(2100, 12, 31);
const HORA = 3_600_000;

it('every day from 1990 to 2100 is the one that Temporal has: its name, its weekday, its end, its hours in Brasília', () => {
  const erros: string[] = [];
  let outro = PlainDates.create(1990, 1, 1);
  let dia = PRIMEIRO;
  for (let n = 0; n <= daysBetween(PRIMEIRO, ULTIMO); n += 1) {
    const escrito = PlainDates.toString(outro);
    const fim = PlainDates.toZonedDateTime(outro, {
      timeZone: fusoHorario,
      plainTime: createTime(23, 59, 59),
    });
    const certo =
      toIsoDate(dia) === escrito &&
      dayOfWeek(dia) === PlainDates.dayOfWeek(outro) &&
      daysBetween(PRIMEIRO, dia) === n &&
      String(parseIsoDate(escrito)) === escrito &&
      String(addDays(PRIMEIRO, n)) === escrito &&
      endOfDay(dia) === fim.epochMilliseconds &&
      // The hours in which Brasília's day changes, with summer time and without.
      [2, 3].every((hora) => {
        const momento = Date.UTC(dia.year, dia.month - 1, dia.day) + hora * HORA;
        const la = toPlainDate(toZonedDateTimeISO(fromEpochMilliseconds(momento), fusoHorario));
        return (
          toIsoDate(localDate(momento)) === PlainDates.toString(la) &&
          daysBetween(localDate(momento - 1), localDate(momento)) <= 1
        );
      });
    if (!certo) erros.push(escrito);
    outro = PlainDates.addDays(outro, 1);
    dia = addDays(dia, 1);
  }
  expect(erros).toEqual([]);
  expect(String(addDays(dia, -1))).toBe('2100-12-31');
}, 60_000);
