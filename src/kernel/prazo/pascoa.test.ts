import { describe, expect, it } from 'vitest';
import { dayOfWeek, toIsoDate } from './data.ts';
import { diaMovel, pascoa } from './pascoa.ts';

describe('Easter', () => {
  it.each([
    [2015, '2015-04-05'],
    [2016, '2016-03-27'],
    [2020, '2020-04-12'],
    [2024, '2024-03-31'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
    [2285, '2285-03-22'],
  ])('of %i is %s', (ano, data) => expect(toIsoDate(pascoa(ano))).toBe(data));

  it('is a Sunday between 22 March and 25 April, every year', () => {
    for (let ano = 1900; ano <= 2200; ano += 1) {
      const data = pascoa(ano);
      expect(dayOfWeek(data)).toBe(7);
      expect(toIsoDate(data).slice(5) >= '03-22' && toIsoDate(data).slice(5) <= '04-25').toBe(true);
    }
  });

  it('carries the movable days: Carnival, Good Friday and Corpus Christi', () => {
    expect([-47, -2, 60].map((dias) => toIsoDate(diaMovel(2026, dias)))).toEqual([
      '2026-02-17',
      '2026-04-03',
      '2026-06-04',
    ]);
  });
});
