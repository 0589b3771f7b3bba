import { type Calendario, nextBusinessDay } from '#kernel/prazo/calendario.ts';
import { compareDates, type PlainDate } from '#kernel/prazo/data.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { reuniaoEmDiaUtil, reuniaoSoNoFuturo } from './recurso-errors.ts';

/** The commission meets on a future business day. */
export const podeMarcarReuniao = (calendario: Calendario, dia: PlainDate, hoje: PlainDate): Verdict => {
  if (compareDates(dia, hoje) <= 0) return refuse(reuniaoSoNoFuturo());
  return compareDates(nextBusinessDay(calendario, dia), dia) === 0 ? allow : refuse(reuniaoEmDiaUtil());
};
