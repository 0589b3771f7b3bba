import { localTimeOfDay } from './prazo/data.ts';

const HORA = 3_600_000;

/** The hour that has begun. Whole hours are the same in every zone of Brazil, so the day stays the day. */
export const naHora = (momento: Date): Date => new Date(Math.floor(momento.getTime() / HORA) * HORA);

/** The end of that hour; a whole hour stays what it is. */
export const horaSeguinte = (momento: Date): Date => new Date(Math.ceil(momento.getTime() / HORA) * HORA);

/** The beginning of the day in Brazil's capital, whose calendar counts. */
export const noDia = (momento: Date): Date => new Date(momento.getTime() - localTimeOfDay(momento.getTime()));

/**
 * What a plain column tells of the moment at which the person behind a sealed case did something: the hour, so that it cannot
 * be matched with a sign-in, a mail or another case (Lei 13.608/2018, art. 4-B). Never before what was already done on the case,
 * whose order counts; never in the future.
 */
export const momentoGuardado = (agora: Date, ultimo: Date | null): Date => {
  const depois = Math.max(naHora(agora).getTime(), ultimo ? ultimo.getTime() + 1 : 0);
  return new Date(Math.min(depois, agora.getTime()));
};
