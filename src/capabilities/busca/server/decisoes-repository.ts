import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { facetasDeDecisoes, LinhaDeFaceta } from '../domain/facetas.ts';
import type { BuscaDeDecisoes } from '../domain/filtro-da-busca.ts';

export interface ConsultaDeDecisoes {
  readonly palavras: string;
  readonly filtro: Pick<BuscaDeDecisoes, 'instancia' | 'resultado' | 'ano' | 'orgao'>;
  readonly porRelevancia: boolean;
  readonly candidatos: number;
  readonly pular: number;
  readonly limite: number;
}

export interface DecisaoRow {
  readonly id_recurso: number;
  readonly protocolo: string;
  readonly esfera_do_protocolo: number;
  readonly resumo: string;
  readonly recurso: string;
  readonly decisao: string;
  readonly instancia: string;
  readonly resultado: string;
  readonly orgao: string;
  readonly decidido_em: string;
}

export interface DecisoesRow {
  readonly consulta: string;
  readonly total: number;
  readonly itens: readonly DecisaoRow[];
  readonly facetas: readonly LinhaDeFaceta<(typeof facetasDeDecisoes)[number]>[];
}

const igual = (coluna: string, valor: number | undefined): RawBuilder<boolean>[] =>
  valor === undefined ? [] : [sql<boolean>`${sql.ref(coluna)} = ${valor}`];

/** Decisions are few: the planner may use either index to find the newest that match. */
export const searchDecisoes = async (db: Db, busca: ConsultaDeDecisoes): Promise<DecisoesRow> => {
  const { filtro } = busca;
  const condicoes = [
    sql<boolean>`(numnode(q.palavras) = 0 or d.busca @@ q.palavras)`,
    ...igual('d.id_instancia', filtro.instancia),
    ...igual('d.id_tipo_resposta_recurso', filtro.resultado),
    ...igual('d.ano', filtro.ano),
    ...igual('d.id_ouvidoria', filtro.orgao),
  ];
  const nota = busca.porRelevancia
    ? sql`round(ts_rank('{0, 0.1, 0.4, 1}', busca, palavras)::numeric, 1)`
    : sql`0`;
  const { rows } = await sql<DecisoesRow>`
    with q as materialized (
      select websearch_to_tsquery('portuguese', forma_de_busca(${busca.palavras})) as palavras
    ),
    achada as materialized (
      select d.id_recurso, d.id_instancia, d.id_tipo_resposta_recurso, d.ano, d.id_ouvidoria, d.decidido_em, d.busca,
        q.palavras
      from q cross join decisao_publica d where ${sql.join(condicoes, sql` and `)}
      order by d.decidido_em desc, d.id_recurso desc limit ${busca.candidatos}
    ),
    candidata as materialized (select *, ${nota} as nota from achada),
    pagina as materialized (
      select id_recurso, row_number() over (order by nota desc, decidido_em desc, id_recurso desc) as lugar from candidata
      order by nota desc, decidido_em desc, id_recurso desc limit ${busca.limite} offset ${busca.pular}
    ),
    contada as (
      select id_instancia, id_tipo_resposta_recurso, ano, id_ouvidoria, count(*) as total from candidata
      group by grouping sets ((id_instancia), (id_tipo_resposta_recurso), (ano), (id_ouvidoria))
    ),
    faceta as (
      select c.total, case when c.id_instancia is not null then 'instancia'
          when c.id_tipo_resposta_recurso is not null then 'resultado' when c.ano is not null then 'ano'
          else 'orgao' end as faceta,
        coalesce(c.id_instancia, c.id_tipo_resposta_recurso, c.ano, c.id_ouvidoria)::text as valor,
        coalesce(i.descricao, t.descricao, c.ano::text, o.sigla || ' – ' || o.nome) as nome
      from contada c left join instancia_recurso i on i.id = c.id_instancia
        left join tipo_resposta_recurso t on t.id = c.id_tipo_resposta_recurso
        left join ouvidoria o on o.id = c.id_ouvidoria
    )
    select (select querytree(palavras) from q) as consulta,
      (select count(*)::int from candidata) as total,
      (select coalesce(json_agg(json_build_object('id_recurso', d.id_recurso, 'protocolo', p.protocolo,
          'esfera_do_protocolo', p.esfera_do_protocolo, 'resumo', p.resumo, 'recurso', d.recurso, 'decisao', d.decisao,
          'instancia', i.descricao, 'resultado', t.descricao, 'orgao', o.sigla || ' – ' || o.nome,
          'decidido_em', d.decidido_em) order by g.lugar), '[]')
        from pagina g join decisao_publica d using (id_recurso) join pedido_publico p using (id_manifestacao)
          join ouvidoria o on o.id = d.id_ouvidoria join instancia_recurso i on i.id = d.id_instancia
          join tipo_resposta_recurso t on t.id = d.id_tipo_resposta_recurso) as itens,
      (select coalesce(json_agg(f), '[]') from faceta f) as facetas`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a search always has one row');
  return row;
};
