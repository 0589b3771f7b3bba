import { type RawBuilder, sql } from 'kysely';
import { DIAS_VENCENDO } from '#capabilities/lista-de-trabalho/domain/filas.ts';
import type { CasosListaveis } from '#capabilities/manifestacao/domain/ler/casos-listaveis.ts';
import type { Alcance } from '#capabilities/monitoramento/domain/autoridade.ts';
import { noAlcance } from '#capabilities/monitoramento/server/index.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';
import type { ConsultaDeLinhas } from '#server/exportacao/linhas-repository.ts';
import type { Conta, DefinicaoDeRelatorio, Dimensao } from '../domain/definicao.ts';
import { type FiltroDeRelatorio, filtrosDados, SEM_VALOR } from '../domain/filtro.ts';
import { filtros, type NomeDoFiltro } from '../domain/filtros.ts';
import type { Olhar } from '../domain/olhar.ts';
import type { Dias } from '../domain/periodo.ts';

type Sql = RawBuilder<unknown>;

/** Column names come only from the domain's tables, never from a request. */
const coluna = (nome: string): Sql => sql.ref(`f.${nome}`);

/** What is counted: the rows of a fact that the person may see and that pass the filter. */
export interface Selecao {
  readonly definicao: DefinicaoDeRelatorio;
  readonly filtro: FiltroDeRelatorio;
  readonly momento: string;
  readonly dias: Dias;
  readonly olhar: Olhar;
  readonly hoje: string;
}

const inicioDo = (dia: string): Sql => sql`${dia}::date::timestamp at time zone 'America/Sao_Paulo'`;
const fimDo = (dia: string): Sql => sql`(${dia}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`;

/**
 * Compares the bare timestamp, so that its index is used; without a period the timestamp must only
 * exist.
 */
const noPeriodo = ({ definicao, momento, dias }: Selecao): Sql[] => {
  const quando = coluna(definicao.momentos[momento]?.coluna ?? '');
  return [
    ...(dias.de ? [sql`${quando} >= ${inicioDo(dias.de)}`] : []),
    ...(dias.ate ? [sql`${quando} < ${fimDo(dias.ate)}`] : []),
    ...(dias.de || dias.ate ? [] : [sql`${quando} is not null`]),
  ];
};

const doFiltro = (filtro: FiltroDeRelatorio, nome: NomeDoFiltro): Sql => {
  const { coluna: qual, como } = filtros[nome];
  const valor = filtro[nome];
  if (como === 'ids') return sql`${coluna(qual)} = any(${valor}::int[])`;
  if (como === 'uf') return sql`${coluna(qual)} = ${valor}`;
  return valor === 'sim' ? sql`${coluna(qual)}` : sql`not ${coluna(qual)}`;
};

/** The platform's e-mails belong to no office. */
const SEM_ORGAO: readonly DefinicaoDeRelatorio['fato'][] = ['fato_email'];

/** An appeal belongs to the office of the request and to the one that judges it. */
const deUmOrgao = ({ fato }: DefinicaoDeRelatorio, quais: (orgao: Sql) => Sql): Sql =>
  fato === 'fato_recurso'
    ? sql`(${quais(sql`f.id_ouvidoria`)} or ${quais(sql`f.id_ouvidoria_julgadora`)})`
    : quais(sql`f.id_ouvidoria`);

const doAlcance = (definicao: DefinicaoDeRelatorio, alcance: Alcance): Sql[] => {
  if (alcance.tipo === 'todos') return [];
  if (alcance.tipo === 'proprio')
    return [deUmOrgao(definicao, (orgao) => sql`${orgao} = ${alcance.idOuvidoria}`)];
  const alcancados = sql`(select o.id from ouvidoria o where ${noAlcance(alcance)})`;
  return [deUmOrgao(definicao, (orgao) => sql`${orgao} in ${alcancados}`)];
};

const doOlhar = ({ definicao, filtro, olhar }: Selecao): Sql[] => [
  ...(SEM_ORGAO.includes(definicao.fato) ? [] : doAlcance(definicao, olhar.alcance)),
  ...(filtro.idOuvidoria === undefined
    ? []
    : [deUmOrgao(definicao, (orgao) => sql`${orgao} = ${filtro.idOuvidoria}`)]),
  ...(definicao.proprio && olhar.proprio !== null
    ? [sql`${coluna(definicao.proprio.coluna)} = ${olhar.proprio}`]
    : []),
];

