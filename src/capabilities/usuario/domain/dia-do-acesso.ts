import { addDays, endOfDay, localDate } from '#kernel/prazo/data.ts';

/**
 * All that others learn of when somebody signed in: the day. To the minute it could be laid beside the
 * moment at which a report was filed (Lei 13.608/2018, art. 4-B).
 */
export const diaDoAcesso = (momento: Date): Date =>
  new Date(endOfDay(addDays(localDate(momento.getTime()), -1)) + 1000);
