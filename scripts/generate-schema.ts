import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Cli } from 'kysely-codegen';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';

/**
 * The types of every table, read from a database that the migrations have just created; `--verify`
 * only compares.
 */
const OUT_FILE = path.resolve(import.meta.dirname, '../src/server/db/schema.ts');

const generateSchema = async (url: string, verify: boolean): Promise<void> => {
  await new Cli().generate({
    url,
    dialect: 'postgres',
    outFile: OUT_FILE,
    defaultSchemas: ['public'],
    excludePattern: 'public.migracao',
    camelCase: false,
    // As src/server/db/database.ts reads them: counts are numbers, dates are 'aaaa-mm-dd' text.
    typeMapping: { int8: 'number' },
    numericParser: 'number',
    dateParser: 'string',
    logLevel: 'warn',
    verify,
  });
};

const dataDir = await mkdtemp(path.join(tmpdir(), 'escuta-esquema-'));
try {
  const postgres = await startEmbeddedPostgres({ dataDir, ephemeral: true });
  try {
    await migrate(postgres.url);
    await generateSchema(postgres.url, process.argv.includes('--verify'));
  } finally {
    await postgres.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
