import { sql } from 'kysely';
import { Perfil } from '#kernel/perfil.ts';
import type { Db } from '#server/db/database.ts';
import type { Ponta } from '../domain/encadeamento.ts';

export const insertVerificacao = async (
  db: Db,
  {
    em,
    elos,
    problemas,
    pontas,
  }: { em: Date; elos: number; problemas: number; pontas: ReadonlyMap<number, Ponta> },
): Promise<void> => {
  const guardadas = Object.fromEntries([...pontas].map(([id, { numero, hash }]) => [id, [numero, hash]]));
  await db
    .insertInto('auditoria_verificacao')
    .values({ verificado_em: em, elos, problemas, pontas: JSON.stringify(guardadas) })
    .execute();
};

export const findUltimaVerificacao = (db: Db) =>
  db
    .selectFrom('auditoria_verificacao')
    .select(['verificado_em', 'elos', 'problemas', 'pontas'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Chain ends recorded by past verifications that no longer exist. */
export const listPontasPerdidas = async (db: Db): Promise<{ id_ouvidoria: number; numero: number }[]> => {
  const { rows } = await sql<{ id_ouvidoria: number; numero: number }>`
    select distinct p.key::int as id_ouvidoria, (p.value ->> 0)::bigint as numero
    from auditoria_verificacao v, jsonb_each(v.pontas) p
    where v.id = (select max(id) from auditoria_verificacao where problemas = 0)
      and not exists (
        select from auditoria_elo e
        where e.id_ouvidoria = p.key::int and e.numero = (p.value ->> 0)::bigint
          and encode(e.hash, 'hex') = p.value ->> 1)
    order by 1, 2`.execute(db);
  return rows;
};

/** Heads that the chains do not contain any more. */
export const listCabecasPerdidas = async (
  db: Db,
  cabecas: readonly { idOuvidoria: number; numero: number; hash: string }[],
): Promise<{ id_ouvidoria: number; numero: number }[]> => {
  if (cabecas.length === 0) return [];
  const { rows } = await sql<{ id_ouvidoria: number; numero: number }>`
    select c.id_ouvidoria, c.numero
    from unnest(${cabecas.map(({ idOuvidoria }) => idOuvidoria)}::int[], ${cabecas.map(({ numero }) => numero)}::bigint[],
      ${cabecas.map(({ hash }) => hash)}::text[]) c (id_ouvidoria, numero, hash)
    where not exists (
      select from auditoria_elo e
      where e.id_ouvidoria = c.id_ouvidoria and e.numero = c.numero and e.hash = decode(c.hash, 'hex'))
    order by 1, 2`.execute(db);
  return rows;
};

/** Every administrador, with an e-mail address if there is one. */
export const listAdministradores = async (
  db: Db,
  agora: Date,
): Promise<{ id: number; email: string | null }[]> => {
  const { rows } = await sql<{ id: number; email: string | null }>`
    select distinct u.id, u.email::text as email from usuario u join perfil_vigente(${agora}) p on p.id_usuario = u.id
    where p.id_perfil = ${sql.lit(Perfil.administrador)} and u.excluido_em is null and u.bloqueado_em is null
    order by u.id`.execute(db);
  return rows;
};
