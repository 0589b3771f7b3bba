import { z } from 'zod';
import { type OrdemDaLista, ordensDaLista, type Sentido } from '../domain/filas.ts';
import { cursorInvalido } from '../domain/tratamento-errors.ts';
import type { Depois } from './lista-repository.ts';

interface Ordenada {
  readonly ordem: OrdemDaLista;
  readonly sentido: Sentido;
}

/** The order is in the cursor too: one of another order would skip cases without anybody noticing. */
const cursor = z.tuple([z.enum(ordensDaLista), z.enum(['asc', 'desc']), z.string().max(600), z.int()]);

const DIA = /^(\d{4}-\d{2}-\d{2}|-?infinity)$/;
const MOMENTO = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/;
const TEXTO = /^[^\0]*$/;
const formaDe = (ordem: OrdemDaLista): RegExp => {
  if (ordem === 'prazo' || ordem === 'prazo-interno') return DIA;
  return ordem === 'registro' || ordem === 'atualizacao' ? MOMENTO : TEXTO;
};

export const writeCursor = ({ ordem, sentido }: Ordenada, { valor, id }: Depois): string =>
  Buffer.from(JSON.stringify([ordem, sentido, valor, id])).toString('base64url');

const parse = (texto: string): z.output<typeof cursor> => {
  const json = Buffer.from(texto, 'base64url').toString('utf8');
  try {
    const lido = cursor.safeParse(JSON.parse(json));
    if (lido.success) return lido.data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw cursorInvalido();
};

export const readCursor = (texto: string, { ordem, sentido }: Ordenada): Depois => {
  const [daOrdem, doSentido, valor, id] = parse(texto);
  if (daOrdem !== ordem || doSentido !== sentido || !formaDe(ordem).test(valor)) throw cursorInvalido();
  return { valor, id };
};
