import { z } from 'zod';
import { cursorInvalido } from '../domain/auditoria-errors.ts';
import type { PosicaoNaAuditoria } from './consulta-repository.ts';

const MOMENTO = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/;
const posicao = z.tuple([z.string().regex(MOMENTO), z.enum(['administracao', 'caso']), z.int()]);

export const writeCursor = ({ momento, origem, id }: PosicaoNaAuditoria): string =>
  Buffer.from(JSON.stringify([momento, origem, id])).toString('base64url');

const parseJson = (texto: string): unknown => {
  try {
    return JSON.parse(texto);
  } catch {
    throw cursorInvalido();
  }
};

export const readCursor = (cursor: string): PosicaoNaAuditoria => {
  const lida = posicao.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!lida.success) throw cursorInvalido();
  const [momento, origem, id] = lida.data;
  return { momento, origem, id };
};
