import { type RawBuilder, sql } from 'kysely';
import { MINIMO_DE_PESSOAS } from '#capabilities/dados-abertos/domain/conjuntos.ts';
import type { Db } from '#server/db/database.ts';
import type { DiasContados } from '../domain/medidas.ts';
import type { PeriodoEmMeses } from '../domain/periodo.ts';
import { BITS } from './pessoas-repository.ts';

/** What a view shows: one side of the tables, one panel, and what the address chose. */
export interface Recorte extends PeriodoEmMeses {
  readonly lado: number;
  readonly acesso: boolean;
  readonly idEsfera?: number | undefined;
  readonly uf?: string | undefined;
  readonly idOuvidoria?: readonly number[] | undefined;
  readonly idTipo?: number | undefined;
  readonly idAssunto?: number | undefined;
}

type Trecho = RawBuilder<unknown>;

const primeiroDia = (mes: string): Trecho => sql`${`${mes}-01`}::date`;

const doLugar = ({ de, ate, lado, idEsfera, uf, idOuvidoria, idAssunto }: Recorte): Trecho[] => [
  // As a literal, so that the query plan knows which side it reads.
  sql`c.lado = ${sql.lit(lado)}`,
  sql`c.mes between ${primeiroDia(de)} and ${primeiroDia(ate)}`,
  ...(idEsfera === undefined ? [] : [sql`c.id_esfera = ${idEsfera}::int`]),
  ...(uf === undefined ? [] : [sql`c.uf = ${uf}::text`]),
  ...(idOuvidoria === undefined ? [] : [sql`c.id_ouvidoria = any(${idOuvidoria}::int[])`]),
  ...(idAssunto === undefined ? [] : [sql`c.id_assunto = ${idAssunto}::int`]),
];

const E = sql` and `;
const dosCasos = (recorte: Recorte): Trecho =>
  sql.join(
    [
      ...doLugar(recorte),
      recorte.acesso ? sql`c.acesso` : sql`not c.acesso`,
      ...(recorte.idTipo === undefined ? [] : [sql`c.id_tipo = ${recorte.idTipo}::int`]),
    ],
    E,
  );

interface Modo {
  readonly coluna: string;
  /** The look-up table whose `descricao` names the values. */
  readonly apoio?: string;
  /** Only where there is a value. */
  readonly parcial?: true;
}

/** The dimensions by which cases and appeals can be grouped. */
const dimensoes = {
  mes: { coluna: 'mes' },
  situacao: { coluna: 'situacao' },
  tipo: { coluna: 'id_tipo', apoio: 'tipo_manifestacao' },
  decisao: { coluna: 'id_decisao', apoio: 'codigo_decisao', parcial: true },
  assunto: { coluna: 'id_assunto', apoio: 'assunto' },
  uf: { coluna: 'uf' },
  residencia: { coluna: 'uf_manifestante' },
  orgao: { coluna: 'id_ouvidoria' },
  atendida: { coluna: 'id_demanda_atendida', apoio: 'pesquisa_opcao', parcial: true },
  instancia: { coluna: 'id_instancia', apoio: 'instancia_recurso' },
  resultado: { coluna: 'id_resultado', apoio: 'tipo_resposta_recurso' },
} as const satisfies Record<string, Modo>;
export type Dimensao = keyof typeof dimensoes;

export interface Contado {
  readonly chave: string;
  readonly nome: string | null;
  readonly total: number;
  /** How many people are behind it: exact below five; five means five or more. */
  readonly pessoas: number;
  readonly respondidas: number;
  readonly pessoas_respondidas: number;
  readonly no_prazo: number;
}

const isDeRecursos = (dimensao: Dimensao): boolean => dimensao === 'instancia' || dimensao === 'resultado';

const colunaDe = (dimensao: Dimensao): Trecho => sql.ref(`c.${dimensoes[dimensao].coluna}`);
const chaveDe = (dimensao: Dimensao): Trecho =>
  dimensao === 'mes' ? sql`to_char(c.mes, 'YYYY-MM')` : sql`${colunaDe(dimensao)}::text`;

