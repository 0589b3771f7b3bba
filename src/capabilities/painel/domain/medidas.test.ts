import { describe, expect, it } from 'vitest';
import { mediana, seBasta, taxa } from './medidas.ts';
import { completarPeriodo, mesDoMomento, mesesDe } from './periodo.ts';

describe('the figures of a panel', () => {
  it('the median is the middle, or the mean of the two in the middle', () => {
    expect(mediana([])).toBeNull();
    expect(
      mediana([
        { dias: 30, total: 1 },
        { dias: 2, total: 1 },
        { dias: 9, total: 1 },
      ]),
    ).toBe(9);
    expect(
      mediana([
        { dias: 2, total: 2 },
        { dias: 9, total: 2 },
      ]),
    ).toBe(5.5);
    expect(
      mediana([
        { dias: 0, total: 1_000_001 },
        { dias: 400, total: 1_000_000 },
      ]),
    ).toBe(0);
  });

  it('a rate is of its base, and of fewer than five people there is none', () => {
    expect(taxa(3, { total: 8, pessoas: 5 })).toBe(37.5);
    expect(taxa(3, { total: 8, pessoas: 4 })).toBeNull();
    expect(taxa(0, { total: 0, pessoas: 0 })).toBeNull();
    expect(seBasta(5, 12)).toBe(12);
    expect(seBasta(4, 12)).toBeNull();
  });
});

describe('the period', () => {
  it('is the year that ends with the newest month, unless somebody chose', () => {
    expect(completarPeriodo({}, '2026-03')).toEqual({ de: '2025-04', ate: '2026-03' });
    expect(completarPeriodo({ ate: '2025-02' }, '2026-03')).toEqual({ de: '2024-03', ate: '2025-02' });
    expect(completarPeriodo({ de: '2024-12' }, '2026-03')).toEqual({ de: '2024-12', ate: '2026-03' });
    expect(completarPeriodo({ de: '2027-01' }, '2026-03')).toEqual({ de: '2027-01', ate: '2027-01' });
  });

  it('has every month, also over the end of a year, and none backwards', () => {
    expect(mesesDe({ de: '2025-11', ate: '2026-02' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(mesesDe({ de: '2026-02', ate: '2025-11' })).toEqual([]);
  });

  it('is of Brasília: the last evening of a month still belongs to it', () => {
    expect(mesDoMomento(new Date('2026-03-31T23:30:00-03:00'))).toBe('2026-03');
  });
});
