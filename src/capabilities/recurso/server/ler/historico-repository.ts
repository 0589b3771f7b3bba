import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ManifestacaoHistorico } from '#server/db/schema.ts';

/** A second line of one act, which has its own from the runner of appeals. */
export const insertHistorico = async (db: Db, row: Insertable<ManifestacaoHistorico>): Promise<void> => {
  await db.insertInto('manifestacao_historico').values(row).execute();
};
