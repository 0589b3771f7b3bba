import { fromEpochMilliseconds, toZonedDateTimeISO } from 'temporal-polyfill/fns/Instant';
import { offsetNanoseconds } from 'temporal-polyfill/fns/ZonedDateTime';

/** Every deadline of the platform is counted in Brasília time, wherever the person or the machine is. */
export const fusoHorario = 'America/Sao_Paulo';

export const DIA_MS = 86_400_000;
const NANOS_POR_MS = 1_000_000;

const deslocamentoEm = (momento: number): number =>
  offsetNanoseconds(toZonedDateTimeISO(fromEpochMilliseconds(momento), fusoHorario)) / NANOS_POR_MS;

const DIAS_LEMBRADOS = 4096;
/** By day of UTC; null where the clocks were changed on that day. */
const lembrados = new Map<number, number | null>();

/**
 * How far Brasília's clock is from UTC at a moment, in milliseconds. The tables of time zones say it, also of summer times of the
 * past or to come; they are asked once for each day.
 */
export const deslocamento = (momento: number): number => {
  const dia = Math.floor(momento / DIA_MS);
  const lembrado = lembrados.get(dia);
  if (lembrado !== undefined) return lembrado ?? deslocamentoEm(momento);
  const noInicio = deslocamentoEm(dia * DIA_MS);
  if (lembrados.size >= DIAS_LEMBRADOS) lembrados.clear();
  lembrados.set(dia, noInicio === deslocamentoEm((dia + 1) * DIA_MS) ? noInicio : null);
  return deslocamento(momento);
};
