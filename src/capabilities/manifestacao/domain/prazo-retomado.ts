import type { Calendario } from '#kernel/prazo/calendario.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { countedDay, resumeAfterStop } from '#kernel/prazo/prazo.ts';

export interface Retomada {
  readonly vencimento: PlainDate;
  /** Day on which the clock was stopped; null when it went on running. */
  readonly paradoEm: PlainDate | null;
  /** Moment of what sets it going again, in epoch milliseconds. */
  readonly retomadoEm: number;
}

/**
 * The office's new due date (Decreto 9.492/2018, art. 18 §2). The evening cut-off applies to the moment of the resumption,
 * because it is the office's term; null when the clock never stopped and nothing moves.
 */
export const prazoRetomado = (
  calendario: Calendario,
  { vencimento, paradoEm, retomadoEm }: Retomada,
): { readonly prazo: PlainDate; readonly retomada: PlainDate } | null => {
  if (!paradoEm) return null;
  const retomada = countedDay(calendario, retomadoEm);
  return { prazo: resumeAfterStop(calendario, { vencimento, parada: paradoEm, retomada }), retomada };
};
