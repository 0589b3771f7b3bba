import type { DaProva } from './prova.worker.ts';
import { type Andamento, type Desafio, resolverDesafio } from './resolver-desafio.ts';

interface Opcoes {
  readonly onAndamento?: Andamento | undefined;
  readonly sinal?: AbortSignal | undefined;
}

const noWorker = (worker: Worker, desafio: Desafio, { onAndamento, sinal }: Opcoes): Promise<string> =>
  new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<DaProva>) => {
      if ('solucao' in data) resolve(data.solucao);
      else onAndamento?.(data.parte);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error('the worker did not start'));
    };
    sinal?.addEventListener('abort', () => reject(sinal.reason));
    worker.postMessage(desafio);
  }).finally(() => worker.terminate());

/** Solves the puzzle in a worker; where a browser starts none, in small pieces on the page itself. */
export const resolverAParte = async (desafio: Desafio, opcoes: Opcoes = {}): Promise<string> => {
  const { onAndamento, sinal } = opcoes;
  if (typeof Worker === 'undefined') return resolverDesafio(desafio, onAndamento);
  try {
    const worker = new Worker(new URL('./prova.worker.ts', import.meta.url), { type: 'module' });
    return await noWorker(worker, desafio, opcoes);
  } catch {
    sinal?.throwIfAborted();
    // Old browsers know no module workers; some networks strip them.
    return resolverDesafio(desafio, onAndamento);
  }
};
