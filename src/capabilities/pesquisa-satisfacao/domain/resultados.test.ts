import { describe, expect, it } from 'vitest';
import { percentual, satisfacaoMedia } from './resultados.ts';

describe('the mean satisfaction', () => {
  it('goes from 0, all very dissatisfied, to 100, all very satisfied', () => {
    expect(satisfacaoMedia([{ idOpcao: 9, total: 3 }])).toBe(100);
    expect(satisfacaoMedia([{ idOpcao: 13, total: 2 }])).toBe(0);
    expect(
      satisfacaoMedia([
        { idOpcao: 9, total: 1 },
        { idOpcao: 12, total: 2 },
      ]),
    ).toBe(50);
    expect(
      satisfacaoMedia([
        { idOpcao: 10, total: 1 },
        { idOpcao: 11, total: 2 },
      ]),
    ).toBe(58.3);
  });

  it('is none where nobody answered, and knows no other question', () => {
    expect(satisfacaoMedia([])).toBeNull();
    expect(satisfacaoMedia([{ idOpcao: 1, total: 5 }])).toBeNull();
  });
});

it('a share of nothing is no share', () => {
  expect(percentual(0, 0)).toBeNull();
  expect(percentual(1, 3)).toBe(33.3);
});
