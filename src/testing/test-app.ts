import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { inject as injected } from 'vitest';
import { createApp } from '#server/app.ts';
import { FixedClock } from '#server/clock.ts';
import { type Config, loadConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { runDueJobs } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { seedCasos } from '../../db/seed/seed-casos.ts';
import { seedDemo } from '../../db/seed/seed-demo.ts';
import { cloneDatabase } from './test-database.ts';

export interface TestApp {
  readonly http: FastifyInstance;
  readonly db: Database;
  readonly clock: FixedClock;
  readonly config: Config;
  readonly platform: Platform;
  /** Statements sent since the last call. */
  takeQueries(): string[];
  /** Everything logged so far, as text: what must not be in a log is searched here. */
  log(): string;
  inject(options: InjectOptions | string): Promise<LightMyRequestResponse>;
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly env?: Record<string, string>;
  readonly now?: string;
  readonly webDir?: string;
  /** With the offices and accounts of the demonstration. */
  readonly demo?: boolean;
  /** And with its cases, which take a second to write. */
  readonly demoCasos?: boolean;
  /** Called before any route is registered: lets a test see them all. */
  readonly onHttp?: (http: FastifyInstance) => void;
}

/** The real application on a database of its own, with a clock that stands still. */
export const createTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const database = await cloneDatabase(injected('postgresUrl'));
  const config = loadConfig({ LOG_LEVEL: 'info', ...options.env });
  const clock = new FixedClock(options.now ?? '2026-03-12T09:00:00-03:00');
  let queries: string[] = [];
  const { db, pool, close } = openDatabase(database.url, {
    max: 5,
    onError: () => undefined,
    onQuery: (text) => queries.push(text),
  });
  const lines: string[] = [];
  const logStream = { write: (line: string) => lines.push(line) } as unknown as NodeJS.WritableStream;
  const { http, jobs, platform } = await createApp({
    platform: { config, clock, db, leitura: db, pool },
    logStream,
    ...(options.onHttp && { onHttp: options.onHttp }),
    ...(options.webDir && { webDir: options.webDir }),
  });
  await http.ready();
  if (options.demo || options.demoCasos) await seedDemo(platform);
  if (options.demoCasos) await seedCasos(platform);
  queries = [];
  return {
    http,
    db,
    clock,
    config,
    platform,
    takeQueries: () => {
      const taken = queries;
      queries = [];
      return taken;
    },
    log: () => lines.join(''),
    inject: (request) => http.inject(request),
    runJobs: () => runDueJobs(platform, pool, jobs),
    close: async () => {
      await http.close();
      await close();
      await database.drop();
    },
  };
};
