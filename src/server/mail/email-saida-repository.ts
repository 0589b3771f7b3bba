import type { Db } from '../db/database.ts';

export interface EmailNovo {
  /** One mail per event: a second one with the same key is not written. */
  readonly chave: string | null;
  readonly evento: string;
  readonly para: string;
  readonly assunto: string;
  readonly texto: string;
  readonly html: string;
}

export const insertEmail = async (db: Db, email: EmailNovo, criadoEm: Date): Promise<number | null> => {
  const row = await db
    .insertInto('email_saida')
    .values({ ...email, criado_em: criadoEm })
    .onConflict((conflict) => conflict.column('chave').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
};

export const findEmail = (db: Db, id: number) =>
  db.selectFrom('email_saida').selectAll().where('id', '=', id).executeTakeFirst();

export const listRecentEmails = (db: Db, limit: number) =>
  db.selectFrom('email_saida').selectAll().orderBy('id', 'desc').limit(limit).execute();

export const markEmailSent = (db: Db, id: number, enviadoEm: Date) =>
  db
    .updateTable('email_saida')
    .set((eb) => ({ enviado_em: enviadoEm, ultimo_erro: null, tentativas: eb('tentativas', '+', 1) }))
    .where('id', '=', id)
    .execute();

export const markEmailFailed = (db: Db, id: number, erro: string) =>
  db
    .updateTable('email_saida')
    .set((eb) => ({ ultimo_erro: erro, tentativas: eb('tentativas', '+', 1) }))
    .where('id', '=', id)
    .execute();
