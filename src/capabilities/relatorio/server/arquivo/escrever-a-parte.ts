import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Platform } from '#server/platform.ts';
import { arquivoRecusado } from '../../domain/relatorio-errors.ts';
import type { Escrito, Preparado } from './escrever-arquivo.ts';
import { chaveDosArquivos, type Lugar } from './guardar-arquivo.ts';

export interface Encomenda {
  readonly url: string;
  readonly dataDir: string;
  readonly s3: Platform['config']['s3'];
  readonly chave: Uint8Array;
  readonly preparado: Preparado;
  readonly lugar: Lugar;
}

/** What the thread reports: its progress, that it finished, or why it refused. */
export type Recado =
  | { readonly progresso: number }
  | { readonly escrito: Escrito }
  | { readonly recusa: string };

/**
 * Writing makes millions of short-lived strings. Without a limit the heap grows to hundreds of
 * megabytes and stays so.
 */
export const MEMORIA = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 96 } as const;

/** Runs in its own thread: requests are not slowed down, and its memory goes away with it. */
export const escreverAParte = async (
  { config, pool }: Pick<Platform, 'config' | 'pool'>,
  preparado: Preparado,
  lugar: Lugar,
  dizer: (progresso: number) => void,
): Promise<Escrito> => {
  const encomenda: Encomenda = {
    url: config.databaseReadUrl ?? pool.options.connectionString ?? '',
    dataDir: config.dataDir,
    s3: config.s3,
    chave: chaveDosArquivos({ config }),
    preparado,
    lugar,
  };
  const worker = new Worker(new URL('./escrever-worker.ts', import.meta.url), {
    workerData: encomenda,
    resourceLimits: MEMORIA,
    execArgv: [],
  });
  let fim: Recado | null = null;
  worker.on('message', (recado: Recado) => {
    if ('progresso' in recado) dizer(recado.progresso);
    else fim = recado;
  });
  // `once` rejects on an error of the thread, and so the job fails with it.
  await once(worker, 'exit');
  if (!fim) throw new Error('The thread that writes a report file ended without a word');
  const { escrito, recusa } = fim as { escrito?: Escrito; recusa?: string };
  if (escrito) return escrito;
  throw arquivoRecusado(recusa ?? '');
};
