import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { loadConfig, SettingError } from '#server/config.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';

/** Empties the database of this installation; the next start migrates and seeds it again. */
const emptyDatabase = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(nspname) as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`,
    );
    await client.query('begin');
    for (const { name } of rows) await client.query(`drop schema ${name} cascade`);
    await client.query('create schema public');
    await client.query('commit');
  } finally {
    await client.end();
  }
};

/** The heads of the old database's audit chains would be missed in the new one. */
const forgetHeads = async (folder: string): Promise<void> => {
  for await (const file of glob('cabecas-*.log', { cwd: folder })) await rm(join(folder, file));
};

const reset = async (): Promise<void> => {
  const config = loadConfig();
  // Any other name, even a misspelt one, may be an installation that people use.
  if (!config.isDemonstracao)
    throw new SettingError(
      `db:reset apaga tudo e por isso não roda no ambiente '${config.ambiente}', só na demonstração.`,
    );
  await forgetHeads(config.auditoriaCabecas);
  if (config.databaseUrl) return emptyDatabase(config.databaseUrl);
  const postgres = await startEmbeddedPostgres({
    dataDir: join(config.dataDir, 'postgres'),
    onProgress: console.log,
  });
  try {
    await emptyDatabase(postgres.url);
  } finally {
    await postgres.stop();
  }
};

try {
  await reset();
  console.log(
    'Banco de dados vazio. O próximo npm start (ou npm run dev) recria as tabelas e os dados de demonstração.',
  );
} catch (error) {
  const isKnown = error instanceof SettingError || error instanceof EmbeddedPostgresError;
  console.error(isKnown ? error.message : `Não foi possível esvaziar o banco de dados: ${String(error)}`);
  process.exitCode = 1;
}
