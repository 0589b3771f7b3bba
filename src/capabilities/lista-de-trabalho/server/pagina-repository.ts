import { type CompiledQuery, sql } from 'kysely';
import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { abertoLido, type Escopo, paraLeitura } from '#capabilities/manifestacao/server/index.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';
import { correSempre, type OrdemDaLista, type Sentido } from '../domain/filas.ts';
import type { FiltroDeTrabalho } from '../domain/filtro.ts';
import { doEscopo } from './escopo-repository.ts';
import {
  condicoesDo,
  DESISTENCIA_A_DECIDIR,
  type EtiquetasAchadas,
  NENHUMA_ETIQUETA,
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
  /** Looked up before, where the filter asks for labels or words. */
  readonly etiquetas?: EtiquetasAchadas | undefined;
}

const pagina = (
  db: Db,
  {
    escopo,
    filtro,
    idUsuario,
    leRestritas,
    hoje,
    limite,
    depois,
    ordem,
    sentido,
    etiquetas = NENHUMA_ETIQUETA,
  }: PedidoDeLista,
  assuntos: readonly number[],
) => {
  const { coluna, como } = ordemDe({ ordem, sentido, filtro });
  return (
    doEscopo(db, escopo)
      .select(['m.id', sql<string>`(${coluna})::text`.as('valor_da_ordem')])
      .where(({ and }) => and(condicoesDo(filtro, { idUsuario, leRestritas, hoje, assuntos, etiquetas })))
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

const INICIO = sql<string | null>`coalesce(m.teor ->> 'resumo', m.teor ->> 'texto')`;
const ETIQUETAS = sql`manifestacao_tag mt join tag g on g.id = mt.id_tag
  where mt.id_manifestacao = m.id and g.id_ouvidoria = m.id_ouvidoria`;
const SELADAS = sql`manifestacao_tag_selada ms where ms.id_manifestacao = m.id`;

/**
 * The cases of which the list may show words that this person reads in part, or not at all. Of all others `trechoDe` leaves out
 * what they may not read; a request with the identity preserved is excerpted without who wrote it.
 */
const comPalavras = ({ idColaborador }: Escopo) =>
  idColaborador === null
    ? sql<boolean>`(exists (select from ${ETIQUETAS}) or exists (select from ${SELADAS})
        or (m.id_tipo_identificacao = ${sql.lit(TipoIdentificacao.comRestricao)} and ${INICIO} is not null))`
    : sql<boolean>`true`;

/**
 * One statement per page: the ids by the order's index, then the data of those rows alone, with what says how this person reads
 * them. Names that rarely change are in memory (`nomes-da-lista.ts`); the others are read by subqueries instead of joins, which
 * would take longer to plan than the page to read.
 */
export const montarPagina = (db: Db, pedido: PedidoDeLista, assuntos: readonly number[] = []) =>
  db
    .with(
      (cte) => cte('pagina').materialized(),
      () => pagina(db, pedido, assuntos),
    )
    .selectFrom('pagina')
    .innerJoin('manifestacao as m', 'm.id', 'pagina.id')
    .leftJoinLateral(
      () => paraLeitura(db).where(sql<boolean>`m.id = pagina.id`).where(comPalavras(pedido.escopo)).as('l'),
      (join) => join.onTrue(),
    )
    .select([
      'l.id as id_lido',
      'l.identidade_preservada',
      'l.retipada_em',
      'l.teor',
      'l.teor_cifrado',
      'l.chave_embrulhada',
      'l.identidade_cifrada',
      'l.manifestante',
      'l.chave_preservada',
      'l.identidade_preservada_cifrada',
      'l.veio_com_identidade',
    ])
    .select([
      'm.id',
      'm.versao',
      'm.protocolo',
      'm.id_tipo',
      'm.id_tipo_formulario',
      'm.id_situacao',
      'm.id_ouvidoria',
      'm.id_ouvidoria_registro',
      'm.id_canal_entrada',
      'm.id_assunto',
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
      'pagina.valor_da_ordem',
    ])
    .select([
      sql<string | null>`(select x.descricao from subassunto x where x.id = m.id_subassunto)`.as(
        'subassunto',
      ),
      sql<string | null>`(select ${nomeDaPessoa('x')} from usuario x where x.id = m.id_responsavel)`.as(
        'responsavel',
      ),
      sql<string | null>`left(${INICIO}, 300)`.as('inicio'),
      sql<boolean>`exists (select from complementacao k
        where k.id_manifestacao = m.id and k.respondida_em is not null)`.as('complementada'),
      abertoLido.as('aberto'),
      DESISTENCIA_A_DECIDIR.as('desistencia_a_decidir'),
      REABERTURA_A_DECIDIR.as('reabertura_a_decidir'),
      PRAZO_A_DECIDIR.as('prazo_a_decidir'),
      sql<{ idTag: number; nome: string }[]>`coalesce((
        select json_agg(json_build_object('idTag', g.id, 'nome', g.nome) order by g.nome)
        from ${ETIQUETAS}), '[]')`.as('tags'),
      sql<string[]>`coalesce((select json_agg(encode(ms.selada, 'base64')) from ${SELADAS}), '[]')`.as(
        'seladas',
      ),
    ])
    .orderBy(sql`pagina.valor_da_ordem::${ORDENS[pedido.ordem].como}`, pedido.sentido)
    .orderBy('pagina.id', pedido.sentido)
    .compile();
export type TrabalhoRow = ReturnType<typeof montarPagina> extends CompiledQuery<infer R> ? R : never;
