/** Why a number of the server has no row, or not where it should be. */
export type MotivoDaLacuna = 'desfeita' | 'incerta' | 'removida' | 'desviada';

/** What the database tells of a row that this process wrote. */
export interface EstadoDaAnotada {
  /** The office in whose chain its link stands; null if it has none yet. */
  readonly orgaoDoElo: number | null;
  readonly foiDesfeita: boolean;
  readonly estaAberta: boolean;
  readonly existe: boolean;
}

export type Acerto = 'encadeada' | 'espera' | MotivoDaLacuna;

/**
 * A row that was written is linked in its office, or its act was undone; a third thing is somebody's
 * doing. Until a row has a link, only the process that wrote it knows that it ever was.
 */
export const acertoDe = (estado: EstadoDaAnotada, orgao: number): Acerto => {
  if (estado.orgaoDoElo !== null) return estado.orgaoDoElo === orgao ? 'encadeada' : 'desviada';
  if (estado.foiDesfeita) return 'desfeita';
  return estado.existe || estado.estaAberta ? 'espera' : 'removida';
};
