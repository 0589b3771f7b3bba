import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isWeakKey } from './weak-key.ts';

describe('a weak key', () => {
  it.each([
    ['short', 'x7Qp2mLk9Zt4Rw8v'],
    ['one letter', 'a'.repeat(64)],
    ['a word again and again', 'segredo'.repeat(8)],
    ['two letters', 'abaabbbababbaaabbbabaabababbbaabab'],
    ['the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['every second sign', Array.from({ length: 40 }, (_, i) => String.fromCodePoint(40 + 2 * i)).join('')],
    ['the same half twice', 'x7Qp2mLk9Zt4Rw8vx7Qp2mLk9Zt4Rw8v'],
  ])('is found: %s', (_what, key) => {
    expect(isWeakKey(key)).toBe(true);
  });

  it('is none that a generator made, however it is written', () => {
    for (let i = 0; i < 500; i++) {
      expect(isWeakKey(randomBytes(16).toString('hex'))).toBe(false);
      expect(isWeakKey(randomBytes(32).toString('base64'))).toBe(false);
    }
  });
});
