import { expect, it } from 'vitest';
import { depoisDe, paginaDe } from './cursor.ts';

it('gives back the position it was made of', () => {
  const ultima = { chave: "agência d'água – são josé", id: 42 };
  const { pagina, proximoCursor } = paginaDe([ultima, { chave: 'z', id: 43 }], 1);
  expect(pagina).toEqual([ultima]);
  expect(depoisDe(proximoCursor ?? undefined)).toEqual(ultima);
});

it.each([
  'x',
  'bm90IGpzb24',
  Buffer.from('{}').toString('base64url'),
  Buffer.from('["a","b"]').toString('base64url'),
  Buffer.from(JSON.stringify(['a\0', 1])).toString('base64url'),
])('refuses the made-up cursor %s', (cursor) => {
  expect(() => depoisDe(cursor)).toThrowError(
    expect.objectContaining({ kind: 'invalid', code: 'orgao.cursor-invalido' }),
  );
});