const soDo = ({ so }: DefinicaoDeRelatorio): Sql[] => {
  if (!so) return [];
  return [so.tem === 'sim' ? coluna(so.coluna) : sql`${coluna(so.coluna)} is not null`];
};

/** What belongs to no case has none to be kept away from. */
const SEM_CASO: readonly DefinicaoDeRelatorio['fato'][] = ['fato_email'];

const refDoCaso = ({ fato }: Pick<DefinicaoDeRelatorio, 'fato'>): string =>
  fato === 'fato_manifestacao' ? 'f.id' : 'f.id_manifestacao';

const doCaso = ({ definicao: { fato }, olhar }: Selecao): Sql[] => {
  if (SEM_CASO.includes(fato)) return [];
  return [aoAlcance(refDoCaso({ fato }), olhar)];
};

const condicoes = (selecao: Selecao): Sql[] => [
  sql`true`,
  ...doCaso(selecao),
  ...doOlhar(selecao),
  ...soDo(selecao.definicao),
  ...noPeriodo(selecao),
  ...filtrosDados(selecao.filtro).map((nome) => doFiltro(selecao.filtro, nome)),
];

const todas = (partes: readonly Sql[]): Sql => sql.join([...partes], sql` and `);

/** As text, whatever the type; null where the row has no value. */
const chaveDe = ({ coluna: qual, como }: Dimensao): Sql =>
  como === 'mes' ? sql`to_char(${coluna(qual)}, 'YYYY-MM')` : sql`${coluna(qual)}::text`;

const percentil = (qual: string, parte: number): Sql =>
  sql`percentile_cont(${sql.lit(parte)}::double precision) within group (order by ${coluna(qual)})`;

const porCento = (parte: Sql, todo: Sql): Sql => sql`100.0 * ${parte} / nullif(${todo}, 0)`;
const contadas = (condicao: Sql): Sql => sql`count(*) filter (where ${condicao})`;

const taxa = ({ coluna: qual, entre }: Extract<Conta, { tipo: 'taxa' }>): Sql =>
  entre
    ? porCento(contadas(sql`${coluna(qual)} and ${coluna(entre)}`), contadas(coluna(entre)))
    : porCento(contadas(coluna(qual)), sql`count(${coluna(qual)})`);

/**
 * A suspended deadline is neither due soon nor overdue. `hoje` comes from the platform's clock, not
 * the database's.
 */
const DO_PRAZO = {
  vencidas: (hoje: string) => contadas(sql`f.prazo_corre and f.prazo < ${hoje}::date`),
  vencendo: (hoje: string) =>
    contadas(
      sql`f.prazo_corre and f.prazo between ${hoje}::date and ${hoje}::date + ${sql.lit(DIAS_VENCENDO)}::int`,
    ),
};

const calculo = (conta: Conta, hoje: string): Sql => {
  switch (conta.tipo) {
    case 'total':
      return sql`count(*)`;
    case 'vencidas':
    case 'vencendo':
      return DO_PRAZO[conta.tipo](hoje);
    case 'quantas':
      return contadas(conta.negada ? sql`not ${coluna(conta.coluna)}` : coluna(conta.coluna));
    case 'preenchidas':
      return sql`count(${coluna(conta.coluna)})`;
    case 'taxa':
      return taxa(conta);
    case 'taxa-de-ids':
      return porCento(
        contadas(sql`${coluna(conta.coluna)} = any(${[...conta.ids]}::int[])`),
        sql`count(${coluna(conta.coluna)})`,
      );
    case 'mediana':
      return percentil(conta.coluna, 0.5);
    case 'p90':
      return percentil(conta.coluna, 0.9);
    case 'media':
      return sql`avg(${coluna(conta.coluna)})`;
    case 'maior':
      return sql`max(${coluna(conta.coluna)})`;
  }
};

