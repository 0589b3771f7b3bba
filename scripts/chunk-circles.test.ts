import { expect, test } from 'vitest';
import { findCircle } from './chunk-circles.ts';

const chunk = (name: string, imports: readonly string[], isEntry = false) => ({
  [name]: { type: 'chunk' as const, name, isEntry, imports },
});

test('finds files that wait for each other, however long the way', () => {
  const output = { ...chunk('a', ['b']), ...chunk('b', ['c']), ...chunk('c', ['b']), ...chunk('d', ['a']) };
  expect(findCircle(output)).toEqual(['b', 'c', 'b']);
});

test('accepts files that share others, and those that ask the first file of all', () => {
  const output = {
    ...chunk('index', ['moldura'], true),
    ...chunk('moldura', ['index', 'base']),
    ...chunk('base', ['index']),
    ...chunk('a', ['base', 'moldura']),
    estilo: { type: 'asset' as const },
  };
  expect(findCircle(output)).toBeNull();
});
