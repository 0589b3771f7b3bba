import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/app.ts';
import { systemClock } from '#server/clock.ts';
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { loadReference } from '#server/db/reference.ts';
import { migrateJobs } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { seedCasos } from '../../db/seed/seed-casos.ts';
import { seedDemo } from '../../db/seed/seed-demo.ts';
import { newDataDir, removeDataDir } from './proof-server.ts';

export interface ProofApp {
  readonly http: FastifyInstance;
  readonly platform: Platform;
  close(): Promise<void>;
}

/**
 * The application itself, in this process, with its own database and the demonstration: for proofs
 * that look inside.
 */
export const openProofApp = async (
  name: string,
  onHttp: (http: FastifyInstance) => void = () => undefined,
): Promise<ProofApp> => {
  const dataDir = await newDataDir(name);
  const postgres = await startEmbeddedPostgres({ dataDir });
  await migrate(postgres.url);
  await loadReference(postgres.url);
  await migrateJobs(postgres.url);
  const config = loadConfig({ LOG_LEVEL: 'error', DATA_DIR: dataDir });
  const { db, pool, close } = openDatabase(postgres.url, {
    max: 10,
    onError: () => undefined,
    chaves: config,
  });
  const { http, platform } = await createApp({
    platform: { config, clock: systemClock, db, leitura: db, pool },
    onHttp,
  });
  await http.ready();
  await seedDemo(platform);
  await seedCasos(platform);
  return {
    http,
    platform,
    close: async () => {
      await http.close();
      await close();
      await postgres.stop();
      await removeDataDir(dataDir);
    },
  };
};
