import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Adds one under each key; the rows are deleted some time after they no longer count. */
export const addPassagem = async (db: Db, chaves: readonly string[], expiraEm: Date): Promise<void> => {
  await db
    .insertInto('limite')
    .values(chaves.map((key) => ({ key, points: 1, expire: expiraEm.getTime() })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ points: eb('limite.points', '+', 1) })),
    )
    .execute();
};

export const sumPassagens = async (
  db: Db,
  chaves: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('limite').select(['key', 'points']).where('key', 'in', chaves).execute();
  return new Map(rows.map(({ key, points }) => [key, points]));
};

/** False if the form was already used. */
export const spendFormulario = async (db: Db, hash: string, expiraEm: Date): Promise<boolean> => {
  const row = await db
    .insertInto('limite')
    .values({ key: `formulario:${hash}`, points: 1, expire: expiraEm.getTime() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
};

/** The counters of every brake, also of those that nobody asks again. */
export const deleteLimitesVencidos = async (db: Db, agora: Date): Promise<void> => {
  await db
    .deleteFrom('limite')
    .where(sql<boolean>`expire is not null and expire <= ${agora.getTime()}`)
    .execute();
};
