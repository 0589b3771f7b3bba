/** Length of the opening hours, both in the office's data and in its settings. */
export const MAX_HORARIO = 200;

/** A draft untouched for half a year is deleted: what is not kept cannot leak (LGPD, art. 15). */
export const DIAS_DO_RASCUNHO = 180;
