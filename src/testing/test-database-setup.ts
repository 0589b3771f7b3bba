import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { createTemplate } from './test-database.ts';
import { createTestDataDir } from './test-database-place.ts';

/** Once per run: a temporary PostgreSQL with the migrated template of every test database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await createTestDataDir();
  const postgres = await startEmbeddedPostgres({ dataDir, ephemeral: true });
  await createTemplate(postgres.url);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}
