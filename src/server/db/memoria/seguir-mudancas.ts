import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Platform } from '../../platform.ts';
import { memoriaDe } from './memoria.ts';

const ESPERA_MS = 1000;

/** One connection that hears of changes until it is lost. */
const ouvir = async (connectionString: string, mudou: (tabela: string) => void) => {
  const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 10_000 });
  const perdida = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  client.on('notification', ({ payload }) => mudou(payload ?? ''));
  await client.connect();
  await client.query('listen mudanca');
  return { client, perdida };
};

/**
 * Lets this process keep what rarely changes (`emMemoria`) by hearing of every change. While the connection is lost nothing
 * is kept: slower, and never out of date.
 */
export const seguirMudancas = async ({ db, pool, log }: Pick<Platform, 'db' | 'pool' | 'log'>) => {
  const { connectionString } = pool.options;
  if (!connectionString) throw new Error('The pool has no address to listen at');
  const memoria = memoriaDe(db);
  const fim = new AbortController();
  let ouvinte = await ouvir(connectionString, (tabela) => memoria.mudou(tabela));
  memoria.ouvir();
  const ligarDeNovo = async (): Promise<void> => {
    while (!fim.signal.aborted) {
      await setTimeout(ESPERA_MS, undefined, { signal: fim.signal, ref: false }).catch(() => undefined);
      if (fim.signal.aborted) return;
      try {
        ouvinte = await ouvir(connectionString, (tabela) => memoria.mudou(tabela));
        memoria.ouvir();
        return;
      } catch (error) {
        log.warn(error, 'Sem aviso de mudanças no banco: nada é guardado na memória por enquanto');
      }
    }
  };
  const acompanhar = async (): Promise<void> => {
    while (!fim.signal.aborted) {
      await ouvinte.perdida;
      memoria.esquecer();
      if (!fim.signal.aborted) await ligarDeNovo();
    }
  };
  const acompanhando = acompanhar();
  return {
    parar: async (): Promise<void> => {
      fim.abort();
      memoria.esquecer();
      await ouvinte.client.end().catch(() => undefined);
      await acompanhando;
    },
  };
};
