import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Platform } from '#server/platform.ts';
import type { OQueGerar } from './gerar.ts';
import { CHAVE_DO_SOLICITANTE } from './pseudonimo.ts';

export interface Encomenda extends OQueGerar {
  readonly url: string;
  readonly dataDir: string;
  readonly s3: Platform['config']['s3'];
  readonly chave: Uint8Array;
  readonly agora: number;
}

/**
 * Millions of short-lived strings: without a limit the heap grows to hundreds of megabytes and
 * stays there. Some fifty megabytes are in use at a time.
 */
export const MEMORIA = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 128 } as const;

/** Runs in its own thread: the server stays fast, and the memory is freed when it ends. */
export const gerarAParte = async (platform: Platform, oQue: OQueGerar): Promise<void> => {
  const { config, clock, pool, log } = platform;
  const encomenda: Encomenda = {
    ...oQue,
    url: pool.options.connectionString ?? '',
    dataDir: config.dataDir,
    s3: config.s3,
    chave: config.keyFor(CHAVE_DO_SOLICITANTE),
    agora: clock.now().getTime(),
  };
  const worker = new Worker(new URL('./gerar-worker.ts', import.meta.url), {
    workerData: encomenda,
    resourceLimits: MEMORIA,
    execArgv: [],
  });
  // An error rejects both waits; otherwise the thread sends its result before it exits.
  const [[feito]] = (await Promise.all([once(worker, 'message'), once(worker, 'exit')])) as [
    [boolean],
    unknown,
  ];
  if (!feito) log.info('Os dados abertos já estão sendo gerados por outra instância.');
};
