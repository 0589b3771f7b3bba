import type { Db } from '#server/db/database.ts';

/** Whether the person may know of it is asked afterwards. */
export const findIdDoProtocolo = async (db: Db, digitos: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom('manifestacao')
    .select('id')
    .where('protocolo', '=', digitos)
    .executeTakeFirst();
  return row?.id;
};
