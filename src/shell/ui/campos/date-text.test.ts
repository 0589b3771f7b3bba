import { expect, it } from 'vitest';
import { dateTextFromIso, isoFromDateText, joinRange, maskDate } from './date-text.ts';

it.each([
  ['1', '1'],
  ['123', '12/3'],
  ['12032026', '12/03/2026'],
  ['12/03/20269', '12/03/2026'],
  ['ab', ''],
])('masks %j as %j', (typed, shown) => {
  expect(maskDate(typed)).toBe(shown);
});

it('S5-03 goes between dd/mm/aaaa and ISO, refusing days that do not exist', () => {
  expect(isoFromDateText('29/02/2028')).toBe('2028-02-29');
  expect(isoFromDateText('29/02/2026')).toBeNull();
  expect(isoFromDateText('12/03')).toBeNull();
  expect(dateTextFromIso('2026-03-12')).toBe('12/03/2026');
  expect(dateTextFromIso('')).toBe('');
});

it("S5-03 writes a period as 'x até y'", () => {
  expect(joinRange('01/03/2026', '12/03/2026')).toBe('01/03/2026 até 12/03/2026');
  expect(joinRange('', '')).toBe('');
});
