import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { periodoInvertido, periodoLongo } from './webhook-errors.ts';

/** Of Brasília: 'aaaa-mm-dd', or with the time; the end takes in all of its day, minute or second. */
export interface Periodo {
  readonly de: string;
  readonly ate: string;
  readonly dura: '1 day' | '1 minute' | '1 second';
}

/** How much of the past is sent again at once. */
export const DIAS_DO_REENVIO = 31;
const DIA = 24 * 60 * 60_000;

/** Only to compare two of them. */
const lido = (momento: string): number =>
  Date.parse(momento.includes(' ') ? `${momento.replace(' ', 'T')}Z` : momento);

export const podeReenviarPeriodo = ({ de, ate }: Periodo): Verdict => {
  const dura = lido(ate) - lido(de);
  if (dura < 0) return refuse(periodoInvertido());
  return dura >= DIAS_DO_REENVIO * DIA ? refuse(periodoLongo(DIAS_DO_REENVIO)) : allow;
};
