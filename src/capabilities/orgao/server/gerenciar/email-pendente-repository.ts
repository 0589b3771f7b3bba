import { sql } from 'kysely';
import { Perfil } from '#kernel/perfil.ts';
import type { Db } from '#server/db/database.ts';

export interface NovoEmailPendente {
  readonly idOuvidoria: number;
  readonly email: string;
  readonly hash: Buffer;
  readonly pedidoPor: number;
  readonly criadoEm: Date;
  readonly expiraEm: Date;
}

/** A new link cancels the earlier one. */
export const upsertEmailPendente = async (trx: Db, novo: NovoEmailPendente): Promise<void> => {
  const row = {
    email: novo.email,
    hash: novo.hash,
    pedido_por: novo.pedidoPor,
    criado_em: novo.criadoEm,
    expira_em: novo.expiraEm,
  };
  await trx
    .insertInto('ouvidoria_email_pendente')
    .values({ id_ouvidoria: novo.idOuvidoria, ...row })
    .onConflict((conflito) => conflito.column('id_ouvidoria').doUpdateSet(row))
    .execute();
};

export const findEmailPendente = (db: Db, idOuvidoria: number, agora: Date) =>
  db
    .selectFrom('ouvidoria_email_pendente')
    .selectAll()
    .where('id_ouvidoria', '=', idOuvidoria)
    .where('expira_em', '>', agora)
    .executeTakeFirst();

export const deleteEmailPendente = async (trx: Db, idOuvidoria: number): Promise<void> => {
  await trx.deleteFrom('ouvidoria_email_pendente').where('id_ouvidoria', '=', idOuvidoria).execute();
};

/** Who is a gestor of the office now and can sign in. */
export const listGestoresDoOrgao = async (
  db: Db,
  idOuvidoria: number,
  agora: Date,
): Promise<{ id: number; email: string | null }[]> => {
  const { rows } = await sql<{ id: number; email: string | null }>`
    select distinct u.id, u.email::text as email
    from perfil_vigente(${agora}) p join usuario u on u.id = p.id_usuario
    where p.id_ouvidoria = ${idOuvidoria} and p.id_perfil = ${sql.lit(Perfil.gestor)}
      and u.ativado_em is not null and u.excluido_em is null and u.bloqueado_em is null
    order by u.id`.execute(db);
  return rows;
};
