import { describe, expect, it } from 'vitest';
import { escreverIds, lerIds, quantas } from './casos.ts';

describe('the cases of an act in its address', () => {
  it('are read back as they were written', () => {
    expect(lerIds(escreverIds([12, 15]))).toEqual([12, 15]);
  });

  it('leave out what is no id and what comes twice', () => {
    expect(lerIds('12,abc,-3,0,1.5,12,,15')).toEqual([12, 15]);
    expect(lerIds(null)).toEqual([]);
  });

  it('are a hundred at most, as the server takes them', () => {
    expect(lerIds(escreverIds(Array.from({ length: 140 }, (_, n) => n + 1)))).toHaveLength(100);
  });

  it('are counted in words', () => {
    expect([1, 12].map(quantas)).toEqual(['1 manifestação', '12 manifestações']);
  });
});