const nomeDe = (dimensao: Dimensao): Trecho => {
  const { apoio }: Modo = dimensoes[dimensao];
  if (dimensao === 'orgao')
    return sql`(select o.sigla || ' – ' || o.nome from ouvidoria o where o.id = x.chave::int)`;
  return apoio ? sql`(select t.descricao from ${sql.table(apoio)} t where t.id = x.chave::int)` : sql`null`;
};

const de = (recorte: Recorte, dimensao: Dimensao) => {
  const { parcial }: Modo = dimensoes[dimensao];
  const recursos = isDeRecursos(dimensao);
  const onde = recursos ? sql.join(doLugar(recorte), E) : dosCasos(recorte);
  return {
    chave: chaveDe(dimensao),
    tabela: recursos ? sql`painel_recurso c` : sql`painel_caso c`,
    onde: parcial ? sql`${onde} and ${colunaDe(dimensao)} > 0` : onde,
    respondida: recursos ? sql`false` : sql`c.situacao = 1`,
    noPrazo: recursos ? sql`false` : sql`c.no_prazo`,
  };
};

/** A view by period, sphere and type only was counted beforehand (painel_contagem). */
const foiContado = ({ uf, idOuvidoria, idAssunto }: Recorte): boolean =>
  uf === undefined && idOuvidoria === undefined && idAssunto === undefined;

const SOMAS = sql`sum(c.total)::int as total, sum(c.respondidas)::int as respondidas, sum(c.no_prazo)::int as no_prazo,
  bit_or(c.quem) as quem, bit_or(c.quem_teve_resposta) as quem_teve_resposta`;

/** Month and type are in every row, so the rows of any one dimension cover every case once. */
const dasContagens = (recorte: Recorte, quais: readonly Dimensao[]): Trecho => {
  const contadas = quais.filter((dimensao) => dimensao !== 'mes' && dimensao !== 'tipo');
  const grupo = (dimensao: Trecho, chave: Trecho, so: Trecho) => sql`
    select ${dimensao} as dimensao, ${chave} as chave, ${SOMAS} from painel_contagem c
    where ${dosCasos(recorte)} and ${so} group by 1, 2`;
  const daSituacao = sql`c.dimensao = 'situacao'`;
  return sql.join(
    [
      grupo(sql`c.dimensao`, sql`c.chave`, sql`c.dimensao = any(${contadas}::text[])`),
      ...(quais.includes('mes') ? [grupo(sql`'mes'`, sql`to_char(c.mes, 'YYYY-MM')`, daSituacao)] : []),
      ...(quais.includes('tipo') ? [grupo(sql`'tipo'`, sql`c.id_tipo::text`, daSituacao)] : []),
    ],
    sql` union all `,
  );
};

/** Every dimension in one pass over the cases, which an index keeps few, or over the appeals. */
const dosRegistros = (recorte: Recorte, quais: readonly Dimensao[], primeira: Dimensao): Trecho => {
  const { tabela, respondida, noPrazo } = de(recorte, primeira);
  const onde = isDeRecursos(primeira) ? sql.join(doLugar(recorte), E) : dosCasos(recorte);
  const caso = (valor: (dimensao: Dimensao) => Trecho) =>
    sql.join(
      quais.map((dimensao) => sql`when grouping(${colunaDe(dimensao)}) = 0 then ${valor(dimensao)}`),
      sql` `,
    );
  return sql`
    select case ${caso((dimensao) => sql.lit(dimensao))} end as dimensao, case ${caso(chaveDe)} end as chave,
      count(*)::int as total, count(*) filter (where ${respondida})::int as respondidas,
      count(*) filter (where ${noPrazo})::int as no_prazo, bit_or(${BITS}) as quem,
      bit_or(${BITS}) filter (where ${respondida}) as quem_teve_resposta
    from ${tabela} where ${onde}
    group by grouping sets (${sql.join(quais.map((dimensao) => sql`(${colunaDe(dimensao)})`))})`;
};

