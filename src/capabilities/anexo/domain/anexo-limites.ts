/** Limits of one submission: files, total size, and how long an upload link lives (S9-01). */
export const MAX_ARQUIVOS = 10;
export const MAX_BYTES = 30_000_000;
export const SEGUNDOS_DO_LINK = 3600;
/** How long a complete file waits for its form: a draft may be continued another day. */
export const DIAS_A_ESPERA = 30;
/** Without an account nothing is kept elsewhere for longer, and strangers' files share one room. */
export const DIAS_A_ESPERA_SEM_CONTA = 3;
export const MAX_BYTES_DO_PEDACO = 5_000_000;

/** A spoken message: long enough to tell a case, short enough to be heard by who answers it. */
export const MINUTOS_DE_VOZ = 5;
export const SEGUNDOS_DE_VOZ = MINUTOS_DE_VOZ * 60;
/** Twice what five minutes take at the best quality that browsers record. */
export const MAX_BYTES_DE_VOZ = 10_000_000;

/** Appeals take fewer and smaller files: they argue about what is already in the case. */
export const MAX_ARQUIVOS_RECURSO = 5;
export const MAX_BYTES_RECURSO = 10_000_000;
