/** Ids of the original platform. */
export const SituacaoRecurso = { emTramitacao: 1, respondido: 2 } as const;
export type IdSituacaoRecurso = (typeof SituacaoRecurso)[keyof typeof SituacaoRecurso];
