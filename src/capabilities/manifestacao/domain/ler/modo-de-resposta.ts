/** Ids of the table `modo_resposta`. */
const PELO_SISTEMA = 1;

interface ComoRecebe {
  readonly idModoResposta: number | null;
  readonly temEmail: boolean;
}

/** How the person gets the answer: who left no e-mail reads it in the system, and no notice is promised. */
export const modoDeResposta = (
  descricao: string | null,
  { idModoResposta, temEmail }: ComoRecebe,
): string | null => (idModoResposta === PELO_SISTEMA && !temEmail ? 'Pelo sistema' : descricao);
