import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { run, runMigrations, runOnce, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Db } from '../db/database.ts';
import type { Platform } from '../platform.ts';
import { countJobsEmCurso, insertJob, temJobsDe, unlockJobs } from './job-repository.ts';

/** Work done later or at a time of day, in the same database; once per key on all instances. */
export interface Job {
  readonly name: string;
  run(payload: unknown): Promise<void>;
  /** Cron expression (UTC) for recurring work, by the platform's clock (`agenda.ts`). */
  readonly cron?: string;
  /** Also runs when a server starts; doing it twice must do no harm. */
  readonly aoIniciar?: true;
}

const taskList = (jobs: readonly Job[]): TaskList =>
  Object.fromEntries(jobs.map((job) => [job.name, (payload: unknown) => job.run(payload)]));

/** The job is a row in the transaction of the act that asks for it: both happen or neither. */
export const enqueue = async (
  db: Db,
  name: string,
  payload: Record<string, unknown>,
  key?: string,
): Promise<void> => {
  await insertJob(db, name, JSON.stringify(payload), key ?? null);
};

export const migrateJobs = (connectionString: string): Promise<void> => runMigrations({ connectionString });

const quietLogger = async (platform: Platform) => {
  const { Logger } = await import('graphile-worker');
  // Payloads may name people, so only the level and the sentence reach our log.
  return new Logger(() => (level, message) => {
    if (level === 'error') platform.log.error(message);
    else if (level === 'warning') platform.log.warn(message);
  });
};

/** One of each job, however many instances start at once. */
export const enqueueDoInicio = async (db: Db, jobs: readonly Job[]): Promise<void> => {
  for (const job of jobs) if (job.aoIniciar) await enqueue(db, job.name, {}, `inicio:${job.name}`);
};

interface ComoTrabalhar {
  readonly aoMesmoTempo: number;
  /** Told the name under which this process takes jobs: whoever outlives it can free what it had begun. */
  readonly aoTrabalharComo: (nome: string) => void;
}

/** How long a server that stops waits for the queue to note how its last jobs ended. */
const ANOTACAO_MAXIMA_MS = 5000;
const ENTRE_OLHADAS_MS = 20;

/**
 * The queue notes how a job ended without anybody waiting for it, and a server that closes its connections meanwhile leaves the job
 * taken for four hours, to be done again then: a mail would go out twice.
 */
const esperarAnotados = async (db: Db, nome: string): Promise<void> => {
  for (let esperado = 0; await temJobsDe(db, nome); esperado += ENTRE_OLHADAS_MS) {
    if (esperado >= ANOTACAO_MAXIMA_MS) return unlockJobs(db, [nome]);
    await setTimeout(ENTRE_OLHADAS_MS);
  }
};

export const startJobs = async (
  platform: Platform,
  pgPool: pg.Pool,
  jobs: readonly Job[],
  { aoMesmoTempo, aoTrabalharComo }: ComoTrabalhar,
): Promise<{ readonly stop: () => Promise<void> }> => {
  const events = new EventEmitter() as WorkerEvents;
  let nome = '';
  events.on('pool:create', ({ workerPool }) => {
    nome = workerPool.id;
    aoTrabalharComo(nome);
  });
  const runner = await run({
    pgPool,
    taskList: taskList(jobs),
    concurrency: aoMesmoTempo,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: await quietLogger(platform),
    events,
  });
  return {
    stop: async () => {
      await runner.stop();
      await esperarAnotados(platform.db, nome);
    },
  };
};

/** The queue itself would wait four hours for a process that died. */
export const soltarTrabalhos = (db: Db, de: readonly string[]): Promise<void> => unlockJobs(db, de);

/**
 * Runs everything that is due now, then returns: for tests and commands. The worker records how a
 * job ended without waiting for the write; this waits, so that the caller finds every job either
 * gone or scheduled for its next try.
 */
export const runDueJobs = async (
  platform: Platform,
  pgPool: pg.Pool,
  jobs: readonly Job[],
): Promise<void> => {
  await runOnce({
    pgPool,
    taskList: taskList(jobs),
    noHandleSignals: true,
    logger: await quietLogger(platform),
  });
  while ((await countJobsEmCurso(platform.db)) > 0) await setTimeout(5);
};
