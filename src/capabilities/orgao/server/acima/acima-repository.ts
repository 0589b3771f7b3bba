import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** How far up the directory a case may go: more than it is deep. */
const DEGRAUS = 50;
const DEPOIS_DO_DIRETORIO = DEGRAUS + 1;

interface AcimaDeUm {
  readonly id: number;
  readonly acima: string;
}

/**
 * For each active office, which others stand above it, the nearest first, and what they take: where a case goes that nobody of the
 * office may handle (`impedimento`). In one text each, to be compared.
 */
export const listAcimaDeTodos = async (db: Db): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<AcimaDeUm>`
    with recursive subida as (
      select o.id, s.id_pai, 1 as degrau from ouvidoria o join orgao_siorg s on s.id = o.id_orgao_siorg
      where o.inativada_em is null
      union all
      select a.id, s.id_pai, a.degrau + 1 from subida a join orgao_siorg s on s.id = a.id_pai
      where a.degrau < ${DEGRAUS})
    select c.id, string_agg(p.id || ':' || coalesce(f.recebe, ''), ' ' order by c.degrau, p.id) as acima
    from (
      select a.id, p.id as id_acima, a.degrau from subida a join ouvidoria p on p.id_orgao_siorg = a.id_pai
      union all
      select o.id, o.id_ouvidoria_ministerio, ${DEPOIS_DO_DIRETORIO}::int from ouvidoria o where o.inativada_em is null
    ) c
      join ouvidoria p on p.id = c.id_acima and p.inativada_em is null and p.id <> c.id
      left join lateral (
        select string_agg(x.id_tipo_formulario::text, ',' order by x.id_tipo_formulario) as recebe
        from ouvidoria_formulario x where x.id_ouvidoria = p.id
      ) f on true
    group by c.id`.execute(db);
  return new Map(rows.map(({ id, acima }) => [id, acima]));
};

export const listNomesDosOrgaos = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('ouvidoria')
    .select(['id', 'sigla', 'nome'])
    .where('id', 'in', ids)
    .orderBy('sigla')
    .execute();
  return rows;
};
