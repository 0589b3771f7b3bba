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

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

/** The migrations that this version brings. */
export const listMigrationNames = (): Promise<string[]> => namesIn(MIGRATIONS);

const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = await namesIn(folder);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};

/**
 * The older list of migrations, replaced by one file per area. A database that has its first
 * migration has some or all of it.
 */
const OLD_LIST = { first: '0001-tabelas-de-apoio.sql', last: '0085-frases-uma-vez.sql' };

const createList = (client: pg.Client) =>
  client.query(`create table if not exists migracao (
    nome text primary key, checksum text not null, aplicada_em timestamptz not null default now())`);

const applied = async (client: pg.Client): Promise<Map<string, string>> => {
  // The files of db/reference are recorded in the same table, with a prefix.
  const { rows } = await client.query<{ nome: string; checksum: string }>(
    "select nome, checksum from migracao where nome not like 'reference/%' order by nome",
  );
  return new Map(rows.map((row) => [row.nome, row.checksum]));
};

/**
 * Nobody can tell what a database with other migrations holds: it is left untouched, and the
 * sentence says how to keep it.
 */
const assertKnown = (migrations: readonly Migration[], done: ReadonlyMap<string, string>): void => {
  if (done.has(OLD_LIST.first)) {
    throw new MigrationError(
      `O banco de dados é de uma versão anterior, cujas migrações iam até ${OLD_LIST.last}; esta versão não o abre e ` +
        'nada mudou nele. Para guardar o que há nele, abra-o com a última versão que traz esse arquivo e copie-o com o ' +
        'pg_dump; como trazer os dados para esta versão está em db/migrations/README.md. Se for só uma demonstração, ' +
        'mude de lugar a pasta de dados (.data, ou a que DATA_DIR diz): o próximo início cria outra.',
    );
  }
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...done.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new MigrationError(
      `O banco de dados tem migrações que esta versão não conhece (${unknown.join(', ')}): foi aberto por uma versão ` +
        'mais nova. Inicie aquela, ou uma ainda mais nova; esta não o abre e nada mudou nele.',
    );
  }
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

/** What is still to be applied, once it is known that the rest is ours. */
const pendingOf = async (client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> => {
  const done = await applied(client);
  assertKnown(migrations, done);
  assertUnchanged(migrations, done);
  return migrations.filter(({ name }) => !done.has(name));
};

/** Names of the migrations that a database lacks; changes nothing, and needs no more than to read. */
export const pendingMigrations = async (url: string, folder = MIGRATIONS): Promise<string[]> => {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query("select to_regclass('public.migracao') is not null as existe");
    const pending = rows[0]?.existe ? await pendingOf(client, migrations) : migrations;
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
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
    await createList(client);
    const pending = await pendingOf(client, migrations);
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
