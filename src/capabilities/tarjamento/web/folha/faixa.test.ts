import { describe, expect, it } from 'vitest';
import { itensNaVista, posicoesDe } from './faixa.ts';

describe('a column of 500 pages', () => {
  const posicoes = posicoesDe(
    Array.from({ length: 500 }, () => 1000),
    16,
  );

  it('draws only the few that can be seen', () => {
    expect(itensNaVista(posicoes, 0, 800)).toEqual([0, 0]);
    expect(itensNaVista(posicoes, 900, 800)).toEqual([0, 1]);
    expect(itensNaVista(posicoes, 250 * 1016, 800)).toEqual([250, 250]);
  });

  it('ends with its last one, however far one scrolls', () => {
    expect(itensNaVista(posicoes, 10_000_000, 800)).toEqual([499, 499]);
    expect(posicoes.at(-1)).toBe(500 * 1016);
    expect(itensNaVista(posicoesDe([], 16), 0, 800)).toEqual([0, 0]);
  });
});
