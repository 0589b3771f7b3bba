import { localDate, toIsoDate } from '#kernel/prazo/data.ts';

/** yyyy-mm-dd in Brasília, of a moment as a column or as JSON gives it. */
export const diaDe = (momento: string | Date): string => toIsoDate(localDate(new Date(momento).getTime()));
