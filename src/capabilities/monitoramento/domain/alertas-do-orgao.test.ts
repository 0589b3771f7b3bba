import { describe, expect, it } from 'vitest';
import { plainDate } from '#kernel/prazo/data.ts';
import { alertasDe, gravidadeDe } from './alertas-do-orgao.ts';
import type { FigurasDoMes, FigurasDoOrgao } from './figuras-do-orgao.ts';

const hoje = plainDate(2026, 3, 12);
const mes = (more: Partial<FigurasDoMes> = {}): FigurasDoMes => ({
  mes: '2026-01',
  registradas: 0,
  respondidas: 0,
  noPrazo: 0,
  ...more,
});
const figuras = (more: Partial<FigurasDoOrgao> = {}): FigurasDoOrgao => ({
  abertas: 0,
  vencidas: 0,
  vencemEm7Dias: 0,
  maisAntiga: null,
  ultimaResposta: null,
  respondidas: 0,
  noPrazo: 0,
  mediana: null,
  meses: Array.from({ length: 12 }, () => mes()),
  ...more,
});
const alertas = (more: Partial<FigurasDoOrgao>) => alertasDe(figuras(more), hoje);

describe('the alerts of an office', () => {
  it('an office without work has none', () => {
    expect(alertas({})).toEqual([]);
  });

  it('more than 5% of the open cases late; exactly 5% is not more', () => {
    expect(alertas({ abertas: 20, vencidas: 1 })).toEqual([]);
    expect(alertas({ abertas: 19, vencidas: 1 })).toEqual(['vencidas-demais']);
  });

  it('no answer in more than 30 days, while somebody has waited as long', () => {
    const desde = { abertas: 1, maisAntiga: '2026-02-09' };
    expect(alertas({ ...desde, ultimaResposta: '2026-02-09' })).toEqual(['sem-resposta']);
    expect(alertas({ ...desde, ultimaResposta: null })).toEqual(['sem-resposta']);
    expect(alertas({ ...desde, ultimaResposta: '2026-02-10' })).toEqual([]);
    expect(alertas({ abertas: 1, maisAntiga: '2026-02-10', ultimaResposta: null })).toEqual([]);
    expect(alertas({ ultimaResposta: '2025-01-01' })).toEqual([]);
  });

  it('fewer than 90% of the answers in time, of ten answers at least', () => {
    expect(alertas({ respondidas: 10, noPrazo: 8 })).toEqual(['fora-do-prazo']);
    expect(alertas({ respondidas: 10, noPrazo: 9 })).toEqual([]);
    expect(alertas({ respondidas: 9, noPrazo: 0 })).toEqual([]);
  });

  it('ten points lost in the last three months', () => {
    const meses = (noPrazo: number) => [
      ...Array.from({ length: 9 }, () => mes({ respondidas: 10, noPrazo: 10 })),
      ...Array.from({ length: 3 }, () => mes({ respondidas: 10, noPrazo })),
    ];
    expect(alertas({ meses: meses(9) })).toEqual(['piora']);
    expect(alertas({ meses: meses(10) })).toEqual([]);
  });

  it('a fifth more coming in than going out', () => {
    const meses = (registradas: number) => [mes(), mes({ registradas, respondidas: 10 })];
    expect(alertas({ meses: meses(13) })).toEqual(['acumulo']);
    expect(alertas({ meses: meses(12) })).toEqual([]);
  });

  it('weigh: silence more than lateness, and lateness more than a pile', () => {
    expect(gravidadeDe(['sem-resposta'])).toBeGreaterThan(gravidadeDe(['vencidas-demais', 'acumulo']));
    expect(gravidadeDe(['vencidas-demais'])).toBeGreaterThan(gravidadeDe(['fora-do-prazo', 'acumulo']));
    expect(gravidadeDe([])).toBe(0);
  });
});
