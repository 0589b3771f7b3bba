import { describe, expect, it } from 'vitest';
import { escreverIds, quantas, readIds } from './casos.ts';

describe('the cases of an act in its address', () => {
  it('are read back as they were written', () => {
    expect(readIds(escreverIds([12, 15]))).toEqual([12, 15]);
  });

  it('leave out what is no id and what comes twice', () => {
    expect(readIds('12,abc,-3,0,1.5,12,,15')).toEqual([12, 15]);
    expect(readIds(null)).toEqual([]);
  });

  it('are a hundred at most, as the server takes them', () => {
    expect(readIds(escreverIds(Array.from({ length: 140 }, (_, n) => n + 1)))).toHaveLength(100);
  });

  it('are counted in words', () => {
    expect([1, 12].map(quantas)).toEqual(['1 manifestação', '12 manifestações']);
  });
});
