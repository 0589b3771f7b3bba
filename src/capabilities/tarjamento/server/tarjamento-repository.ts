import type { Db } from '#server/db/database.ts';

/** The caller checks afterwards whether the person may see the case. */
export const findIdDoProtocolo = async (db: Db, digitos: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom('manifestacao')
    .select('id')
    .where('protocolo', '=', digitos)
    .executeTakeFirst();
  return row?.id;
};
