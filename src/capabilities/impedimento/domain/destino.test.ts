import { describe, expect, it } from 'vitest';
import { emOrdem } from './destino.ts';

const acima = (idOuvidoria: number, degrau: number | null, controla = false) => ({
  idOuvidoria,
  degrau,
  controla,
});

describe('where that empties the office, the case goes to the office it is subordinate to, else to the controlling body', () => {
  it('takes the nearest first, the ministry after the directory, the controlling body last', () => {
    const todos = [acima(6, null, true), acima(40, null), acima(9, 3), acima(8, 1)];
    expect(emOrdem(todos, null, new Set())).toEqual([8, 9, 40, 6]);
  });

  it('never goes back, and takes each once', () => {
    expect(emOrdem([acima(8, 1), acima(6, 2), acima(6, null, true)], 6, new Set([8]))).toEqual([6]);
    expect(emOrdem([], null, new Set())).toEqual([]);
  });

  it('of an office with nobody above goes to the body that watches over the platform, after who controls it', () => {
    expect(emOrdem([], 6, new Set())).toEqual([6]);
    expect(emOrdem([acima(40, null, true)], 6, new Set())).toEqual([40, 6]);
    expect(emOrdem([], 6, new Set([6]))).toEqual([]);
  });
});
