import { daysBetween, type PlainDate } from '#kernel/prazo/data.ts';
import { comOrgao, type IdSituacao, Situacao } from '../situacao.ts';

/**
 * The office's term runs while the case is with it, and goes on while the citizen is asked again: only the first request
 * for complement stops the clock (Decreto 9.492/2018, art. 18 §2).
 */
export const isPrazoCorrendo = (situacao: IdSituacao, parado: boolean): boolean =>
  comOrgao.some((cada) => cada === situacao) || (situacao === Situacao.complementacaoSolicitada && !parado);

/** Negative when overdue; null when nothing runs. */
export const diasRestantes = (
  { situacao, parado, prazo }: { situacao: IdSituacao; parado: boolean; prazo: PlainDate },
  hoje: PlainDate,
): number | null => (isPrazoCorrendo(situacao, parado) ? daysBetween(hoje, prazo) : null);
