import { z } from 'zod';

/** A month written yyyy-mm. */
export const figurasDoMes = z.object({
  mes: z.string(),
  registradas: z.int(),
  respondidas: z.int(),
  noPrazo: z.int(),
});
export type FigurasDoMes = z.output<typeof figurasDoMes>;

/** How an office stands now, and how it did in the last twelve months, including this one. */
export const figurasDoOrgao = z.object({
  abertas: z.int(),
  /** Among the open ones; a case that waits for the citizen with its clock stopped is not late. */
  vencidas: z.int(),
  vencemEm7Dias: z.int(),
  /** The day on which the oldest open case was filed. */
  maisAntiga: z.iso.date().nullable(),
  ultimaResposta: z.iso.date().nullable(),
  respondidas: z.int(),
  noPrazo: z.int(),
  /** Days from filing to the conclusive answer. */
  mediana: z.number().nullable(),
  meses: z.array(figurasDoMes),
});
export type FigurasDoOrgao = z.output<typeof figurasDoOrgao>;

export const MESES_DA_SERIE = 12;

const umaCasa = (numero: number): number => Math.round(numero * 10) / 10;

/** In percent with one decimal; null when the whole is zero. */
export const percentual = (parte: number, todo: number): number | null =>
  todo === 0 ? null : umaCasa((100 * parte) / todo);
