import fc from 'fast-check';
import { fromEpochMilliseconds, toZonedDateTimeISO } from 'temporal-polyfill/fns/Instant';
import * as PlainDates from 'temporal-polyfill/fns/PlainDate';
import { create as createTime } from 'temporal-polyfill/fns/PlainTime';
import { toPlainDate, toPlainTime } from 'temporal-polyfill/fns/ZonedDateTime';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  compareDates,
  dayOfWeek,
  daysBetween,
  endOfDay,
  fusoHorario,
  localDate,
  localTimeOfDay,
  type PlainDate,
  parseIsoDate,
  plainDate,
  plainDateOrNull,
  toIsoDate,
} from './data.ts';

const doTemporal = ({ year, month, day }: PlainDate) => PlainDates.create(year, month, day);
const iso = (data: PlainDates.Record) => PlainDates.toString(data);

const SECULOS = 200_000;
const qualquerDia = fc
  .integer({ min: -SECULOS, max: SECULOS })
  .map((dias) => addDays(plainDate(2000, 1, 1), dias));

describe('arithmetic of days, as Temporal has it', () => {
  it('adds days, across months, leap years and centuries', () => {
    fc.assert(
      fc.property(qualquerDia, fc.integer({ min: -5000, max: 5000 }), (dia, dias) => {
        const depois = addDays(dia, dias);
        expect(toIsoDate(depois)).toBe(iso(PlainDates.addDays(doTemporal(dia), dias)));
        expect(daysBetween(dia, depois)).toBe(dias);
      }),
      { numRuns: 3000 },
    );
  });

  it('compares, counts and names the day of the week', () => {
    fc.assert(
      fc.property(qualquerDia, qualquerDia, (a, b) => {
        const [x, y] = [doTemporal(a), doTemporal(b)];
        expect(daysBetween(a, b)).toBe(PlainDates.diffDays(x, y));
        expect(compareDates(a, b)).toBe(PlainDates.compare(x, y));
        expect(dayOfWeek(a)).toBe(PlainDates.dayOfWeek(x));
        expect(parseIsoDate(toIsoDate(a))).toEqual(a.year >= 0 && a.year <= 9999 ? a : null);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    '2026-02-29',
    '2100-02-29',
    '2026-00-10',
    '2026-13-01',
    '2026-04-31',
    '2026-1-1',
    '2026-01-00',
    '',
  ])('has no day %j', (texto) => expect(parseIsoDate(texto)).toBeNull());

  it.each(['2024-02-29', '2000-02-29', '0000-01-01', '9999-12-31'])('has the day %s', (texto) => {
    const dia = parseIsoDate(texto);
    expect([String(dia), JSON.stringify({ dia })]).toEqual([texto, `{"dia":"${texto}"}`]);
  });

  it('refuses what is no day, and days that nothing could write down', () => {
    expect(() => plainDate(2026, 2, 30)).toThrow(RangeError);
    expect(plainDateOrNull(2026, 1.5, 1)).toBeNull();
    expect(plainDateOrNull(300_000, 1, 1)).toBeNull();
    expect(() => addDays(plainDate(2026, 1, 1), Number.NaN)).toThrow(RangeError);
    expect(() => addDays(plainDate(2026, 1, 1), 1e9)).toThrow(RangeError);
  });

  it('writes years of more than four digits as Temporal does', () => {
    for (const [ano, escrito] of [
      [-5, '-000005-01-01'],
      [12_000, '+012000-01-01'],
      [45, '0045-01-01'],
    ] as const)
      expect([toIsoDate(plainDate(ano, 1, 1)), iso(PlainDates.create(ano, 1, 1))]).toEqual([
        escrito,
        escrito,
      ]);
  });
});

/** From before the first summer times to beyond those that the tables know. */
const qualquerMomento = fc.integer({ min: Date.UTC(1930, 0, 1), max: Date.UTC(2060, 0, 1) });
const UM_DIA = 86_400_000;
/** Around the nights on which the clocks were changed. */
const noiteDeMudanca = fc
  .constantFrom(
    '2017-10-15T03:00:00Z',
    '2018-02-18T02:00:00Z',
    '2018-11-04T03:00:00Z',
    '2019-02-17T02:00:00Z',
  )
  .chain((noite) => fc.integer({ min: -UM_DIA, max: UM_DIA }).map((ms) => Date.parse(noite) + ms));

describe('the clock of Brasília, as the tables of time zones have it', () => {
  it.each([
    ['any moment', qualquerMomento],
    ['nights on which clocks changed', noiteDeMudanca],
  ])('says day and hour: %s', (_, momentos) => {
    fc.assert(
      fc.property(momentos, (momento) => {
        const la = toZonedDateTimeISO(fromEpochMilliseconds(momento), fusoHorario);
        const { hour, minute, second, millisecond } = toPlainTime(la);
        expect(toIsoDate(localDate(momento))).toBe(iso(toPlainDate(la)));
        expect(localTimeOfDay(momento)).toBe(((hour * 60 + minute) * 60 + second) * 1000 + millisecond);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['any day', qualquerMomento],
    ['nights on which clocks changed', noiteDeMudanca],
  ])('says when a day ends: %s', (_, momentos) => {
    fc.assert(
      fc.property(momentos, (momento) => {
        const dia = localDate(momento);
        const fim = PlainDates.toZonedDateTime(doTemporal(dia), {
          timeZone: fusoHorario,
          plainTime: createTime(23, 59, 59),
        });
        expect(endOfDay(dia)).toBe(fim.epochMilliseconds);
      }),
      { numRuns: 1000 },
    );
  });
});
