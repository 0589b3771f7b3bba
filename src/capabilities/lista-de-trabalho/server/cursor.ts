import { z } from 'zod';
import { cursorInvalido, momentoDoBanco, parseCursor } from '#server/cursor.ts';
import { type OrdemDaLista, ordensDaLista, type Sentido } from '../domain/filas.ts';
import type { Depois } from './pagina-repository.ts';

interface Ordenada {
  readonly ordem: OrdemDaLista;
  readonly sentido: Sentido;
}

/** The cursor includes the order: a cursor of another order would skip cases unnoticed. */
const cursor = z.tuple([z.enum(ordensDaLista), z.enum(['asc', 'desc']), z.string().max(600), z.int()]);

const DIA = z.union([z.iso.date(), z.enum(['infinity', '-infinity'])]);
const TEXTO = z.string().regex(/^[^\0]*$/);
const formaDe = (ordem: OrdemDaLista): z.ZodType => {
  if (ordem === 'prazo' || ordem === 'prazo-interno') return DIA;
  return ordem === 'registro' || ordem === 'atualizacao' ? momentoDoBanco : TEXTO;
};

export const depoisDe = (texto: string, { ordem, sentido }: Ordenada): Depois => {
  const [daOrdem, doSentido, valor, id] = parseCursor(cursor, texto);
  if (daOrdem !== ordem || doSentido !== sentido || !formaDe(ordem).safeParse(valor).success)
    throw cursorInvalido();
  return { valor, id };
};
