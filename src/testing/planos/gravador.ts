import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/app.ts';
import { abrirChaves } from '#server/chaves/abrir-chaves.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { openDatabase, type Sent } from '#server/db/database.ts';
import { seguirMudancas } from '#server/db/memoria/seguir-mudancas.ts';
import { enqueueDoInicio, runDueJobs } from '#server/jobs/jobs.ts';
import type { Escrita } from '../test-app.ts';

export interface Gravador {
  readonly escrita: Escrita;
  readonly inject: FastifyInstance['inject'];
  /** Everything that was sent while this was done. */
  gravar(fazer: () => Promise<unknown>): Promise<readonly Sent[]>;
  fazerTrabalhos(): Promise<void>;
  /** Those that a server begins with: without them the panels have no figures. */
  fazerTrabalhosDoInicio(): Promise<void>;
  fechar(): Promise<void>;
}

/** Closed whatever comes of it. */
export const usar = async <R>(gravador: Gravador, fazer: (gravador: Gravador) => Promise<R>): Promise<R> => {
  try {
    return await fazer(gravador);
  } finally {
    await gravador.fechar();
  }
};

/** The product inside this process, only to write down which statements it sends; nothing is timed here. */
export const abrirGravador = async (url: string, given: Config, clock: Clock): Promise<Gravador> => {
  const comandos: Sent[] = [];
  const onError = (error: Error): void => console.error(error.message);
  // Personal data is opened with the keys, which are read first.
  const semChaves = openDatabase(url, { onError, max: 1 });
  const comChaves = await abrirChaves(semChaves.db, given, clock);
  await semChaves.close();
  const config: Config = { ...comChaves, logLevel: 'silent' };
  const { db, pool, close } = openDatabase(url, {
    onError,
    chaves: config,
    onSent: (sent) => comandos.push(sent),
  });
  const { http, jobs, platform } = await createApp({
    platform: { config, clock, db, leitura: db, pool },
    limites: null,
  });
  await http.ready();
  const memoria = await seguirMudancas(platform);
  return {
    escrita: { db, config, clock },
    inject: http.inject.bind(http) as FastifyInstance['inject'],
    gravar: async (fazer) => {
      comandos.splice(0);
      await fazer();
      return comandos.splice(0);
    },
    fazerTrabalhos: () => runDueJobs(platform, pool, jobs),
    fazerTrabalhosDoInicio: async () => {
      await enqueueDoInicio(db, jobs);
      await runDueJobs(platform, pool, jobs);
    },
    fechar: async () => {
      await http.close();
      await memoria.parar();
      await close();
    },
  };
};
