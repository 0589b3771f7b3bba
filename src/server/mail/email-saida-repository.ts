import { sql } from 'kysely';
import { procurado, segredo } from '../crypto/dado-pessoal.ts';
import type { Db } from '../db/database.ts';

export interface EmailNovo {
  /** One mail per event: a second one with the same key is not written. */
  readonly chave: string | null;
  readonly evento: string;
  /** The account it belongs to and is deleted with; null for an address without an account. */
  readonly idUsuario: number | null;
  /** What the person is told by it, with a term of theirs behind; null for every other mail. */
  readonly idComunicacao?: number | null;
  /** About a denúncia, whoever receives it: nobody is shown its text. */
  readonly sobreDenuncia: boolean;
  /** About a sealed case: its row tells the hour, so that it cannot be matched with what the person did. */
  readonly naHora?: boolean;
  readonly para: string;
  readonly assunto: string;
  readonly texto: string;
  readonly html: string;
  /** Switches a mail that the person asked for off in one click (RFC 8058). */
  readonly enderecoParaSair?: string | null;
}

/** A stored mail: its body is in `selado`, and its address too where that is a secret. */
export type EmailGuardado = EmailNovo & { readonly selado: Buffer };

const momentoDo = (naHora: boolean, momento: Date) =>
  naHora ? sql<Date>`date_trunc('hour', ${momento}::timestamptz, 'UTC')` : momento;
/** The same for a row that exists. */
const momentoDaLinha = (momento: Date) =>
  sql<Date>`case when na_hora then date_trunc('hour', ${momento}::timestamptz, 'UTC') else ${momento}::timestamptz end`;

/** The mail and the job that sends it, in one statement; of a key that was used neither. */
export const insertEmail = async (
  db: Db,
  {
    idUsuario,
    sobreDenuncia,
    naHora = false,
    idComunicacao = null,
    enderecoParaSair = null,
    ...email
  }: EmailGuardado,
  criadoEm: Date,
  trabalho: string,
): Promise<void> => {
  await db
    .with('novo', (com) =>
      com
        .insertInto('email_saida')
        .values({
          ...email,
          para: email.para === '' ? '' : segredo(email.para),
          para_busca: email.para === '' ? null : procurado('email', email.para),
          id_usuario: idUsuario,
          id_comunicacao: idComunicacao,
          endereco_para_sair: enderecoParaSair,
          sobre_denuncia: sobreDenuncia,
          na_hora: naHora,
          criado_em: momentoDo(naHora, criadoEm),
        })
        .onConflict((conflict) => conflict.column('chave').doNothing())
        .returning('id'),
    )
    .selectFrom('novo')
    .select(
      sql`enfileirar(${trabalho}::text, json_build_object('id', novo.id), ${trabalho}::text || ':' || novo.id)`.as(
        'trabalho',
      ),
    )
    .execute();
};

export const findEmail = (db: Db, id: number) =>
  db.selectFrom('email_saida').selectAll().where('id', '=', id).executeTakeFirst();

export const listRecentEmails = (db: Db, limit: number) =>
  db.selectFrom('email_saida').selectAll().orderBy('id', 'desc').limit(limit).execute();

/** Once a mail is delivered, or never will be, its links and personal data need not be kept (LGPD art. 16). */
const SEM_CORPO = { texto: '', html: '', selado: null, endereco_para_sair: null } as const;

/** From now on its row tells the hour alone. */
const NA_HORA = {
  na_hora: true,
  criado_em: sql<Date>`date_trunc('hour', criado_em, 'UTC')`,
  enviado_em: sql<Date>`date_trunc('hour', enviado_em, 'UTC')`,
};

/** Mails to one person whose rows tell to whom, of which some may be about a case: their subject has its number, or their body may. */
export const listEmailsComDestinatario = (
  db: Db,
  { idUsuario, para, numero }: { idUsuario: number | null; para: string | null; numero: string },
) =>
  db
    .selectFrom('email_saida')
    .selectAll()
    .where('para', '<>', '')
    .where(({ or, eb }) =>
      or([eb('id_usuario', '=', idUsuario ?? 0), eb('para_busca', '=', procurado('email', para ?? ''))]),
    )
    .where(({ or, eb }) =>
      or([eb('assunto', 'like', `%${numero}%`), eb('selado', 'is not', null), eb('texto', '<>', '')]),
    )
    .execute();

export const updateSemDestinatario = async (db: Db, id: number, selado: Buffer | null): Promise<void> => {
  await db
    .updateTable('email_saida')
    .set({
      ...NA_HORA,
      ...SEM_CORPO,
      para: '',
      para_busca: null,
      id_usuario: null,
      sobre_denuncia: true,
      selado,
    })
    .where('id', '=', id)
    .execute();
};

