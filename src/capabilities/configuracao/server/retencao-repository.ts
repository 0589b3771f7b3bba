import type { Db } from '#server/db/database.ts';

/** Mails still waiting to be sent are kept, however old. */
export const deleteEmailsEnviadosAntes = async (db: Db, limite: Date): Promise<void> => {
  await db.deleteFrom('email_saida').where('enviado_em', '<', limite).execute();
};