const listContados = async (
  db: Db,
  recorte: Recorte,
  quais: readonly Dimensao[],
): Promise<(Contado & { dimensao: Dimensao })[]> => {
  const [primeira] = quais;
  if (!primeira) return [];
  const contados =
    foiContado(recorte) && !isDeRecursos(primeira)
      ? dasContagens(recorte, quais)
      : dosRegistros(recorte, quais, primeira);
  const { rows } = await sql<Contado & { dimensao: Dimensao }>`
    select x.dimensao, x.chave, x.total, x.respondidas, x.no_prazo,
      case ${sql.join(
        quais.map((dimensao) => sql`when x.dimensao = ${sql.lit(dimensao)} then ${nomeDe(dimensao)}`),
        sql` `,
      )} end as nome,
      bit_count(x.quem::bit(64))::int as pessoas,
      coalesce(bit_count(x.quem_teve_resposta::bit(64)), 0)::int as pessoas_respondidas
    from (${contados}) x`.execute(db);
  return rows.filter(
    ({ dimensao, chave }) => !(dimensoes[dimensao] as Modo).parcial || (chave !== null && chave !== '0'),
  );
};

/** Compares the column itself, which may have an index. */
const umaDe = (dimensao: Dimensao, chaves: readonly string[]): Trecho => {
  if (dimensao === 'mes') return sql`c.mes = any(${chaves.map((mes) => `${mes}-01`)}::date[])`;
  return dimensao === 'uf' || dimensao === 'residencia'
    ? sql`${colunaDe(dimensao)} = any(${chaves}::text[])`
    : sql`${colunaDe(dimensao)} = any(${chaves.map(Number)}::int[])`;
};

const haDuvida = (total: number, pessoas: number): boolean =>
  total >= MINIMO_DE_PESSOAS && pessoas < MINIMO_DE_PESSOAS;

/** Where fewer than five bits are set, people are counted one by one. */
const semDuvida = async (
  db: Db,
  recorte: Recorte,
  dimensao: Dimensao,
  contados: readonly Contado[],
): Promise<Contado[]> => {
  const duvidas = contados
    .filter(
      (cada) => haDuvida(cada.total, cada.pessoas) || haDuvida(cada.respondidas, cada.pessoas_respondidas),
    )
    .map((cada) => cada.chave);
  if (duvidas.length === 0) return [...contados];
  const { chave, tabela, onde, respondida } = de(recorte, dimensao);
  const { rows } = await sql<Pick<Contado, 'chave' | 'pessoas' | 'pessoas_respondidas'>>`
    select ${chave} as chave, count(distinct c.pessoa)::int as pessoas,
      count(distinct c.pessoa) filter (where ${respondida})::int as pessoas_respondidas
    from ${tabela} where ${onde} and ${umaDe(dimensao, duvidas)} group by 1`.execute(db);
  const exatos = new Map(rows.map((row) => [row.chave, row]));
  return contados.map((cada) => ({ ...cada, ...exatos.get(cada.chave) }));
};

export type Contagem<D extends Dimensao = Dimensao> = Readonly<Record<D, readonly Contado[]>>;

/** For each dimension, the cases and people behind each of its values. */
export const contar = async <D extends Dimensao>(
  db: Db,
  recorte: Recorte,
  quais: readonly D[],
): Promise<Contagem<D>> => {
  const rows = Map.groupBy(await listContados(db, recorte, quais), ({ dimensao }) => dimensao);
  const contagem: Partial<Record<D, readonly Contado[]>> = {};
  for (const cada of quais) contagem[cada] = await semDuvida(db, recorte, cada, rows.get(cada) ?? []);
  return contagem as Contagem<D>;
};

