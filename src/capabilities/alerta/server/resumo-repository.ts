import { sql } from 'kysely';
import { Perfil, perfisServidor } from '#kernel/perfil.ts';
import type { Db } from '#server/db/database.ts';
import type { TipoDeAlerta } from '../domain/alerta.ts';

export interface ResumoRow {
  readonly id_usuario: number;
  readonly email: string;
  readonly id_ouvidoria: number;
  readonly orgao: string;
  readonly totais: Readonly<Partial<Record<TipoDeAlerta, number>>>;
}

interface Contar {
  readonly desde: Date;
  readonly agora: Date;
  /** Who is kept away from which case: they have rows of it, and are told nothing. */
  readonly longe: readonly { readonly idUsuario: number; readonly idManifestacao: number }[];
}

const ADMINISTRADOR = sql.lit(Perfil.administrador);
const SERVIDORES = sql.raw(perfisServidor.join(', '));

/**
 * Counts each person's unread alerts of the types they want by mail, per office they work for now.
 * Only where one of them is newer than `desde`, so that old ones do not come back every day.
 */
export const listResumos = async (db: Db, { desde, agora, longe }: Contar): Promise<ResumoRow[]> => {
  const usuarios = longe.map(({ idUsuario }) => idUsuario);
  const casos = longe.map(({ idManifestacao }) => idManifestacao);
  const { rows } = await sql<ResumoRow>`
    with contado as (
      select a.id_usuario, o.id as id_ouvidoria, a.tipo, count(*) as total, max(a.criado_em) as ultimo
      from alerta a left join manifestacao m on m.id = a.id_manifestacao
      left join recurso x on x.id = a.id_recurso
      -- What is about no case belongs to the office from which the person administers.
      join ouvidoria o on o.id = coalesce(x.id_ouvidoria_julgadora, a.id_ouvidoria, m.id_ouvidoria, (
        select min(p.id_ouvidoria) from perfil_vigente(${agora}) p
        where a.id_manifestacao is null and p.id_usuario = a.id_usuario and p.id_perfil = ${ADMINISTRADOR}))
      left join alerta_preferencia f on f.id_usuario = a.id_usuario and f.tipo = a.tipo
      where a.lido_em is null and coalesce(f.por_email, true)
        and (a.id_manifestacao is null or (a.id_usuario, a.id_manifestacao) not in (
          select * from unnest(${usuarios}::int[], ${casos}::int[])))
        and exists (select from perfil_vigente(${agora}) p where p.id_usuario = a.id_usuario
          and p.id_ouvidoria = o.id and p.id_perfil in (${SERVIDORES}))
      group by a.id_usuario, o.id, a.tipo
    )
    select u.id as id_usuario, u.email, o.id as id_ouvidoria, o.sigla || ' – ' || o.nome as orgao,
      json_object_agg(c.tipo, c.total) as totais
    from contado c join usuario u on u.id = c.id_usuario join ouvidoria o on o.id = c.id_ouvidoria
    where u.email is not null and u.excluido_em is null and u.bloqueado_em is null
    group by u.id, o.id
    having max(c.ultimo) > ${desde}
    order by u.id, o.id`.execute(db);
  return rows;
};
