import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../db/migrations');
/** Any number will do, as long as every instance takes the same one. */
const ADVISORY_LOCK = 7_203_114_552;

export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};

const applied = async (client: pg.Client): Promise<Map<string, string>> => {
  await client.query(`create table if not exists migracao (
    nome text primary key, checksum text not null, aplicada_em timestamptz not null default now())`);
  const { rows } = await client.query<{ nome: string; checksum: string }>(
    'select nome, checksum from migracao',
  );
  return new Map(rows.map((row) => [row.nome, row.checksum]));
};

const assertUnchanged = (migrations: readonly Migration[], done: ReadonlyMap<string, string>): void => {
  for (const { name, checksum } of migrations) {
    const before = done.get(name);
    if (before && before !== checksum) {
      throw new MigrationError(
        `A migração ${name} foi alterada depois de aplicada; crie uma nova em vez de editá-la.`,
      );
    }
  }
};

/**
 * Forward only. Each file runs in a transaction of its own together with its row in `migracao`, so a process killed
 * half way leaves nothing half done; the advisory lock lets several instances start at once.
 */
export const migrate = async (
  url: string,
  options: { folder?: string; onApplied?: (name: string) => void } = {},
): Promise<string[]> => {
  const migrations = await readMigrations(options.folder ?? MIGRATIONS);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    const done = await applied(client);
    assertUnchanged(migrations, done);
    const pending = migrations.filter(({ name }) => !done.has(name));
    for (const { name, sql, checksum } of pending) {
      await client.query('begin');
      await client.query(sql);
      await client.query('insert into migracao (nome, checksum) values ($1, $2)', [name, checksum]);
      await client.query('commit');
      options.onApplied?.(name);
    }
    return pending.map(({ name }) => name);
  } finally {
    // Ending the connection rolls back what is open and frees the lock.
    await client.end();
  }
};