export interface GrupoRow {
  /** Null for the group without a value, and in the row of the total. */
  readonly chave: string | null;
  readonly e_total: number;
  readonly nome: string | null;
  /** How many different people gave a rating; only in reports marked `reservado`. */
  readonly pessoas: number;
  readonly valores: readonly (number | null)[];
}

/** The total first, then each group, in one pass over the facts; at most `maximo` rows. */
export const listGrupos = async (
  db: Db,
  selecao: Selecao,
  dimensao: Dimensao,
  maximo: number,
): Promise<GrupoRow[]> => {
  const medidas = Object.values(selecao.definicao.medidas);
  const calculos = medidas.map(({ conta }) => sql`(${calculo(conta, selecao.hoje)})::double precision`);
  const pessoa =
    dimensao.como === 'pessoa'
      ? sql`(select ${nomeDaPessoa('u')} from usuario u where u.id = g.chave::int)`
      : sql`null`;
  // A protected case has no person id: each such case counts as one person.
  const quantasPessoas = selecao.definicao.reservado
    ? sql`count(distinct coalesce(f.id_pessoa, -f.id)) filter (where f.avaliada)`
    : sql`0`;
  const { rows } = await sql<GrupoRow>`
    select g.chave, g.e_total, ${pessoa} as nome, g.pessoas, to_json(g.valores) as valores
    from (
      select f.chave, grouping(f.chave) as e_total, ${quantasPessoas} as pessoas, array[${sql.join(calculos)}] as valores
      from (
        select f.*, ${chaveDe(dimensao)} as chave from ${sql.table(selecao.definicao.fato)} f
        where ${todas(condicoes(selecao))}) f
      group by grouping sets ((f.chave), ())
      order by grouping(f.chave) desc,
        ${dimensao.como === 'mes' ? sql`f.chave` : sql`${calculos[0]} desc nulls last, f.chave`}
      limit ${sql.lit(maximo)}::int) g`.execute(db);
  return rows;
};

export interface ItemRow {
  readonly id: number;
  readonly id_manifestacao: number;
  readonly esfera_do_protocolo: number;
  readonly valor_da_ordem: string;
  readonly celulas: readonly (string | number | boolean | null)[];
}

export interface PedidoDeItens {
  readonly dimensao: Dimensao;
  /** Only this group; undefined: all. */
  readonly valor: string | undefined;
  readonly depois: readonly [momento: string, id: number] | undefined;
  readonly limite: number;
}

const idDoCaso = ({ fato }: DefinicaoDeRelatorio): Sql =>
  coluna(fato === 'fato_manifestacao' ? 'id' : 'id_manifestacao');

/** A step or forwarding stays with the office that made it, though the case may be elsewhere. */
const FICAM: readonly DefinicaoDeRelatorio['fato'][] = ['fato_passo', 'fato_passagem', 'fato_promessa'];

const comOCaso = (definicao: DefinicaoDeRelatorio, idOuvidoria: number): Sql =>
  FICAM.includes(definicao.fato)
    ? sql`exists (select from manifestacao m where m.id = ${idDoCaso(definicao)} and m.id_ouvidoria = ${idOuvidoria})`
    : sql`f.id_ouvidoria = ${idOuvidoria}`;

/** The same rule as podeVerOCaso: the office that has the case, or one that judges an appeal of it. */
const queSePodeAbrir = (
  definicao: DefinicaoDeRelatorio,
  { idOuvidoria, semRestritas, julga }: CasosListaveis,
): Sql[] => [
  ...(semRestritas
    ? [
        sql`not exists (select from manifestacao m where m.id = ${idDoCaso(definicao)} and m.restrita_em is not null)`,
      ]
    : []),
  ...(idOuvidoria === null
    ? []
    : [
        julga && definicao.fato === 'fato_recurso'
          ? sql`(${comOCaso(definicao, idOuvidoria)} or exists (select from recurso r
              where r.id_manifestacao = f.id_manifestacao and r.id_ouvidoria_julgadora = ${idOuvidoria}))`
          : comOCaso(definicao, idOuvidoria),
      ]),
];

