import { localDate, toIsoDate } from '#kernel/prazo/data.ts';

/** yyyy-mm-dd in Brasília, from a moment as a column or JSON gives it. */
export const diaDe = (momento: string | Date): string => toIsoDate(localDate(new Date(momento).getTime()));
