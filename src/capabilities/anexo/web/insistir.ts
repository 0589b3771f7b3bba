import { ApiError, OfflineError } from '#shell/api/errors.ts';

/** Seconds between tries: about three minutes in all, enough for a tunnel or a lift. */
const PAUSAS: readonly number[] = [1, 2, 4, 8, 15, 30, 60, 60];

const passa = (error: unknown): boolean =>
  error instanceof OfflineError || (error instanceof ApiError && error.status >= 500);

/** Waits these seconds, or until the network is back if that comes first. */
const esperar = (segundos: number, sinal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const fim = (): void => {
      clearTimeout(relogio);
      window.removeEventListener('online', fim);
      sinal.removeEventListener('abort', fim);
      if (sinal.aborted) reject(sinal.reason);
      else resolve();
    };
    const relogio = setTimeout(fim, segundos * 1000);
    window.addEventListener('online', fim);
    sinal.addEventListener('abort', fim);
  });

export interface Insistencia {
  readonly sinal: AbortSignal;
  /** Called when it begins to wait for the network, and when it goes on. */
  readonly onPausa: (pausado: boolean) => void;
  readonly pausas?: readonly number[];
  /** Somebody signed in who files under their name; without it nothing that identifies a person goes along. */
  readonly isConhecido?: boolean;
  /** The file is for an answer of an office, which takes open formats too. */
  readonly deResposta?: boolean;
}

/** Retries what failed because of the network or the server; a refusal is raised at once. */
export const insistir = async <T>(
  fazer: (tentativa: number) => Promise<T>,
  { sinal, onPausa, pausas = PAUSAS }: Insistencia,
): Promise<T> => {
  for (let tentativa = 0; ; tentativa++) {
    try {
      const resultado = await fazer(tentativa);
      if (tentativa > 0) onPausa(false);
      return resultado;
    } catch (error) {
      const pausa = pausas[tentativa];
      if (sinal.aborted || !passa(error) || pausa === undefined) throw error;
      onPausa(true);
      await esperar(pausa, sinal);
    }
  }
};
