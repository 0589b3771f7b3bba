import { describe, expect, it } from 'vitest';
import { BITS_BASE, BITS_MAXIMO, bitsPara, zerosIniciais } from './prova-de-trabalho.ts';

describe('proof of work', () => {
  it('counts the zero bits a hash begins with', () => {
    expect(zerosIniciais(Uint8Array.of(0x80, 0))).toBe(0);
    expect(zerosIniciais(Uint8Array.of(0x01, 0xff))).toBe(7);
    expect(zerosIniciais(Uint8Array.of(0, 0, 0x7f))).toBe(17);
    expect(zerosIniciais(Uint8Array.of(0, 0))).toBe(16);
  });

  it('costs no more for the first slips, then twice as much each time, up to a limit a phone can bear', () => {
    expect([0, 1, 2, 3].map(bitsPara)).toEqual(Array(4).fill(BITS_BASE));
    expect(bitsPara(4)).toBe(BITS_BASE + 1);
    expect(bitsPara(5)).toBe(BITS_BASE + 2);
    expect(bitsPara(1000)).toBe(BITS_MAXIMO);
  });
});