/** The counted cases that the person may open. */
const listaveis = (
  selecao: Selecao,
  { dimensao, valor }: Pick<PedidoDeItens, 'dimensao' | 'valor'>,
): Sql[] => {
  const { casos } = selecao.olhar;
  if (casos === 'nenhum') return [sql`false`];
  return [
    ...condicoes(selecao),
    ...queSePodeAbrir(selecao.definicao, casos),
    // Counted for an administrador, and not listed.
    ...(SEM_CASO.includes(selecao.definicao.fato) ? [] : [aoAlcance(refDoCaso(selecao.definicao), casos)]),
    ...(valor === undefined
      ? []
      : [valor === SEM_VALOR ? sql`${chaveDe(dimensao)} is null` : sql`${chaveDe(dimensao)} = ${valor}`]),
  ];
};

const momentoDa = ({ definicao, momento }: Selecao): Sql => coluna(definicao.momentos[momento]?.coluna ?? '');

const celulasDa = ({ colunas = [] }: DefinicaoDeRelatorio): Sql[] =>
  colunas.map(({ coluna: qual, como }) =>
    como === 'pessoa'
      ? sql`(select ${nomeDaPessoa('u')} from usuario u where u.id = ${coluna(qual)})`
      : coluna(qual),
  );

/** The sphere of the office that issued the protocol; it decides how the number is punctuated. */
const esferaDoProtocolo = (definicao: DefinicaoDeRelatorio): Sql =>
  definicao.fato === 'fato_manifestacao'
    ? sql`(select o.id_esfera from ouvidoria o where o.id = f.id_ouvidoria_registro)`
    : sql`(select o.id_esfera from manifestacao m join ouvidoria o on o.id = m.id_ouvidoria_registro
        where m.id = ${idDoCaso(definicao)})`;

/** Newest first, by the date the period applies to. */
const consultaDeItens = (selecao: Selecao, pedido: Omit<PedidoDeItens, 'limite'>): RawBuilder<ItemRow> => {
  const { definicao } = selecao;
  const quando = momentoDa(selecao);
  const depois = pedido.depois
    ? [sql`(${quando}, f.id) < (${pedido.depois[0]}::timestamptz, ${pedido.depois[1]}::bigint)`]
    : [];
  return sql<ItemRow>`
    select f.id, ${idDoCaso(definicao)} as id_manifestacao, ${quando}::text as valor_da_ordem,
      ${esferaDoProtocolo(definicao)} as esfera_do_protocolo,
      json_build_array(${sql.join(celulasDa(definicao))}) as celulas
    from ${sql.table(definicao.fato)} f
    where ${todas([...listaveis(selecao, pedido), ...depois])}
    order by ${quando} desc, f.id desc`;
};

export const selectItens = async (db: Db, selecao: Selecao, pedido: PedidoDeItens): Promise<ItemRow[]> => {
  const { rows } = await sql<ItemRow>`
    ${consultaDeItens(selecao, pedido)} limit ${sql.lit(pedido.limite)}::int`.execute(db);
  return rows;
};

/**
 * The whole list in the order of the screen, for a cursor: its cells and, last, the sphere that
 * decides the punctuation of the protocol.
 */
export const consultaDaLista = (
  db: Db,
  selecao: Selecao,
  pedido: Pick<PedidoDeItens, 'dimensao' | 'valor'>,
): ConsultaDeLinhas => {
  const { definicao } = selecao;
  const temProtocolo = definicao.colunas?.some(({ como }) => como === 'protocolo') ?? false;
  const celulas = [...celulasDa(definicao), ...(temProtocolo ? [esferaDoProtocolo(definicao)] : [])];
  const { sql: text, parameters } = sql`
    select ${sql.join(celulas.map((celula, i) => sql`${celula} as ${sql.ref(`c${i}`)}`))}
    from ${sql.table(definicao.fato)} f
    where ${todas(listaveis(selecao, pedido))}
    order by ${momentoDa(selecao)} desc, f.id desc`.compile(db);
  return { text, values: [...parameters] };
};

export const countItens = async (
  db: Db,
  selecao: Selecao,
  pedido: Pick<PedidoDeItens, 'dimensao' | 'valor'>,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(selecao.definicao.fato)} f
    where ${todas(listaveis(selecao, pedido))}`.execute(db);
  return rows[0]?.total ?? 0;
};
