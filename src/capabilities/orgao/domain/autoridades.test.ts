import { describe, expect, it } from 'vitest';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { mesmoConjunto, quemDecide } from './autoridades.ts';

const pessoas = { gestores: [1], respondentes: [1, 2, 3] };

describe('who decides an appeal', () => {
  it('is the gestor and any respondente where nobody was named', () => {
    expect(quemDecide(pessoas, [], Instancia.primeira)).toEqual([1, 2, 3]);
  });

  it('Lei 12.527/2011, art. 40: of silence and of the type is the gestor alone where nobody was named', () => {
    for (const instancia of [Instancia.reclamacao, Instancia.revisao]) {
      expect(quemDecide(pessoas, [], instancia)).toEqual([1]);
      expect(quemDecide(pessoas, [3], instancia)).toEqual([1, 3]);
    }
  });

  it('is the gestor and the respondentes named', () => {
    expect(quemDecide(pessoas, [3], Instancia.primeira)).toEqual([1, 3]);
  });

  it('is nobody where the only one named has left and there is no gestor', () => {
    expect(quemDecide({ gestores: [], respondentes: [2] }, [9], Instancia.primeira)).toEqual([]);
  });
});

it('compares people, not the order they come in', () => {
  expect(mesmoConjunto([1, 2], [2, 1])).toBe(true);
  expect(mesmoConjunto([], [])).toBe(true);
  expect(mesmoConjunto([1, 2], [1, 3])).toBe(false);
  expect(mesmoConjunto([1], [1, 2])).toBe(false);
});
