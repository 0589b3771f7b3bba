import type { Calendario } from '#kernel/prazo/calendario.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { countedDay, due } from '#kernel/prazo/prazo.ts';
import { DIAS_PARA_DECIDIR } from '#kernel/prazo/prazos-da-lei.ts';

/** Five days, as for an appeal, by the deciding office's calendar; the evening cut-off applies. */
export const prazoParaDecidirDenuncia = (calendario: Calendario, momento: number): PlainDate =>
  due(calendario, countedDay(calendario, momento), DIAS_PARA_DECIDIR);
