import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CasoDaFatia, Encomenda, FatiaFeita } from './fatia.ts';

/** One more than there are processors: while one waits for the database, another makes cases. */
const LINHAS = availableParallelism() + 1;

/** Deals the slices out to threads, each taking the next as soon as it has written one. */
export const emLinhas = async (
  encomenda: Encomenda & { readonly url: string },
  fatias: IterableIterator<readonly CasoDaFatia[]>,
  feita: (fatia: FatiaFeita, casos: number) => void,
): Promise<void> => {
  const uma = async (): Promise<void> => {
    const worker = new Worker(new URL('./volume-worker.ts', import.meta.url), {
      workerData: encomenda,
      execArgv: [],
      // Cases live as long as their slice: a small nursery would carry each of them over.
      resourceLimits: { maxYoungGenerationSizeMb: 96 },
    });
    const fim = once(worker, 'exit');
    // An error of the thread rejects the wait for its answer; the end is waited for only then.
    fim.catch(() => undefined);
    await once(worker, 'message');
    for (const fatia of fatias) {
      worker.postMessage(fatia);
      const [resultado] = (await once(worker, 'message')) as [FatiaFeita];
      feita(resultado, fatia.length);
    }
    worker.postMessage(null);
    await fim;
  };
  await Promise.all(Array.from({ length: LINHAS }, uma));
};
