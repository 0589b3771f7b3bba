import type { Compilable } from 'kysely';
import type pg from 'pg';
import type { Database } from '#server/db/database.ts';
import { type Consulta, consultaInteira } from './consulta-repository.ts';

/** One lock number for the whole product: two runs at once would do the same work twice. */
const TRAVA = 6300063;

/** False if another instance is making the files right now. */
export const tryLock = async (client: pg.PoolClient): Promise<boolean> => {
  const { rows } = await client.query<{ livre: boolean }>(`select pg_try_advisory_lock(${TRAVA}) as livre`);
  return rows[0]?.livre === true;
};

export const unlock = async (client: pg.PoolClient): Promise<void> => {
  await client.query(`select pg_advisory_unlock(${TRAVA})`);
};

export const textOf = (db: Database, consulta: Consulta): string => {
  const compilable: Compilable = { compile: () => consultaInteira(consulta).compile(db) };
  const { sql: texto, parameters } = compilable.compile();
  if (parameters.length > 0) throw new Error('A cursor takes no parameters here');
  return texto;
};
