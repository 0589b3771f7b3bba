/**
 * What the public search costs with ten thousand public requests and with a million. The goals:
 * over HTTP at most twice the time of its statement alone, and at most three times its time at ten
 * thousand, for the median and the 95th percentile. It fills temporary databases, prints its
 * figures and removes them; nothing here is a timed test.
 * `node bench/busca.ts [milhares da segunda medida]`
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { loadReference } from '../src/server/db/reference.ts';
import { migrateJobs } from '../src/server/jobs/jobs.ts';
import { encher } from './busca-dados.ts';
import { medir } from './busca-medidas.ts';

const POUCOS = 10_000;
const MUITOS = Number(process.argv[2] ?? 1000) * 1000;

const dataDir = await mkdtemp(path.join(tmpdir(), 'escuta-bench-'));
// Otherwise the embedded database, which never runs as root, would go to a place that nothing here
// cleans up.
await chmod(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir });

const preparar = async (nome: string, total: number): Promise<string> => {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${nome}`);
  await client.end();
  const url = postgres.urlFor(nome);
  await migrate(url);
  await loadReference(url);
  await migrateJobs(url);
  const inicio = performance.now();
  await encher(url, total);
  console.log(`${nome}: ${total} pedidos públicos em ${Math.round((performance.now() - inicio) / 1000)} s`);
  return url;
};

try {
  await medir(await preparar('poucos', POUCOS), await preparar('muitos', MUITOS));
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
