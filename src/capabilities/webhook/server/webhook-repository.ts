import { type Insertable, sql, type Updateable } from 'kysely';
import { Perfil } from '#kernel/perfil.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';
import type { Webhook } from '#server/db/schema.ts';

/** Null: every office; every webhook of it, whoever subscribed it. */
export interface Alcance {
  readonly idOuvidoria: number | null;
  readonly idCliente: number | null;
}

const webhooks = (db: Db, alcance: Alcance | null) =>
  db
    .selectFrom('webhook as w')
    .innerJoin('ouvidoria as o', 'o.id', 'w.id_ouvidoria')
    .selectAll('w')
    .leftJoin('integracao_cliente as c', 'c.id', 'w.id_cliente')
    .leftJoin('usuario as u', 'u.id', 'w.mudado_por')
    .select(['o.sigla as sigla_ouvidoria', 'o.nome as nome_ouvidoria', 'c.nome as nome_do_cliente'])
    .select(sql<string | null>`${nomeDaPessoa('u')}`.as('nome_de_quem_mudou'))
    .$if(alcance !== null && alcance.idOuvidoria !== null, (q) =>
      q.where('w.id_ouvidoria', '=', alcance?.idOuvidoria ?? 0),
    )
    .$if(alcance !== null && alcance.idCliente !== null, (q) =>
      q.where('w.id_cliente', '=', alcance?.idCliente ?? 0),
    );
export type WebhookRow = NonNullable<Awaited<ReturnType<typeof findWebhook>>>;

export const findWebhook = (db: Db, alcance: Alcance | null, id: number) =>
  webhooks(db, alcance).where('w.id', '=', id).executeTakeFirst();

export const lockWebhook = (tx: Db, alcance: Alcance | null, id: number) =>
  webhooks(tx, alcance).where('w.id', '=', id).forUpdate('w').executeTakeFirst();

export const selectWebhooks = (db: Db, alcance: Alcance, depoisDe: number | undefined, limite: number) =>
  webhooks(db, alcance)
    .$if(depoisDe !== undefined, (q) => q.where('w.id', '<', depoisDe ?? 0))
    .orderBy('w.id', 'desc')
    .limit(limite)
    .execute();

/** Locks the office, so that two people creating at once do not both take the last place. */
export const lockOuvidoria = (tx: Db, idOuvidoria: number) =>
  tx
    .selectFrom('ouvidoria')
    .select(['id', 'sigla'])
    .where('id', '=', idOuvidoria)
    .forUpdate()
    .executeTakeFirst();

export const countWebhooks = async (tx: Db, idOuvidoria: number): Promise<number> => {
  const { total } = await tx
    .selectFrom('webhook')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('id_ouvidoria', '=', idOuvidoria)
    .executeTakeFirstOrThrow();
  return total;
};

export const insertWebhook = async (tx: Db, row: Insertable<Webhook>): Promise<number> => {
  const { id } = await tx.insertInto('webhook').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const updateWebhook = async (tx: Db, id: number, mudancas: Updateable<Webhook>): Promise<void> => {
  await tx.updateTable('webhook').set(mudancas).where('id', '=', id).execute();
};

/** Webhooks whose gestor is one there no longer: the profile ended or ran out, the account was blocked or deleted. */
export const suspendSemPalavra = async (tx: Db, agora: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    update webhook w set a_confirmar_desde = ${agora}, palavra_de = null, versao = versao + 1, atualizado_em = ${agora}
    where w.a_confirmar_desde is null and w.palavra_de is not null and not exists (
      select from perfil_vigente(${agora}) p join usuario u on u.id = p.id_usuario
      where p.id_usuario = w.palavra_de and p.id_ouvidoria = w.id_ouvidoria and p.id_perfil = ${sql.lit(Perfil.gestor)}
        and u.excluido_em is null and u.bloqueado_em is null)
    returning w.id`.execute(tx);
  return rows.map(({ id }) => id);
};

/** The current gestores of an office, with their e-mail addresses. */
export const listGestores = async (
  db: Db,
  idOuvidoria: number,
  agora: Date,
): Promise<{ id: number; email: string | null }[]> => {
  const { rows } = await sql<{ id: number; email: string | null }>`
    select distinct u.id, u.email from perfil_vigente(${agora}) p join usuario u on u.id = p.id_usuario
    where p.id_ouvidoria = ${idOuvidoria} and p.id_perfil = ${sql.lit(Perfil.gestor)}
      and u.excluido_em is null and u.bloqueado_em is null`.execute(db);
  return rows;
};
