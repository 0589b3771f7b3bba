import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';

export interface InstanciaRow {
  readonly id: number;
  readonly descricao: string;
  readonly id_julgadora: number;
  readonly sigla_julgadora: string;
  readonly na_cadeia: boolean;
}

/**
 * The instances that concern an office: those its appeals go through, those it judges for others,
 * and those outside that path that are always its own (`sempreAqui`).
 */
export const listInstancias = async (
  db: Db,
  idOuvidoria: number,
  sempreAqui: readonly number[],
): Promise<InstanciaRow[]> => {
  const { rows } = await sql<InstanciaRow>`
    with cadeia as (
      select (c.elo ->> 'idInstancia')::int as id, (c.elo ->> 'idOuvidoriaJulgadora')::int as julgadora, c.ordem
      from jsonb_array_elements(cadeia_do_orgao(${idOuvidoria})) with ordinality as c (elo, ordem)),
    todas as (
      select id, julgadora, true as na_cadeia, ordem from cadeia
      union all
      select distinct i.id_instancia, i.id_ouvidoria_julgadora, false, 100 from instancia_da_esfera i
      where i.id_ouvidoria_julgadora = ${idOuvidoria}
        and not exists (select from cadeia c where c.id = i.id_instancia and c.julgadora = ${idOuvidoria})
      union all
      select i.id, ${idOuvidoria}::int, false, 200 from instancia_recurso i
      where i.id = any(${[...sempreAqui]}::int[]) and not exists (select from cadeia c where c.id = i.id))
    select t.id, i.descricao, t.julgadora as id_julgadora, o.sigla as sigla_julgadora, t.na_cadeia
    from todas t join instancia_recurso i on i.id = t.id join ouvidoria o on o.id = t.julgadora
    order by t.ordem, i.ordem, t.id`.execute(db);
  return rows;
};

export const listNomeados = (db: Db, ouvidorias: readonly number[]) =>
  db
    .selectFrom('autoridade_recurso as a')
    .innerJoin('usuario as u', 'u.id', 'a.id_usuario')
    .select(['a.id_ouvidoria', 'a.id_instancia', 'a.id_usuario', nomeDaPessoa('u').as('nome')])
    .where('a.id_ouvidoria', 'in', ouvidorias)
    .orderBy('nome')
    .execute();

export const replaceNomeados = async (
  trx: Db,
  { idOuvidoria, idInstancia }: { idOuvidoria: number; idInstancia: number },
  pessoas: readonly number[],
): Promise<void> => {
  await trx
    .deleteFrom('autoridade_recurso')
    .where('id_ouvidoria', '=', idOuvidoria)
    .where('id_instancia', '=', idInstancia)
    .execute();
  if (pessoas.length === 0) return;
  await trx
    .insertInto('autoridade_recurso')
    .values(pessoas.map((id) => ({ id_ouvidoria: idOuvidoria, id_instancia: idInstancia, id_usuario: id })))
    .execute();
};
