/** Of one sending: how many files, how large together, and how long a link to send them lives (S9-01). */
export const MAX_ARQUIVOS = 10;
export const MAX_BYTES = 30_000_000;
export const SEGUNDOS_DO_LINK = 3600;
/** A complete file waits this long for the sending of its form: a draft goes on another day. */
export const DIAS_A_ESPERA = 30;
export const MAX_BYTES_DO_PEDACO = 5_000_000;

/** Appeals take fewer and smaller ones: they argue over what is already in the case. */
export const MAX_ARQUIVOS_RECURSO = 5;
export const MAX_BYTES_RECURSO = 10_000_000;
