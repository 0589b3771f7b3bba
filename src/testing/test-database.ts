import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { comUsuario, createPapeis } from '#server/db/papeis.ts';
import { migrateAll } from '#server/db/prepare-database.ts';

const TEMPLATE = 'escuta_modelo';

export const withDatabase = (url: string, database: string): string =>
  url.replace(/\/[^/?]*(\?|$)/, `/${database}$1`);

const withAdmin = async (url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

const admin = (url: string, statement: string): Promise<void> =>
  withAdmin(url, (client) => client.query(statement));

export const createTemplate = async (url: string): Promise<void> => {
  await admin(url, `create database ${TEMPLATE}`);
  // As an installation does it: the owner migrates, and the server's role gets what it needs.
  const { migracoes, servidor } = await createPapeis(withDatabase(url, TEMPLATE));
  await migrateAll(migracoes, servidor, () => undefined);
};

/** The same database with no more rights than a server in production has. */
export const comoServidor = (url: string): string => comUsuario(url, 'escuta_servidor');

/** Templates that this worker knows to exist. */
const known = new Set<string>();

/** What a template holds beyond the migrations; the first worker that needs it writes it. */
export interface TemplateContent {
  /** Must include everything that the content depends on. */
  readonly key: string;
  readonly fill: (url: string) => Promise<void>;
}

const ensureTemplate = async (url: string, { key, fill }: TemplateContent): Promise<string> => {
  const name = `escuta_modelo_${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
  if (known.has(name)) return name;
  await withAdmin(url, async (client) => {
    // One worker fills it, the others wait; the lock ends with the connection.
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const draft = `${name}_em_obra`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft} template ${TEMPLATE}`);
    await fill(withDatabase(url, draft));
    await client.query(`alter database ${draft} rename to ${name}`);
  });
  known.add(name);
  return name;
};

/** A separate database: migrated, with look-up tables, and people only if `content` adds them. */
export const cloneDatabase = async (
  url: string,
  content?: TemplateContent,
): Promise<{ url: string; drop(): Promise<void> }> => {
  const template = content ? await ensureTemplate(url, content) : TEMPLATE;
  const name = `teste_${randomBytes(6).toString('hex')}`;
  // Copied as files: through PostgreSQL's log everything would be written twice.
  await admin(url, `create database ${name} template ${template} strategy file_copy`);
  return { url: withDatabase(url, name), drop: () => admin(url, `drop database ${name} with (force)`) };
};
