import { expect, it } from 'vitest';
import { z } from 'zod';
import { invalid } from '#kernel/errors.ts';
import { momentoDoBanco, pageOf, parseCursor, readCursor } from './cursor.ts';

const recusa = () => invalid('lista.cursor-invalido', 'A página pedida não existe.');
const posicao = z.tuple([z.string(), z.int()]);

it('the cursor of a page is where the next one begins', () => {
  const { pagina, proximoCursor } = pageOf(['a', 'b', 'c'], 2, (row) => [row, 7]);
  expect(pagina).toEqual(['a', 'b']);
  expect(readCursor(posicao, proximoCursor ?? undefined, recusa)).toEqual(['b', 7]);
});

it('the last page has none, and the first needs none', () => {
  expect(pageOf(['a', 'b'], 2, (row) => [row]).proximoCursor).toBeNull();
  expect(readCursor(posicao, undefined, recusa)).toBeUndefined();
});

it.each(['x', 'bm90IGpzb24', Buffer.from('{}').toString('base64url')])(
  'refuses the made-up cursor %s',
  (cursor) => {
    expect(() => parseCursor(posicao, cursor, recusa)).toThrowError(
      expect.objectContaining({ code: 'lista.cursor-invalido' }),
    );
  },
);

it.each(['2026-02-28 23:59:59.123456-03', '2026-11-16 00:00:00+00', '2024-02-29 12:00:00.5+05:30'])(
  'knows the moment %s, as the database writes it',
  (momento) => {
    expect(momentoDoBanco.safeParse(momento).success).toBe(true);
  },
);

it.each([
  '2026-02-30 10:00:00+00',
  '2026-13-01 10:00:00+00',
  '2026-01-01 25:00:00+00',
  '0000-01-01 10:00:00+00',
  '2026-01-01 10:00:00+99',
  '2026-01-01T10:00:00Z',
  'infinity',
])('refuses the moment %s, on which the database would fail', (momento) => {
  expect(momentoDoBanco.safeParse(momento).success).toBe(false);
});
