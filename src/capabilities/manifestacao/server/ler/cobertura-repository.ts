import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Cobertura } from '#server/db/schema.ts';

export const insertCobertura = async (db: Db, row: Insertable<Cobertura>): Promise<number> => {
  const { id } = await db.insertInto('cobertura').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};
