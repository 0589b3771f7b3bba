import { describe, expect, it } from 'vitest';
import { mover } from './ordem.ts';

const lista = [
  { id: 1, ordem: 10 },
  { id: 2, ordem: 20 },
  { id: 3, ordem: 30 },
];

describe('a step up or down', () => {
  it('changes places with the neighbour and touches nobody else', () => {
    expect(mover(lista, 3, 'acima')).toEqual([
      { id: 3, ordem: 20 },
      { id: 2, ordem: 30 },
    ]);
    expect(mover(lista, 1, 'abaixo')).toEqual([
      { id: 2, ordem: 10 },
      { id: 1, ordem: 20 },
    ]);
  });

  it('is nothing at the end of the list, or for what is not in it', () => {
    expect(mover(lista, 1, 'acima')).toEqual([]);
    expect(mover(lista, 3, 'abaixo')).toEqual([]);
    expect(mover(lista, 9, 'acima')).toEqual([]);
  });

  it('tells apart those that had the same place', () => {
    const iguais = [1, 2, 3].map((id) => ({ id, ordem: 0 }));
    expect(mover(iguais, 2, 'acima')).toEqual([
      { id: 1, ordem: 1 },
      { id: 3, ordem: 2 },
    ]);
  });
});