export interface Pessoas {
  readonly pessoas: number;
  readonly pessoas_respondidas: number;
}

/** The people behind all cases except those with these values, which are shown as one row. */
export const contarPessoas = async (
  db: Db,
  recorte: Recorte,
  dimensao: Dimensao,
  menos: readonly string[] = [],
): Promise<Pessoas> => {
  const { chave, tabela, onde, respondida } = de(recorte, dimensao);
  const quem = (so: Trecho) => sql`(select count(*)::int from (select distinct c.pessoa from ${tabela}
    where ${onde} and ${so} and ${chave} <> all(${menos}::text[]) limit ${sql.lit(MINIMO_DE_PESSOAS)}) p)`;
  const { rows } = await sql<Pessoas>`
    select ${quem(sql`true`)} as pessoas, ${quem(respondida)} as pessoas_respondidas`.execute(db);
  return rows[0] ?? { pessoas: 0, pessoas_respondidas: 0 };
};

/**
 * Cases grouped by one of their numbers, for the whole view: from the counts made beforehand, or
 * from the cases.
 */
const porNumero = async <T>(
  db: Db,
  recorte: Recorte,
  qual: 'dias' | 'satisfacao',
  nome: Trecho,
): Promise<T[]> => {
  const coluna = qual === 'dias' ? sql`c.dias` : sql`c.id_satisfacao`;
  const { rows } = await (foiContado(recorte)
    ? sql<T>`select c.chave::int as ${nome}, sum(c.total)::int as total from painel_contagem c
        where ${dosCasos(recorte)} and c.dimensao = ${sql.lit(qual)} group by 1`
    : sql<T>`select ${coluna} as ${nome}, count(*)::int as total from painel_caso c
        where ${dosCasos(recorte)} and ${coluna} is not null group by 1`
  ).execute(db);
  return rows;
};

export interface Nota {
  readonly idOpcao: number;
  readonly total: number;
}

/** How many answers took each number of days. */
export const contarDias = (db: Db, recorte: Recorte): Promise<DiasContados[]> =>
  porNumero(db, recorte, 'dias', sql.ref('dias'));

export const contarSatisfacao = (db: Db, recorte: Recorte): Promise<Nota[]> =>
  porNumero(db, recorte, 'satisfacao', sql.ref('idOpcao'));

export interface DoOrgao {
  readonly id_ouvidoria: number;
}

/** The same for each of the offices that are shown. */
export const contarDiasDe = async (
  db: Db,
  recorte: Recorte,
  orgaos: readonly number[],
): Promise<(DiasContados & DoOrgao)[]> => {
  const { rows } = await sql<DiasContados & DoOrgao>`
    select c.id_ouvidoria, c.dias, count(*)::int as total from painel_caso c
    where ${dosCasos(recorte)} and c.id_ouvidoria = any(${orgaos}::int[]) and c.dias is not null
    group by 1, 2`.execute(db);
  return rows;
};

export interface Satisfeitos extends DoOrgao, Nota {
  /** A lower bound of the people who rated the office. */
  readonly pessoas: number;
}

export const contarSatisfacaoDe = async (
  db: Db,
  recorte: Recorte,
  orgaos: readonly number[],
): Promise<Satisfeitos[]> => {
  const { rows } = await sql<Satisfeitos>`
    with avaliados as (
      select c.id_ouvidoria, c.id_satisfacao, c.pessoa from painel_caso c
      where ${dosCasos(recorte)} and c.id_ouvidoria = any(${orgaos}::int[]) and c.id_satisfacao is not null),
    quem as (select a.id_ouvidoria, count(distinct a.pessoa)::int as pessoas from avaliados a group by 1)
    select a.id_ouvidoria, a.id_satisfacao as "idOpcao", count(*)::int as total, min(q.pessoas) as pessoas
    from avaliados a join quem q on q.id_ouvidoria = a.id_ouvidoria group by 1, 2`.execute(db);
  return rows;
};
