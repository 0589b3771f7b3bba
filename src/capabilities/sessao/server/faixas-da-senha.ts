import { cobrarProva, type Prova } from '#capabilities/codigo-acesso/server/index.ts';
import { busy } from '#kernel/errors.ts';
import { FilaCheia } from '#server/a-parte/faixa.ts';
import { createFaixaDaMaquina } from '#server/a-parte/faixa-da-maquina.ts';
import type { Platform } from '#server/platform.ts';

export const BITS_DA_ENTRADA = 18;

/**
 * A password hash takes a processor and one of the few threads that files are read with. Strangers' tries have a lane that never fills
 * them all; browsers that have signed in before, and who pays with a puzzle, have another: a burst delays only itself.
 */
const estranhos = createFaixaDaMaquina('senha.estranhos', { aoMesmoTempo: 2, naFila: 24, porRemetente: 6 });
const conhecidos = createFaixaDaMaquina('senha.conhecidos', { aoMesmoTempo: 1, naFila: 60 });

const ocupado = () =>
  busy('acesso.muitos-entrando', 'Muitas pessoas estão entrando agora. Espere um instante e tente de novo.', {
    retryAfter: 5,
  });

interface QuemTenta {
  readonly isConhecido: boolean;
  readonly prefixo: string;
  readonly prova: Prova;
}

/** Waits for a place and hashes there; with the strangers' lane full, a puzzle leads to the other. */
export const naFaixa = async <R>(
  platform: Platform,
  { isConhecido, prefixo, prova }: QuemTenta,
  fazer: () => Promise<R>,
): Promise<R> => {
  try {
    if (!isConhecido) return await estranhos(prefixo, fazer);
  } catch (error) {
    if (!(error instanceof FilaCheia)) throw error;
    await cobrarProva(platform, prova, BITS_DA_ENTRADA);
  }
  try {
    return await conhecidos(prefixo, fazer);
  } catch (error) {
    throw error instanceof FilaCheia ? ocupado() : error;
  }
};
