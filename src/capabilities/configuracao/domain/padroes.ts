/** Length of the opening hours, both in the office's data and in its settings. */
export const MAX_HORARIO = 200;

/** A draft untouched for half a year is deleted: what is not kept cannot leak (LGPD, art. 15). */
export const DIAS_DO_RASCUNHO = 180;

/** Where a body has no approved archival table, in years: denúncias 5 + 15, everything else 5 + 5 (Lei 8.159/1991, art. 8). */
export const GUARDA_PADRAO = {
  denuncias: { corrente: 5, intermediaria: 15 },
  outras: { corrente: 5, intermediaria: 5 },
} as const;

/** The edital de ciência de eliminação runs from 30 to 45 days (Resolução Conarq 40/2014). */
export const DIAS_DO_EDITAL = { minimo: 30, maximo: 45 } as const;
