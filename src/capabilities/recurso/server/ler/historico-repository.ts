import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ManifestacaoHistorico } from '#server/db/schema.ts';

/** An extra line of the history; the runner already wrote the act's line. */
export const insertHistorico = async (db: Db, row: Insertable<ManifestacaoHistorico>): Promise<void> => {
  await db.insertInto('manifestacao_historico').values(row).execute();
};
