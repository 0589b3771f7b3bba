import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/**
 * Adds under each key, or gives back, and tells how many there are then: of those who come at once each gets another number.
 * Always in the same order, so that two never wait for each other. The rows are deleted some time after they no longer count.
 */
export const addPassagem = async (
  db: Db,
  chaves: readonly string[],
  expiraEm: Date,
  mais: 1 | -1,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .insertInto('limite')
    .values(chaves.map((key) => ({ key, points: mais, expire: expiraEm.getTime() })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ points: eb('limite.points', '+', mais) })),
    )
    .returning(['key', 'points'])
    .execute();
  return new Map(rows.map(({ key, points }) => [key, points]));
};

export const sumPassagens = async (
  db: Db,
  chaves: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('limite').select(['key', 'points']).where('key', 'in', chaves).execute();
  return new Map(rows.map(({ key, points }) => [key, points]));
};

const chaveDoFormulario = (nonce: string): string => `formulario:${nonce}`;

/** False if the form was already used. */
export const spendFormulario = async (db: Db, nonce: string, expiraEm: Date): Promise<boolean> => {
  const row = await db
    .insertInto('limite')
    .values({ key: chaveDoFormulario(nonce), points: 1, expire: expiraEm.getTime() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
};

/** It filed nothing: it may be sent again. */
export const unspendFormulario = async (db: Db, nonce: string): Promise<void> => {
  await db.deleteFrom('limite').where('key', '=', chaveDoFormulario(nonce)).execute();
};

/** The counters of every brake, also of those that nobody asks again. */
export const deleteLimitesVencidos = async (db: Db, agora: Date): Promise<void> => {
  await db
    .deleteFrom('limite')
    .where(sql<boolean>`expire is not null and expire <= ${agora.getTime()}`)
    .execute();
};
