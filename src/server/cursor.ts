import { z } from 'zod';
import { type DomainError, invalid } from '#kernel/errors.ts';

const MOMENTO = /^(?!0000)(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/;

/** Refuses days such as 31 February, on which the database would fail. */
const isMomento = (texto: string): boolean => {
  const [, dia, hora] = MOMENTO.exec(texto) ?? [];
  const lido = new Date(`${dia}T${hora}Z`);
  return !Number.isNaN(lido.getTime()) && lido.toISOString().startsWith(`${dia}T${hora}`);
};

/**
 * A moment as PostgreSQL writes it, to the microsecond. A Date would lose that precision, and with
 * it the place in the list.
 */
export const momentoDoBanco = z.string().refine(isMomento);

/** A number that PostgreSQL sorts by, as text: JavaScript would lose some of its digits. */
export const ordemDoBanco = z.string().regex(/^-?\d{1,20}(\.\d{1,20})?$/);

/** Where the next page of a list begins: the values that its last row is sorted by. */
export const writeCursor = (posicao: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(posicao)).toString('base64url');

export const cursorInvalido = () =>
  invalid('lista.cursor-invalido', 'A página pedida não existe. Volte ao começo da lista.');

/** Our cursors come back from outside: one that does not fit is refused, never guessed. */
export const parseCursor = <S extends z.ZodType>(
  schema: S,
  cursor: string,
  recusa: () => DomainError = cursorInvalido,
): z.output<S> => {
  try {
    const lido = schema.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (lido.success) return lido.data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw recusa();
};

/** Undefined for the first page, which has no cursor. */
export const readCursor = <S extends z.ZodType>(
  schema: S,
  cursor: string | undefined,
  recusa: () => DomainError = cursorInvalido,
): z.output<S> | undefined => (cursor === undefined ? undefined : parseCursor(schema, cursor, recusa));

const soOId = z.tuple([z.int().min(1)]);

/** The same for lists sorted by the id of their rows alone. */
export const readIdCursor = (cursor: string | undefined): number | undefined =>
  readCursor(soOId, cursor)?.[0];

/** One row more than a page was read: when it is there, there is a next page. */
export const pageOf = <R>(
  rows: readonly R[],
  porPagina: number,
  posicao: (row: R) => readonly (string | number)[],
): { readonly pagina: readonly R[]; readonly proximoCursor: string | null } => {
  const pagina = rows.slice(0, porPagina);
  const ultima = pagina.at(-1);
  return {
    pagina,
    proximoCursor: ultima !== undefined && rows.length > porPagina ? writeCursor(posicao(ultima)) : null,
  };
};
