import { segredo } from '#server/crypto/dado-pessoal.ts';
import type { Db } from '#server/db/database.ts';
import type { FinalidadeDoToken } from '../../domain/usuario.ts';

export interface NovoToken {
  readonly hash: Buffer;
  readonly idUsuario: number;
  readonly finalidade: FinalidadeDoToken;
  /** The address that the link proves, if it is not yet the account's own. */
  readonly email: string | null;
  readonly criadoEm: Date;
  readonly expiraEm: Date;
}

/** The secret address of the person's calendar is a link too: whoever knew it may be somebody else. */
const deleteCalendario = (db: Db, idUsuario: number) =>
  db.deleteFrom('calendario_pessoal').where('id_usuario', '=', idUsuario).execute();

/** Makes links already sent stop working; of every kind, if none is named. */
export const voidTokens = async (
  db: Db,
  idUsuario: number,
  agora: Date,
  finalidade?: FinalidadeDoToken,
): Promise<void> => {
  if (finalidade === undefined) await deleteCalendario(db, idUsuario);
  await db
    .updateTable('usuario_token')
    .set({ usado_em: agora })
    .where('id_usuario', '=', idUsuario)
    .where('usado_em', 'is', null)
    .$if(finalidade !== undefined, (query) => query.where('finalidade', '=', finalidade ?? ''))
    .execute();
};

export const insertToken = async (db: Db, token: NovoToken): Promise<void> => {
  // A new link cancels the earlier ones of the same kind.
  await voidTokens(db, token.idUsuario, token.criadoEm, token.finalidade);
  await db
    .insertInto('usuario_token')
    .values({
      hash: token.hash,
      id_usuario: token.idUsuario,
      finalidade: token.finalidade,
      email: segredo(token.email),
      criado_em: token.criadoEm,
      expira_em: token.expiraEm,
    })
    .execute();
};

type Finalidades = readonly [FinalidadeDoToken, ...FinalidadeDoToken[]];

export const findToken = (db: Db, hash: Buffer, finalidades: Finalidades, agora: Date) =>
  db
    .selectFrom('usuario_token')
    .select('id_usuario')
    .where('hash', '=', hash)
    .where('finalidade', 'in', finalidades)
    .where('usado_em', 'is', null)
    .where('expira_em', '>', agora)
    .executeTakeFirst();

/**
 * Marks the link as used; undefined if it was used, replaced or expired. Of two requests at once,
 * one wins.
 */
export const useToken = (db: Db, hash: Buffer, finalidades: Finalidades, agora: Date) =>
  db
    .updateTable('usuario_token')
    .set({ usado_em: agora })
    .where('hash', '=', hash)
    .where('finalidade', 'in', finalidades)
    .where('usado_em', 'is', null)
    .where('expira_em', '>', agora)
    .returning(['id_usuario', 'finalidade', 'email'])
    .executeTakeFirst();

/** The new address that was not confirmed yet. */
export const findEmailPendente = async (db: Db, idUsuario: number, agora: Date): Promise<string | null> => {
  const row = await db
    .selectFrom('usuario_token')
    .select('email')
    .where('id_usuario', '=', idUsuario)
    .where('finalidade', '=', 'email')
    .where('usado_em', 'is', null)
    .where('expira_em', '>', agora)
    .executeTakeFirst();
  return row?.email ?? null;
};

export const deleteTokens = async (db: Db, idUsuario: number): Promise<void> => {
  await deleteCalendario(db, idUsuario);
  await db.deleteFrom('usuario_token').where('id_usuario', '=', idUsuario).execute();
};
