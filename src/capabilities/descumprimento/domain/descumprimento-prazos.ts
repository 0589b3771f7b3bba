import type { Calendario } from '#kernel/prazo/calendario.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { countedDay, due, type HoraDeCorte } from '#kernel/prazo/prazo.ts';
import { DIAS_PARA_DECIDIR } from '#kernel/prazo/prazos-da-lei.ts';

/** Five days, as for an appeal, by the deciding office's calendar; the evening cut-off applies. */
export const prazoParaDecidirDenuncia = (
  calendario: Calendario,
  momento: number,
  corte?: HoraDeCorte,
): PlainDate => due(calendario, countedDay(momento, corte), DIAS_PARA_DECIDIR);
