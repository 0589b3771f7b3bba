import { createFaixa, FilaCheia } from '#server/a-parte/faixa.ts';
import { filaCheia } from '../domain/anexo-errors.ts';

/** People with a session and programs with credentials have a lane of their own: strangers' files do not stall them. */
const conhecidos = createFaixa({ aoMesmoTempo: 2, naFila: 24 });
const estranhos = createFaixa({ aoMesmoTempo: 1, naFila: 12, porRemetente: 6 });

/** Who waits for a check; the remetente of a stranger is their address prefix. */
export interface QuemEspera {
  readonly isConhecido: boolean;
  readonly remetente: string;
}

/** Waits for a place in the lane, then does; a file is held in memory only from there on. */
export const naFaixa = async <R>(
  { isConhecido, remetente }: QuemEspera,
  fazer: () => Promise<R>,
): Promise<R> => {
  try {
    return await (isConhecido ? conhecidos : estranhos)(remetente, fazer);
  } catch (error) {
    throw error instanceof FilaCheia ? filaCheia() : error;
  }
};
