import type { Compilable } from 'kysely';
import type pg from 'pg';
import type { Database } from '#server/db/database.ts';
import type { Valor } from '../domain/coluna.ts';
import { type Consulta, consultaInteira } from './consulta-repository.ts';

/** One number for the whole product: two runs at once would do the same work twice. */
const TRAVA = 6300063;

/** False: another instance is making the files right now. */
export const tryLock = async (client: pg.PoolClient): Promise<boolean> => {
  const { rows } = await client.query<{ livre: boolean }>(`select pg_try_advisory_lock(${TRAVA}) as livre`);
  return rows[0]?.livre === true;
};

export const unlock = async (client: pg.PoolClient): Promise<void> => {
  await client.query(`select pg_advisory_unlock(${TRAVA})`);
};

/** All that is read in `ler` is of one moment: the files of a year agree with each other. */
export const inSnapshot = async <T>(client: pg.PoolClient, ler: () => Promise<T>): Promise<T> => {
  await client.query('begin isolation level repeatable read read only');
  try {
    // Every row is wanted: a plan that gives the first ones soonest is the slower one.
    await client.query('set local cursor_tuple_fraction = 1; set local jit = off');
    return await ler();
  } finally {
    await client.query('rollback');
  }
};

export const textOf = (db: Database, consulta: Consulta): string => {
  const compilable: Compilable = { compile: () => consultaInteira(consulta).compile(db) };
  const { sql: texto, parameters } = compilable.compile();
  if (parameters.length > 0) throw new Error('A cursor takes no parameters here');
  return texto;
};

/** By a cursor, so many rows at a time; while some are written, the database works out the next. */
export const readRows = async function* (
  client: pg.PoolClient,
  texto: string,
  porVez: number,
): AsyncGenerator<Valor[][]> {
  await client.query(`declare linhas no scroll cursor without hold for ${texto}`);
  const fetch = () => {
    const lidas = client.query<Valor[]>({ text: `fetch ${porVez} from linhas`, rowMode: 'array' });
    // It may fail while nobody waits for it; who waits next is told.
    lidas.catch(() => undefined);
    return lidas;
  };
  let proximas = fetch();
  try {
    for (;;) {
      const { rows } = await proximas;
      if (rows.length === 0) break;
      proximas = fetch();
      yield rows;
    }
  } finally {
    await proximas;
    await client.query('close linhas');
  }
};
