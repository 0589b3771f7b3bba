import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { FilaCheia } from '#server/a-parte/faixa.ts';
import { createFaixaDaMaquina } from '#server/a-parte/faixa-da-maquina.ts';
import { filaCheia } from '../domain/anexo-errors.ts';

/** So few of one sender, running and waiting, that one account, free to make, or one prefix leaves room for others. */
const POR_REMETENTE = 4;

/** People with a session and programs with credentials have a lane of their own: strangers' files do not stall them. */
const conhecidos = createFaixaDaMaquina('anexo.conhecidos', {
  aoMesmoTempo: 2,
  naFila: 24,
  porRemetente: POR_REMETENTE,
});
const estranhos = createFaixaDaMaquina('anexo.estranhos', {
  aoMesmoTempo: 1,
  naFila: 12,
  porRemetente: POR_REMETENTE,
});

/** Who waits for a check. */
export interface QuemEspera {
  readonly isConhecido: boolean;
  readonly remetente: string;
}

/** A program or a person, from wherever they ask. */
export const conhecidoQueEspera = ({
  idCliente,
  idUsuario,
}: Pick<UsuarioAtual, 'idCliente' | 'idUsuario'>): QuemEspera => ({
  isConhecido: true,
  remetente: idCliente === undefined ? `pessoa:${idUsuario}` : `cliente:${idCliente}`,
});

/** A stranger is known by the address prefix. */
export const estranhoQueEspera = (remetente: string): QuemEspera => ({ isConhecido: false, remetente });

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
