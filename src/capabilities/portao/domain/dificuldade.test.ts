import { describe, expect, it } from 'vitest';
import { BITS_DA_PORTA, bitsDaPorta, cabe, medidaNoOnion, medidas } from './dificuldade.ts';
import { segundosDeEspera } from './espera.ts';

const { registrar } = medidas;
const bits = (doTodo: number, doPrefixo: number): number => bitsDaPorta({ doTodo, doPrefixo }, registrar);

describe('gates against floods: the price grows with the load', () => {
  it('is the same for thirty people behind one address, and on a busy day', () => {
    for (let n = 0; n < 30; n++) expect(bits(199, n)).toBe(BITS_DA_PORTA);
  });

  it('doubles with every doubling from one prefix, up to what a phone can bear', () => {
    expect([30, 59, 60, 119, 120, 100_000].map((n) => bits(n, n) - BITS_DA_PORTA)).toEqual([
      1, 1, 2, 2, 3, 5,
    ]);
  });

  it('doubles for everybody with a flood from everywhere, but less far', () => {
    expect([200, 400, 800, 1_000_000].map((n) => bits(n, 0) - BITS_DA_PORTA)).toEqual([1, 2, 3, 3]);
  });

  it('without a script the seconds to wait grow in the same steps', () => {
    const espera = (doPrefixo: number) => segundosDeEspera({ doTodo: 0, doPrefixo }, medidas['sem-script']);
    expect([0, 9, 10, 20, 40].map(espera)).toEqual([10, 10, 20, 40, 80]);
  });
});

describe('gates against floods: limits per address prefix and for the whole', () => {
  it('a prefix has room for many; once the whole is flooded, for a few, and a newcomer still passes', () => {
    expect(cabe({ doTodo: 119, doPrefixo: 119 }, registrar)).toBe(true);
    expect(cabe({ doTodo: 120, doPrefixo: 120 }, registrar)).toBe(false);
    expect(cabe({ doTodo: 1_000_000, doPrefixo: 0 }, registrar)).toBe(true);
    expect(cabe({ doTodo: 1_000_000, doPrefixo: 3 }, registrar)).toBe(false);
  });

  it('at the onion address, where all are one prefix, only the whole counts', () => {
    const onion = medidaNoOnion(registrar);
    expect(cabe({ doTodo: 1500, doPrefixo: 1500 }, onion)).toBe(true);
    expect(bitsDaPorta({ doTodo: 100, doPrefixo: 100 }, onion)).toBe(BITS_DA_PORTA);
  });
});
