import { cursorInvalido } from '../domain/orgao-errors.ts';

/** The last row of a page, in the order of the list: the next page begins right after it. */
export interface Posicao {
  readonly chave: string;
  readonly id: number;
}

export const encodeCursor = ({ chave, id }: Posicao): string =>
  Buffer.from(JSON.stringify([chave, id])).toString('base64url');

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw cursorInvalido();
  }
};

export const decodeCursor = (cursor: string): Posicao => {
  const parsed = parseJson(Buffer.from(cursor, 'base64url').toString());
  const [chave, id] = Array.isArray(parsed) ? parsed : [];
  if (typeof chave !== 'string' || chave.includes('\0') || !Number.isInteger(id)) throw cursorInvalido();
  return { chave, id };
};
