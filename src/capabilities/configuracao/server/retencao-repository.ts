import type { Db } from '#server/db/database.ts';

/** What waits to be sent is kept, however old. */
export const deleteEmailsEnviadosAntes = async (db: Db, limite: Date): Promise<void> => {
  await db.deleteFrom('email_saida').where('enviado_em', '<', limite).execute();
};
