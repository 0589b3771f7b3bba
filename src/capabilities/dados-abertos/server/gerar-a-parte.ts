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
 * Millions of short-lived strings: left alone, the space for them grows to hundreds of megabytes and stays. Some fifty are
 * in use at a time.
 */
export const MEMORIA = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 128 } as const;

/** In a thread of its own: people are served as fast as before, and its memory ends with it. */
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
  // An error ends both waits; without one the thread says how it went before it goes.
  const [[feito]] = (await Promise.all([once(worker, 'message'), once(worker, 'exit')])) as [
    [boolean],
    unknown,
  ];
  if (!feito) log.info('Os dados abertos já estão sendo gerados por outra instância.');
};
