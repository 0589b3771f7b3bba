import { describe, expect, it } from 'vitest';
import { podeMencionar } from './nota.ts';

describe('mentions', () => {
  it('are of colleagues of the office, or of nobody', () => {
    expect(podeMencionar([], []).allowed).toBe(true);
    expect(podeMencionar([3, 5], [1, 3, 5]).allowed).toBe(true);
    expect(podeMencionar([3, 6], [1, 3, 5])).toMatchObject({
      allowed: false,
      error: { code: 'nota.mencao-desconhecida' },
    });
  });
});
