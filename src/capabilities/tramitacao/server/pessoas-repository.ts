import { sql } from 'kysely';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { chegouAntesDoPasso } from '#server/db/chegou-antes-do-passo.ts';
import type { Db } from '#server/db/database.ts';

export interface Chamados {
  readonly idManifestacao: number;
  readonly idOuvidoria: number;
  readonly unidades: readonly number[];
  readonly pessoas: readonly number[];
  readonly perfis: readonly IdPerfil[];
  readonly agora: Date;
}

/**
 * The people asked by name and those of the units asked, if they have an address and may
 * contribute; one row per unit, of those who were in it when the step was sent.
 */
export const listChamados = async (
  db: Db,
  { idManifestacao, idOuvidoria, unidades, pessoas, perfis, agora }: Chamados,
) => {
  const { rows } = await sql<{ id: number; email: string; id_unidade: number | null }>`
    select u.id, u.email, c.id_unidade
    from (
      select q.id_usuario, q.id_unidade from unidade_pessoa q where q.id_unidade = any(${[...unidades]})
        and exists (select from tramitacao t where t.id_manifestacao = ${idManifestacao} and t.id_unidade = q.id_unidade
          and t.encerrada_em is null and ${chegouAntesDoPasso('t', 'q')})
      union all
      select unnest(${[...pessoas]}::int[]), null
    ) c join usuario u on u.id = c.id_usuario
    where u.email is not null and u.excluido_em is null and u.bloqueado_em is null
      and exists (select from perfil_vigente(${agora}) p where p.id_usuario = u.id
        and p.id_ouvidoria = ${idOuvidoria} and p.id_perfil = any(${[...perfis]}))
    order by u.id`.execute(db);
  return rows;
};

/** Of these units, those that one of these people works in. */
export const listUnidadesCom = async (
  db: Db,
  unidades: readonly number[],
  pessoas: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct q.id_unidade as id from unidade_pessoa q
    where q.id_unidade = any(${[...unidades]}) and q.id_usuario = any(${[...pessoas]}::int[])`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * The responsible person's address, if they still work there (the administrador works in every
 * office). `quer`: whether they want these mails.
 */
export const findResponsavel = async (
  db: Db,
  { idUsuario, idOuvidoria, agora }: { idUsuario: number; idOuvidoria: number; agora: Date },
) => {
  const { rows } = await sql<{ id: number; email: string; quer: boolean }>`
    select u.id, u.email, coalesce(f.por_email, true) as quer
    from usuario u left join alerta_preferencia f on f.id_usuario = u.id and f.tipo = 'contribuicao'
    where u.id = ${idUsuario} and u.email is not null and u.excluido_em is null and u.bloqueado_em is null
      and exists (select from perfil_vigente(${agora}) p where p.id_usuario = u.id
        and (p.id_ouvidoria = ${idOuvidoria} or p.id_perfil = ${sql.lit(Perfil.administrador)}))`.execute(db);
  return rows[0];
};
