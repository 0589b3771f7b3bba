import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { loadReference } from '#server/db/reference.ts';
import { migrateJobs } from '#server/jobs/jobs.ts';

const TEMPLATE = 'escuta_modelo';

export const withDatabase = (url: string, database: string): string =>
  url.replace(/\/[^/?]*(\?|$)/, `/${database}$1`);

const admin = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

export const createTemplate = async (url: string): Promise<void> => {
  await admin(url, `create database ${TEMPLATE}`);
  const template = withDatabase(url, TEMPLATE);
  await migrate(template);
  await loadReference(template);
  await migrateJobs(template);
};

/** A database of one's own: migrated, with its look-up tables, and nobody in it. */
export const cloneDatabase = async (url: string): Promise<{ url: string; drop(): Promise<void> }> => {
  const name = `teste_${randomBytes(6).toString('hex')}`;
  await admin(url, `create database ${name} template ${TEMPLATE}`);
  return { url: withDatabase(url, name), drop: () => admin(url, `drop database ${name} with (force)`) };
};
