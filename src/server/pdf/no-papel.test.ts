import { expect, it } from 'vitest';
import { noPapel } from './no-papel.ts';

it('prints Portuguese as it was written, however its accents were typed', () => {
  const texto = 'Ação nº 1 – “até” 5º §2º… • €';
  expect(noPapel(texto)).toBe(texto);
  expect(noPapel('a\u0301c\u0327a\u0303o')).toBe('áção');
});

it('never prints another letter for one that it lacks', () => {
  expect(noPapel('a → b ≥ c')).toBe('a -> b >= c');
  expect(noPapel('x\u2009y\u200bz')).toBe('x yz');
  expect(noPapel('日本 😀')).toBe('?? ?');
});
