import type { z } from 'zod';
import type { DomainError } from '#kernel/errors.ts';

/** Where the next page of a list begins: the values its last row is ordered by. */
const writeCursor = (posicao: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(posicao)).toString('base64url');

/** A cursor is made by us, but comes back from outside: what does not fit is refused, never guessed. */
export const readCursor = <S extends z.ZodType>(
  schema: S,
  cursor: string | undefined,
  recusa: () => DomainError,
): z.output<S> | undefined => {
  if (cursor === undefined) return undefined;
  try {
    const lido = schema.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (lido.success) return lido.data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw recusa();
};

/** One row more than a page was read: if it is there, there is a next page. */
export const pageOf = <R>(
  rows: readonly R[],
  tamanho: number,
  posicao: (row: R) => readonly (string | number)[],
): { readonly pagina: readonly R[]; readonly proximoCursor: string | null } => {
  const pagina = rows.slice(0, tamanho);
  const ultima = pagina.at(-1);
  return {
    pagina,
    proximoCursor: ultima !== undefined && rows.length > tamanho ? writeCursor(posicao(ultima)) : null,
  };
};
