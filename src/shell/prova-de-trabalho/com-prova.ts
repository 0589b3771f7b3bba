import { ApiError } from '#shell/api/errors.ts';
import { resolverAParte } from './resolver-a-parte.ts';
import type { Andamento, Desafio } from './resolver-desafio.ts';

const MAX_TRIES = 3;

/** A refusal brings the puzzle that must be solved first. */
const outroDesafio = (error: unknown): Desafio | null => {
  if (!(error instanceof ApiError) || error.status !== 429) return null;
  const { desafio, bits } = error.details ?? {};
  return typeof desafio === 'string' && typeof bits === 'number' ? { desafio, bits } : null;
};

export interface Prova {
  readonly desafio: string;
  readonly solucao: string;
}

interface Opcoes {
  readonly onAndamento?: Andamento | undefined;
  /** The puzzle to begin with; without one, the first refusal brings it. */
  readonly dado?: Desafio | undefined;
  /** Already solved, while the person was writing. */
  readonly pronta?: Prova | undefined;
  readonly sinal?: AbortSignal | undefined;
}

/** Solves the puzzle and sends; a harder one is solved too, without asking again. */
export const comProva = async <T>(
  pedir: (prova: Prova) => Promise<T>,
  { onAndamento, dado, pronta, sinal }: Opcoes = {},
  restantes = MAX_TRIES,
): Promise<T> => {
  const prova = dado
    ? { desafio: dado.desafio, solucao: await resolverAParte(dado, { onAndamento, sinal }) }
    : (pronta ?? { desafio: '', solucao: '' });
  try {
    return await pedir(prova);
  } catch (error) {
    const outro = outroDesafio(error);
    if (!outro || restantes === 1) throw error;
    return comProva(pedir, { onAndamento, dado: outro, sinal }, restantes - 1);
  }
};
