import { z } from 'zod';
import { pageOf, parseCursor } from '#server/cursor.ts';
import { cursorInvalido } from '../domain/orgao-errors.ts';

/** The last row of a page: the next page begins right after it. */
export interface Posicao {
  readonly chave: string;
  readonly id: number;
}

const posicao = z.tuple([z.string().regex(/^[^\0]*$/), z.int()]);

export const depoisDe = (cursor: string | undefined): Posicao | undefined => {
  if (!cursor) return undefined;
  const [chave, id] = parseCursor(posicao, cursor, cursorInvalido);
  return { chave, id };
};

export const paginaDe = <R extends Posicao>(rows: readonly R[], porPagina: number) =>
  pageOf(rows, porPagina, ({ chave, id }) => [chave, id]);
