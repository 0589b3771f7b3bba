/** Of the hours, wherever they are written: in the office's data and in its settings. */
export const MAX_HORARIO = 200;

/** Half a year untouched: nobody comes back to it, and what is not kept cannot leak (Lei 13.709/2018, art. 15). */
export const DIAS_DO_RASCUNHO = 180;
