import { addDays, compareDates, endOfDay, localDate, type PlainDate } from '#kernel/prazo/data.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { cienciaAntesDoAto, cienciaNoFuturo } from './ciencia-errors.ts';

const MEIO_DIA = 12 * 60 * 60 * 1000;

/** Of a day in the past the hour is not known: noon, before the evening cut-off; never before what is told. */
export const momentoDaCiencia = (dia: PlainDate, feitaEm: number, agora: number): number =>
  compareDates(dia, localDate(agora)) === 0
    ? agora
    : Math.max(endOfDay(addDays(dia, -1)) + MEIO_DIA, feitaEm);

/** Nobody is told of what is not done yet, nor tomorrow. `desde`: the oldest thing that waits, or the registration. */
export const podeRegistrarCiencia = (dia: PlainDate, desde: PlainDate, hoje: PlainDate): Verdict => {
  if (compareDates(dia, hoje) > 0) return refuse(cienciaNoFuturo());
  return compareDates(dia, desde) < 0 ? refuse(cienciaAntesDoAto(desde)) : allow;
};
