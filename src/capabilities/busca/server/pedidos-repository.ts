import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { facetasDePedidos, LinhaDeFaceta } from '../domain/facetas.ts';

export interface ConsultaDePedidos {
  /** As typed; '' if there are none. */
  readonly palavras: string;
  /** Filters as index marks, such as '@o65'. */
  readonly marcas: readonly string[];
  readonly porRelevancia: boolean;
  readonly candidatos: number;
  readonly pular: number;
  readonly limite: number;
}

export interface PedidoRow {
  readonly protocolo: string;
  readonly esfera_do_protocolo: number;
  readonly resumo: string;
  readonly texto: string;
  readonly resposta: string;
  readonly orgao: string;
  readonly decisao: string | null;
  readonly respondido_em: string;
}

export interface PedidosRow {
  /** The words as the database looks for them, without the excluded ones. */
  readonly consulta: string;
  readonly total: number;
  readonly itens: readonly PedidoRow[];
  readonly facetas: readonly LinhaDeFaceta<(typeof facetasDePedidos)[number]>[];
}

/** The filters as a query on the index's marks; letters, digits and '@' only. */
const marcasEmConsulta = (marcas: readonly string[]): string | null =>
  marcas.length === 0 ? null : marcas.map((marca) => `'${marca}'`).join(' & ');

/**
 * One statement: the newest candidates, their scores (summary before request before answer, then
 * newest first), one page of them and their facets. Long texts are read only for that page.
 */
export const searchPedidos = async (db: Db, busca: ConsultaDePedidos): Promise<PedidosRow> => {
  const nota = busca.porRelevancia
    ? sql`round(ts_rank('{0, 0.1, 0.4, 1}', p.busca, q.palavras)::numeric, 1)`
    : sql`0`;
  const { rows } = await sql<PedidosRow>`
    with digitada as materialized (
      select websearch_to_tsquery('portuguese', forma_de_busca(${busca.palavras})) as palavras,
        ${marcasEmConsulta(busca.marcas)}::tsquery as marcas
    ),
    q as materialized (
      select palavras, case when numnode(palavras) = 0 then marcas when marcas is null then palavras
        else palavras && marcas end as consulta
      from digitada
    ),
    candidato as materialized (
      select p.id_manifestacao, p.id_ouvidoria, p.id_esfera, p.uf, p.ano, p.id_codigo_decisao, p.id_assunto, c.ordem,
        ${nota} as nota
      from q cross join candidatos_da_busca(q.consulta, ${busca.candidatos}) c
        join pedido_publico p on p.id_manifestacao = c.id
    ),
    pagina as materialized (
      select id_manifestacao, row_number() over (order by nota desc, ordem) as lugar from candidato
      order by nota desc, ordem limit ${busca.limite} offset ${busca.pular}
    ),
    contada as (
      select id_ouvidoria, id_esfera, uf, ano, id_codigo_decisao, id_assunto, count(*) as total from candidato
      group by grouping sets ((id_ouvidoria), (id_esfera), (uf), (ano), (id_codigo_decisao), (id_assunto))
    ),
    faceta as (
      select c.total, case when c.id_ouvidoria is not null then 'orgao' when c.id_esfera is not null then 'esfera'
          when c.uf is not null then 'uf' when c.ano is not null then 'ano'
          when c.id_codigo_decisao is not null then 'decisao' when c.id_assunto is not null then 'assunto' end as faceta,
        coalesce(c.id_ouvidoria::text, c.id_esfera::text, c.uf, c.ano::text, c.id_codigo_decisao::text,
          c.id_assunto::text) as valor,
        coalesce(o.sigla || ' – ' || o.nome, e.descricao, u.nome, c.ano::text, d.descricao, a.descricao) as nome
      from contada c left join ouvidoria o on o.id = c.id_ouvidoria left join esfera e on e.id = c.id_esfera
        left join uf u on u.sigla = c.uf left join codigo_decisao d on d.id = c.id_codigo_decisao
        left join assunto a on a.id = c.id_assunto
    )
    select (select querytree(palavras) from q) as consulta,
      (select count(*)::int from candidato) as total,
      (select coalesce(json_agg(json_build_object('protocolo', p.protocolo, 'esfera_do_protocolo', p.esfera_do_protocolo,
          'resumo', p.resumo, 'texto', p.texto, 'resposta', p.resposta, 'orgao', o.sigla || ' – ' || o.nome,
          'decisao', d.descricao, 'respondido_em', p.respondido_em) order by g.lugar), '[]')
        from pagina g join pedido_publico p using (id_manifestacao) join ouvidoria o on o.id = p.id_ouvidoria
          left join codigo_decisao d on d.id = p.id_codigo_decisao) as itens,
      (select coalesce(json_agg(f), '[]') from faceta f where f.faceta is not null) as facetas`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a search always has one row');
  return row;
};

/** Those of the given words that have one of the stems. */
export const listPalavrasIguais = async (
  db: Db,
  palavras: readonly string[],
  radicais: readonly string[],
): Promise<string[]> => {
  const consulta = radicais.map((radical) => `'${radical.replaceAll(/['\\]/g, '$&$&')}'`).join(' | ');
  const { rows } = await sql<{ palavra: string }>`select palavra from unnest(${palavras}::text[]) palavra
    where palavras_de_busca(palavra) @@ ${consulta}::tsquery`.execute(db);
  return rows.map(({ palavra }) => palavra);
};

/** The request with this protocol, as a search result. */
export const findPedidoEncontrado = async (db: Db, protocolo: string): Promise<PedidoRow | null> => {
  const { rows } = await sql<PedidoRow>`
    select p.protocolo, p.esfera_do_protocolo, p.resumo, p.texto, p.resposta, o.sigla || ' – ' || o.nome as orgao,
      d.descricao as decisao, to_json(p.respondido_em) #>> '{}' as respondido_em
    from pedido_publico p join ouvidoria o on o.id = p.id_ouvidoria
      left join codigo_decisao d on d.id = p.id_codigo_decisao
    where p.protocolo = ${protocolo}`.execute(db);
  return rows[0] ?? null;
};
