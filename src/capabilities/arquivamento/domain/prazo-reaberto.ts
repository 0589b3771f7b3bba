import { diasParaResponder } from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { countedDay, due } from '#kernel/prazo/prazo.ts';

export interface PrazoReaberto {
  /** The day the new term is counted from. */
  readonly dia: PlainDate;
  readonly dias: number;
  readonly prazo: PlainDate;
}

/** A reopened case gets a whole new term, counted from its reopening as from a registration. */
export const prazoReaberto = (
  calendario: Calendario,
  { idTipoFormulario, momento }: { readonly idTipoFormulario: number; readonly momento: number },
): PrazoReaberto => {
  const dia = countedDay(calendario, momento);
  const dias = diasParaResponder(idTipoFormulario);
  return { dia, dias, prazo: due(calendario, dia, dias) };
};
