/** Ids of the original platform. */
export const SituacaoRecurso = { emTramitacao: 1, respondido: 2 } as const;
export type IdSituacaoRecurso = (typeof SituacaoRecurso)[keyof typeof SituacaoRecurso];

/**
 * The states of the life cycle. While the office is heard (Portaria Normativa CGU 101/2023) the
 * appeal is still 'Em Tramitação' to the original platform's clients: this state is neither stored
 * nor sent, it follows from an open clarification whose last day has not passed.
 */
export const EstadoDoRecurso = { ...SituacaoRecurso, emEsclarecimentos: 3 } as const;
export type IdEstadoDoRecurso = (typeof EstadoDoRecurso)[keyof typeof EstadoDoRecurso];

/** Not decided yet: the instance may act, also while it waits for the office. */
export const emJulgamento: readonly IdEstadoDoRecurso[] = [
  EstadoDoRecurso.emTramitacao,
  EstadoDoRecurso.emEsclarecimentos,
];
