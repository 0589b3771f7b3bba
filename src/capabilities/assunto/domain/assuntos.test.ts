import { describe, expect, it } from 'vitest';
import { assuntoVigente } from './assunto-vigente.ts';
import { favoritosDe } from './favoritos-primeiro.ts';

const assuntos = [{ idAssunto: 1, antigos: [7, 8] }, { idAssunto: 2 }, { idAssunto: 3 }];

describe('the subject of an id', () => {
  it('is itself, or the one it was joined to', () => {
    expect(assuntoVigente(assuntos, 2)).toBe(assuntos[1]);
    expect(assuntoVigente(assuntos, 8)).toBe(assuntos[0]);
    expect(assuntoVigente(assuntos, 9)).toBeUndefined();
    expect(assuntoVigente(assuntos, null)).toBeUndefined();
    expect(assuntoVigente(undefined, 1)).toBeUndefined();
  });
});

describe("an office's favourites", () => {
  it('come in its order, without those that are no longer offered', () => {
    expect(favoritosDe(assuntos, [3, 99, 1]).map(({ idAssunto }) => idAssunto)).toEqual([3, 1]);
  });
});
