import { daysBetween, type PlainDate } from '#kernel/prazo/data.ts';
import { type IdSituacao, isAberta } from '../situacao.ts';

/**
 * The office's term runs while the case is open and nothing stopped the clock, as the first request for complement does
 * (Decreto 9.492/2018, art. 18 §2). SQL reads the same from the column `manifestacao.prazo_corre`.
 */
export const isPrazoCorrendo = (situacao: IdSituacao, parado: boolean): boolean =>
  isAberta(situacao) && !parado;

/** The date that is shown: none while the clock of an open case stands still. */
export const prazoMostrado = (situacao: IdSituacao, parado: boolean, prazo: string): string | null =>
  isAberta(situacao) && parado ? null : prazo;

/** Negative when overdue; null when nothing runs. */
export const diasRestantes = (
  { situacao, parado, prazo }: { situacao: IdSituacao; parado: boolean; prazo: PlainDate },
  hoje: PlainDate,
): number | null => (isPrazoCorrendo(situacao, parado) ? daysBetween(hoje, prazo) : null);
