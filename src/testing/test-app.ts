import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { inject as injected } from 'vitest';
import type { Limites } from '#server/admissao/fila.ts';
import { createApp } from '#server/app.ts';
import { abrirChaves } from '#server/chaves/abrir-chaves.ts';
import { FixedClock } from '#server/clock.ts';
import { type Config, loadConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { seguirMudancas } from '#server/db/memoria/seguir-mudancas.ts';
import { abrirTrilha } from '#server/db/trilha.ts';
import { runDueJobs } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { seedCasos } from '../../db/seed/seed-casos.ts';
import { seedDemo } from '../../db/seed/seed-demo.ts';
import { cloneDatabase, comoServidor, type TemplateContent } from './test-database.ts';

export interface TestApp {
  readonly http: FastifyInstance;
  readonly db: Database;
  readonly clock: FixedClock;
  readonly config: Config;
  readonly platform: Platform;
  /** The database as its superuser opens it. */
  readonly url: string;
  /** Statements sent since the last call. */
  takeQueries(): string[];
  /** How often something was sent and waited for since the last call. */
  takeRoundTrips(): number;
  /** Everything logged so far, as text: tests search it for what must not be in a log. */
  log(): string;
  inject(options: InjectOptions | string): Promise<LightMyRequestResponse>;
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

/** What is needed to write straight to the database. */
export type Escrita = Pick<Platform, 'db' | 'clock' | 'config'>;

/**
 * What every app of a test file starts with: written once, after the demonstration, and then copied
 * along with it.
 */
export interface Inicio {
  /** Unique to the file. */
  readonly nome: string;
  readonly escrever: (platform: Escrita) => Promise<void>;
}

export interface TestAppOptions {
  readonly env?: Record<string, string>;
  readonly now?: string;
  readonly webDir?: string;
  /** With the offices and accounts of the demonstration. */
  readonly demo?: boolean;
  /** With its cases too, which take a second to write. */
  readonly demoCasos?: boolean;
  readonly inicio?: Inicio;
  /** With the database rights that a server has in production, not those of the tests. */
  readonly comoServidor?: boolean;
  /** With the root and the offices' keys opened, as a server does when it starts; with `demo`, whose root its key gives. */
  readonly comChaves?: boolean;
  /**
   * Keeping in memory what rarely changes, as a server does; without it a test that writes to the database need not wait until
   * the application has heard of it.
   */
  readonly comMemoria?: boolean;
  /** With the gate that holds requests back under load, and these limits. */
  readonly limites?: Limites;
  /** Called before any route is registered, so that a test can see them all. */
  readonly onHttp?: (http: FastifyInstance) => void;
}

/** Written once per moment and set of settings that the seeds read; other apps get a copy. */
const conteudoDe = (
  { demo, demoCasos, inicio }: TestAppOptions,
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
): TemplateContent | undefined => {
  if (!demo && !demoCasos && !inicio) return undefined;
  const { isProducao, seed } = config;
  const chave = config.keyFor('test-app').toString('hex');
  const partes = [Boolean(demo || demoCasos), Boolean(demoCasos), inicio?.nome];
  return {
    key: JSON.stringify([...partes, clock.now(), isProducao, seed, chave]),
    fill: async (url) => {
      const { db, close } = openDatabase(url, { max: 1, onError: () => undefined, chaves: config });
      const platform = { db, clock, config };
      abrirTrilha(db, config);
      try {
        if (demo || demoCasos) await seedDemo(platform);
        if (demoCasos) await seedCasos(platform);
        await inicio?.escrever(platform);
      } finally {
        await close();
      }
    },
  };
};

/** The real application with its own database and a clock that stands still. */
export const createTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const AUDITORIA_CABECAS = path.join(tmpdir(), `cabecas-${randomUUID()}`);
  const given = loadConfig({ LOG_LEVEL: 'info', AUDITORIA_CABECAS, RETENCAO_CHAVES: 'nao', ...options.env });
  const clock = new FixedClock(options.now ?? '2026-03-12T09:00:00-03:00');
  const database = await cloneDatabase(
    injected('postgresUrl'),
    conteudoDe(options, { config: given, clock }),
  );
  let queries: string[] = [];
  let roundTrips = 0;
  const { db, pool, close } = openDatabase(options.comoServidor ? comoServidor(database.url) : database.url, {
    max: 5,
    onError: () => undefined,
    chaves: given,
    onQuery: (text) => queries.push(text),
    onSent: ({ junto }) => {
      if (!junto) roundTrips += 1;
    },
  });
  const config = options.comChaves ? await abrirChaves(db, given, clock) : given;
  const lines: string[] = [];
  const logStream = { write: (line: string) => lines.push(line) } as unknown as NodeJS.WritableStream;
  const { http, jobs, platform } = await createApp({
    platform: { config, clock, db, leitura: db, pool },
    logStream,
    // On a busy machine the refusal of requests under load would break tests that are not about it.
    limites: options.limites ?? null,
    ...(options.onHttp && { onHttp: options.onHttp }),
    ...(options.webDir && { webDir: options.webDir }),
  });
  await http.ready();
  const memoria = options.comMemoria ? await seguirMudancas(platform) : null;
  queries = [];
  return {
    http,
    db,
    clock,
    config,
    platform,
    url: database.url,
    takeQueries: () => {
      const taken = queries;
      queries = [];
      return taken;
    },
    takeRoundTrips: () => {
      const taken = roundTrips;
      roundTrips = 0;
      return taken;
    },
    log: () => lines.join(''),
    inject: (request) => http.inject(request),
    runJobs: () => runDueJobs(platform, pool, jobs),
    close: async () => {
      await http.close();
      await memoria?.parar();
      await close();
      await database.drop();
      await rm(AUDITORIA_CABECAS, { recursive: true, force: true });
    },
  };
};
