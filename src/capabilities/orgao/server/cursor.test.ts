import { expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

it('gives back the position it was made of', () => {
  const posicao = { chave: "agência d'água – são josé", id: 42 };
  expect(decodeCursor(encodeCursor(posicao))).toEqual(posicao);
});

it.each([
  'x',
  'bm90IGpzb24',
  Buffer.from('{}').toString('base64url'),
  Buffer.from('["a","b"]').toString('base64url'),
  Buffer.from(JSON.stringify(['a\0', 1])).toString('base64url'),
])('refuses the made-up cursor %s', (cursor) => {
  expect(() => decodeCursor(cursor)).toThrowError(
    expect.objectContaining({ kind: 'invalid', code: 'orgao.cursor-invalido' }),
  );
});
