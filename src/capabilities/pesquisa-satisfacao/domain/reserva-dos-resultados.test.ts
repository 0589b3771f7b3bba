import { describe, expect, it } from 'vitest';
import { plainDate } from '#kernel/prazo/data.ts';
import { diasDosResultados, isResultadoRetido } from './reserva-dos-resultados.ts';

describe('the results of the survey', () => {
  it('are of whole months that are over', () => {
    expect(diasDosResultados('este-ano', plainDate(2026, 3, 12))).toEqual({
      de: '2026-01-01',
      ate: '2026-02-28',
    });
    expect(diasDosResultados('ano-passado', plainDate(2026, 3, 12))).toEqual({
      de: '2025-01-01',
      ate: '2025-12-31',
    });
  });

  it('are not told of fewer than five people', () => {
    expect([0, 1, 4, 5].map((pessoas) => isResultadoRetido(pessoas, []))).toEqual([false, true, true, false]);
  });

  it('of a type or subject are not told where the others and the whole would tell of fewer than five', () => {
    const porTipo = (escolhido: number, ...pessoas: readonly number[]) => ({
      escolhido,
      partes: pessoas.map((quantas, i) => ({ id: i + 1, pessoas: quantas })),
    });
    expect(isResultadoRetido(9, [porTipo(1, 9, 1)])).toBe(true);
    expect(isResultadoRetido(9, [porTipo(1, 9, 6, 1)])).toBe(false);
    expect(isResultadoRetido(6, [porTipo(2, 9, 6, 1)])).toBe(true);
    expect(isResultadoRetido(9, [porTipo(1, 9, 5)])).toBe(false);
  });
});