const POR_VEZ = 500;

export const listCorposAbertos = (db: Db) =>
  db
    .selectFrom('email_saida')
    .selectAll()
    .where('selado', 'is', null)
    .where(({ or, eb }) => or([eb('texto', '<>', ''), eb('html', '<>', '')]))
    .orderBy('id')
    .limit(POR_VEZ)
    .execute();

/** Sealed, unless it was sent or given up meanwhile. */
export const updateCorpo = async (db: Db, id: number, selado: Buffer): Promise<void> => {
  await db
    .updateTable('email_saida')
    .set({ ...SEM_CORPO, selado })
    .where('id', '=', id)
    .where('selado', 'is', null)
    .where(({ or, eb }) => or([eb('texto', '<>', ''), eb('html', '<>', '')]))
    .execute();
};

/** Whoever received them: these mails were written before the case became a denúncia. */
export const markSobreDenuncia = async (db: Db, digitosDoProtocolo: string): Promise<void> => {
  await db
    .updateTable('email_saida')
    .set({ ...NA_HORA, sobre_denuncia: true })
    .where(sql<boolean>`regexp_replace(assunto, '\\D', '', 'g') like ${`%${digitosDoProtocolo}%`}`)
    .where('sobre_denuncia', '=', false)
    .execute();
};

export const markEmailSent = (db: Db, id: number, enviadoEm: Date, apagarCorpo: boolean) =>
  db
    .updateTable('email_saida')
    .set((eb) => ({
      enviado_em: momentoDaLinha(enviadoEm),
      ultimo_erro: null,
      falhou_em: null,
      tentativas: eb('tentativas', '+', 1),
      ...(apagarCorpo && SEM_CORPO),
    }))
    .where('id', '=', id)
    .execute();

/**
 * Deletes the mail of an account that is removed. Mails without an owner are found by their
 * address, and only once sent: an office may share the address and still be waiting for one.
 */
export const deleteEmailsDoUsuario = (db: Db, idUsuario: number, endereco: string | null) =>
  db
    .deleteFrom('email_saida')
    .where(({ or, and, eb }) =>
      or([
        eb('id_usuario', '=', idUsuario),
        and([
          eb('id_usuario', 'is', null),
          eb('enviado_em', 'is not', null),
          eb('para_busca', '=', procurado('email', endereco ?? '')),
        ]),
      ]),
    )
    .execute();

const ACABARAM_AS_TENTATIVAS = (trabalho: string) => sql<boolean>`exists (
  select from graphile_worker.jobs j where j.key = ${trabalho} and j.attempts >= j.max_attempts)`;

/**
 * The worker has already counted this try; after the last one it makes no further try. True: this one was the last, and the
 * mail did not go.
 */
export const markEmailFailed = async (
  db: Db,
  { id, erro, trabalho, agora }: { id: number; erro: string; trabalho: string; agora: Date },
): Promise<boolean> => {
  const row = await db
    .updateTable('email_saida')
    .set((eb) => ({
      ultimo_erro: erro,
      tentativas: eb('tentativas', '+', 1),
      falhou_em: sql<Date | null>`case when ${ACABARAM_AS_TENTATIVAS(trabalho)} then ${momentoDaLinha(agora)} end`,
    }))
    .where('id', '=', id)
    .returning('falhou_em')
    .executeTakeFirst();
  if (row?.falhou_em == null) return false;
  await db.updateTable('email_saida').set(SEM_CORPO).where('id', '=', id).execute();
  return true;
};

/** Refused for good, or returned: trying again would change nothing. False when that was known already. */
export const markEmailDevolvido = async (
  db: Db,
  { id, erro, agora }: { id: number; erro: string; agora: Date },
): Promise<boolean> => {
  const row = await db
    .updateTable('email_saida')
    .set((eb) => ({
      ultimo_erro: erro,
      falhou_em: momentoDaLinha(agora),
      devolvido_em: momentoDaLinha(agora),
      ...SEM_CORPO,
      tentativas: eb('tentativas', '+', 1),
    }))
    .where('id', '=', id)
    .where('devolvido_em', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** False when there is nothing to retry: it was sent, given up, or not tried yet. */
export const updateParaTentarDeNovo = async (db: Db, id: number): Promise<boolean> => {
  const row = await db
    .updateTable('email_saida')
    .set({ falhou_em: null })
    .where('id', '=', id)
    .where('enviado_em', 'is', null)
    .where('falhou_em', 'is', null)
    .where('devolvido_em', 'is', null)
    .where('tentativas', '>', 0)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** When the worker will next try each of these. */
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
