import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface EmailNovo {
  /** One mail per event: a second one with the same key is not written. */
  readonly chave: string | null;
  readonly evento: string;
  /** Whose mail it is: it goes when the account goes. Null for addresses without an account. */
  readonly idUsuario: number | null;
  /** About a denúncia, whoever it goes to: its words are shown to nobody. */
  readonly sobreDenuncia: boolean;
  readonly para: string;
  readonly assunto: string;
  readonly texto: string;
  readonly html: string;
}

/** A mail whose address is itself a secret: what is not sealed is empty. */
export type EmailGuardado = EmailNovo & { readonly selado: Buffer | null };

export const insertEmail = async (
  db: Db,
  { idUsuario, sobreDenuncia, ...email }: EmailGuardado,
  criadoEm: Date,
): Promise<number | null> => {
  const row = await db
    .insertInto('email_saida')
    .values({ ...email, id_usuario: idUsuario, sobre_denuncia: sobreDenuncia, criado_em: criadoEm })
    .onConflict((conflict) => conflict.column('chave').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
};

export const findEmail = (db: Db, id: number) =>
  db.selectFrom('email_saida').selectAll().where('id', '=', id).executeTakeFirst();

export const listRecentEmails = (db: Db, limit: number) =>
  db.selectFrom('email_saida').selectAll().orderBy('id', 'desc').limit(limit).execute();

/** Mails about a case that were sent unsealed, before it became a denúncia. */
export const listEmailsAbertosSobre = (
  db: Db,
  { idUsuario, para, numero }: { idUsuario: number | null; para: string | null; numero: string },
) =>
  db
    .selectFrom('email_saida')
    .selectAll()
    .where('selado', 'is', null)
    .where('para', '<>', '')
    .where(({ or, eb }) => or([eb('id_usuario', '=', idUsuario ?? 0), eb('para', '=', para ?? '')]))
    .where(({ or, eb }) => or([eb('texto', 'like', `%${numero}%`), eb('assunto', 'like', `%${numero}%`)]))
    .execute();

export const updateSelado = async (db: Db, id: number, selado: Buffer): Promise<void> => {
  await db
    .updateTable('email_saida')
    .set({ para: '', texto: '', html: '', id_usuario: null, sobre_denuncia: true, selado })
    .where('id', '=', id)
    .execute();
};

/** To whomever it went: a case that became a denúncia was not about one when these were written. */
export const markSobreDenuncia = async (db: Db, digitosDoProtocolo: string): Promise<void> => {
  await db
    .updateTable('email_saida')
    .set({ sobre_denuncia: true })
    .where(sql<boolean>`regexp_replace(assunto, '\\D', '', 'g') like ${`%${digitosDoProtocolo}%`}`)
    .where('sobre_denuncia', '=', false)
    .execute();
};

/** Links and personal data have no business here once the mail is in its mailbox (LGPD art. 16). */
const SEM_CORPO = { texto: '', html: '', selado: null } as const;

export const markEmailSent = (db: Db, id: number, enviadoEm: Date, apagarCorpo: boolean) =>
  db
    .updateTable('email_saida')
    .set((eb) => ({
      enviado_em: enviadoEm,
      ultimo_erro: null,
      falhou_em: null,
      tentativas: eb('tentativas', '+', 1),
      ...(apagarCorpo && SEM_CORPO),
    }))
    .where('id', '=', id)
    .execute();

/**
 * The mail of an account that goes. What was written without an owner is found by its address and only once sent: an
 * office may share the address and still be waiting for its own.
 */
export const deleteEmailsDoUsuario = (db: Db, idUsuario: number, endereco: string | null) =>
  db
    .deleteFrom('email_saida')
    .where(({ or, and, eb, fn }) =>
      or([
        eb('id_usuario', '=', idUsuario),
        and([
          eb('id_usuario', 'is', null),
          eb('enviado_em', 'is not', null),
          eb(fn<string>('lower', ['para']), '=', endereco?.toLowerCase() ?? ''),
        ]),
      ]),
    )
    .execute();

/** The worker has counted this try already: after the last one it makes no other by itself. */
export const markEmailFailed = async (
  db: Db,
  { id, erro, trabalho, agora }: { id: number; erro: string; trabalho: string; agora: Date },
): Promise<void> => {
  await db
    .updateTable('email_saida')
    .set((eb) => ({
      ultimo_erro: erro,
      tentativas: eb('tentativas', '+', 1),
      falhou_em: sql<Date | null>`case when exists (
        select from graphile_worker.jobs j where j.key = ${trabalho} and j.attempts >= j.max_attempts
      ) then ${agora}::timestamptz end`,
    }))
    .where('id', '=', id)
    .execute();
};

/** False when there is nothing to try again: it was sent, or nobody tried yet. */
export const updateParaTentarDeNovo = async (db: Db, id: number): Promise<boolean> => {
  const row = await db
    .updateTable('email_saida')
    .set({ falhou_em: null })
    .where('id', '=', id)
    .where('enviado_em', 'is', null)
    .where('tentativas', '>', 0)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** When the worker tries each of these next. */
export const listProximasTentativas = async (
  db: Db,
  trabalhos: readonly string[],
): Promise<ReadonlyMap<string, Date>> => {
  if (trabalhos.length === 0) return new Map();
  const { rows } = await sql<{ key: string; run_at: Date }>`
    select key, run_at from graphile_worker.jobs
    where key = any(${trabalhos}) and attempts < max_attempts`.execute(db);
  return new Map(rows.map(({ key, run_at }) => [key, run_at]));
};
