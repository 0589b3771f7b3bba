/** Of the hours, wherever they are written: in the office's data and in its settings. */
export const MAX_HORARIO = 200;

/** Half a year untouched: nobody comes back to it, and what is not kept cannot leak (Lei 13.709/2018, art. 15). */
export const DIAS_DO_RASCUNHO = 180;

/** Portaria Normativa CGU 116/2024: an area contributes in twenty days, once as many more. */
export const DIAS_TRAMITACAO = 20;
