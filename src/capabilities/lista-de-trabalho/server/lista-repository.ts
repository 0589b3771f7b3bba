import { sql } from 'kysely';
import { abertoLido, type Escopo } from '#capabilities/manifestacao/server/index.ts';
import type { Database, Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';
import { correSempre, type OrdemDaLista, type Sentido } from '../domain/filas.ts';
import type { FiltroDeTrabalho } from '../domain/filtro.ts';
import { doEscopo } from './escopo-repository.ts';
import {
  condicoesDo,
  DESISTENCIA_A_DECIDIR,
  listAssuntosDaBusca,
  PRAZO_A_DECIDIR,
  REABERTURA_A_DECIDIR,
} from './filtro-repository.ts';

/** The last row of the previous page: its sort value, and the id that breaks ties. */
export interface Depois {
  readonly valor: string;
  readonly id: number;
}

const momento = sql`timestamptz`;
const dia = sql`date`;
const texto = sql`text`;

/** The sort columns. The first have an index per queue; others sort what the filters leave. */
const ORDENS = {
  prazo: { coluna: sql`m.prazo`, como: dia },
  registro: { coluna: sql`m.registrada_em`, como: momento },
  atualizacao: { coluna: sql`m.atualizada_em`, como: momento },
  'prazo-interno': { coluna: sql`coalesce(m.prazo_interno, 'infinity'::date)`, como: dia },
  protocolo: { coluna: sql`m.protocolo`, como: texto },
  tipo: { coluna: sql`(select x.descricao from tipo_manifestacao x where x.id = m.id_tipo)`, como: texto },
  assunto: {
    coluna: sql`coalesce((select x.descricao from assunto x where x.id = m.id_assunto), '')`,
    como: texto,
  },
  situacao: {
    coluna: sql`(select x.descricao from situacao_manifestacao x where x.id = m.id_situacao)`,
    como: texto,
  },
  responsavel: {
    coluna: sql`coalesce((select ${nomeDaPessoa('x')} from usuario x where x.id = m.id_responsavel), '')`,
    como: texto,
  },
  canal: {
    coluna: sql`(select x.descricao from canal_entrada x where x.id = m.id_canal_entrada)`,
    como: texto,
  },
} as const satisfies Readonly<Record<OrdemDaLista, unknown>>;

/** Cases whose clock does not run have no deadline to be sorted by, and come last in either direction. */
const PRAZO = {
  asc: sql`m.prazo_na_fila`,
  desc: sql`(case when m.prazo_corre then m.prazo else '-infinity' end)`,
};

/** What the order compares: the column that the index of the queue holds, where it has one. */
const ordemDe = ({ ordem, sentido, filtro }: Pick<PedidoDeLista, 'ordem' | 'sentido' | 'filtro'>) => {
  if (ordem !== 'prazo' || correSempre(filtro.fila)) return ORDENS[ordem];
  return { coluna: PRAZO[sentido], como: dia };
};

export interface PedidoDeLista {
  readonly escopo: Escopo;
  readonly filtro: FiltroDeTrabalho;
  readonly ordem: OrdemDaLista;
  readonly sentido: Sentido;
  readonly idUsuario: number;
  readonly leRestritas: boolean;
  readonly hoje: string;
  readonly limite: number;
  readonly depois?: Depois | undefined;
}

const pagina = (
  db: Db,
  { escopo, filtro, idUsuario, leRestritas, hoje, limite, depois, ordem, sentido }: PedidoDeLista,
  assuntos: readonly number[],
) => {
  const { coluna, como } = ordemDe({ ordem, sentido, filtro });
  return (
    doEscopo(db, escopo)
      .select(['m.id', sql<string>`(${coluna})::text`.as('valor_da_ordem')])
      .where(({ and }) => and(condicoesDo(filtro, { idUsuario, leRestritas, hoje, assuntos })))
      .$if(depois !== undefined, (q) =>
        q.where(
          sql<boolean>`(${coluna}, m.id) ${sql.raw(sentido === 'desc' ? '<' : '>')} (${depois?.valor ?? ''}::${como}, ${depois?.id ?? 0}::int)`,
        ),
      )
      .orderBy(coluna, sentido)
      .orderBy('m.id', sentido)
      // A literal: a generic plan would read a tenth of the office's cases and sort them.
      .limit(sql.lit(limite))
  );
};

/**
 * One statement per page: the ids by the order's index, then the data of those rows alone. Names
 * are read by subqueries instead of joins: planning nine joins takes longer than reading the page.
 */
const readPagina = (db: Db, pedido: PedidoDeLista, assuntos: readonly number[] = []) =>
  db
    .with(
      (cte) => cte('pagina').materialized(),
      () => pagina(db, pedido, assuntos),
    )
    .selectFrom('pagina as p')
    .innerJoin('manifestacao as m', 'm.id', 'p.id')
    .select([
      'm.id',
      'm.versao',
      'm.protocolo',
      'm.id_tipo',
      'm.id_tipo_formulario',
      'm.id_situacao',
      'm.id_ouvidoria',
      'm.registrada_em',
      'm.atualizada_em',
      'm.prazo',
      'm.prazo_parado_em',
      'm.prazo_interno',
      'm.id_responsavel',
      'm.prorrogada_em',
      'm.contribuicao_em',
      'm.urgente',
      'm.restrita_em',
      'm.id_tipo_identificacao',
      'p.valor_da_ordem',
    ])
    .select([
      sql<number>`(select x.id_esfera from ouvidoria x where x.id = m.id_ouvidoria_registro)`.as(
        'esfera_do_protocolo',
      ),
      sql<string>`(select x.sigla from ouvidoria x where x.id = m.id_ouvidoria)`.as('sigla'),
      sql<string>`(select x.descricao from tipo_manifestacao x where x.id = m.id_tipo)`.as('desc_tipo'),
      sql<string>`(select x.descricao from situacao_manifestacao x where x.id = m.id_situacao)`.as(
        'desc_situacao',
      ),
      sql<string>`(select x.descricao_acesso_informacao from situacao_manifestacao x where x.id = m.id_situacao)`.as(
        'desc_situacao_acesso',
      ),
      sql<string>`(select x.descricao from canal_entrada x where x.id = m.id_canal_entrada)`.as('canal'),
      sql<string | null>`(select x.descricao from assunto x where x.id = m.id_assunto)`.as('assunto'),
      sql<string | null>`(select x.descricao from subassunto x where x.id = m.id_subassunto)`.as(
        'subassunto',
      ),
      sql<string | null>`(select ${nomeDaPessoa('x')} from usuario x where x.id = m.id_responsavel)`.as(
        'responsavel',
      ),
      sql<string | null>`left(coalesce(m.teor ->> 'resumo', m.teor ->> 'texto'), 300)`.as('inicio'),
      sql<boolean>`exists (select from complementacao k
        where k.id_manifestacao = m.id and k.respondida_em is not null)`.as('complementada'),
      abertoLido.as('aberto'),
      DESISTENCIA_A_DECIDIR.as('desistencia_a_decidir'),
      REABERTURA_A_DECIDIR.as('reabertura_a_decidir'),
      PRAZO_A_DECIDIR.as('prazo_a_decidir'),
      sql<{ idTag: number; nome: string }[]>`coalesce((
        select json_agg(json_build_object('idTag', g.id, 'nome', g.nome) order by g.nome)
        from manifestacao_tag mt join tag g on g.id = mt.id_tag
        where mt.id_manifestacao = m.id and g.id_ouvidoria = m.id_ouvidoria), '[]')`.as('tags'),
    ])
    .orderBy(sql`p.valor_da_ordem::${ORDENS[pedido.ordem].como}`, pedido.sentido)
    .orderBy('p.id', pedido.sentido)
    .execute();
export type TrabalhoRow = Awaited<ReturnType<typeof readPagina>>[number];

/** A search is planned for its own words: a generic plan reads the whole office. */
const readBusca = (db: Database, pedido: PedidoDeLista, texto: string): Promise<TrabalhoRow[]> =>
  db.transaction().execute(async (tx) => {
    await sql`set local plan_cache_mode = force_custom_plan`.execute(tx);
    return readPagina(tx, pedido, await listAssuntosDaBusca(tx, texto));
  });

export const listTrabalho = (db: Database, pedido: PedidoDeLista): Promise<TrabalhoRow[]> =>
  pedido.filtro.busca ? readBusca(db, pedido, pedido.filtro.busca) : readPagina(db, pedido);
