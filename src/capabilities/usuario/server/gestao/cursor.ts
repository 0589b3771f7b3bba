import type { z } from 'zod';
import { cursorInvalido } from '../../domain/gestao-errors.ts';

/** Where the next page of a list begins, in one word that says nothing by itself. */
export const writeCursor = (valores: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(valores)).toString('base64url');

export const readCursor = <T extends z.ZodType>(texto: string, forma: T): z.output<T> => {
  const json = Buffer.from(texto, 'base64url').toString('utf8');
  try {
    const lido = forma.safeParse(JSON.parse(json));
    if (lido.success) return lido.data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw cursorInvalido();
};
