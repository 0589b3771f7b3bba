import type { Calendario } from '#kernel/prazo/calendario.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { countedDay, type HoraDeCorte, resumeAfterComplement } from '#kernel/prazo/prazo.ts';

export interface Retomada {
  readonly vencimento: PlainDate;
  /** Day of the request that stopped the clock; null when it went on running. */
  readonly paradoEm: PlainDate | null;
  /** Moment of the reply, in epoch milliseconds. */
  readonly respondidaEm: number;
}

/**
 * The office's new due date (Decreto 9.492/2018, art. 18 §2). The reply counts for the office's term, so the evening
 * cut-off applies to it; null when the clock never stopped and nothing moves.
 */
export const prazoAposComplementacao = (
  calendario: Calendario,
  { vencimento, paradoEm, respondidaEm }: Retomada,
  corte?: HoraDeCorte,
): { readonly prazo: PlainDate; readonly resposta: PlainDate } | null => {
  if (!paradoEm) return null;
  const resposta = countedDay(respondidaEm, corte);
  return { prazo: resumeAfterComplement(calendario, { vencimento, pedido: paradoEm, resposta }), resposta };
};
