import { sql } from 'kysely';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { type ForaDoAlcance, foraSoOsImpedidos } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import type { NumeroDaListagem } from '../domain/listagem.ts';

/** Whom the lists are read for: without the cases that do not exist for them. Denúncias count for an administrador, as a number. */
type Leitor = Pick<ForaDoAlcance, 'impedidoEm'>;
const TODOS: Leitor = { impedidoEm: [] };

/** Of termos written before the vault was counted, what the type says. */
const DO_TERMO = sql`(select jsonb_agg(jsonb_build_object('sigilosas', case when n ->> 'idTipo' = any (
  ${[TipoManifestacao.denuncia, TipoManifestacao.comunicacao].map(String)}::text[]) then n -> 'total' else '0' end) || n order by i)
  from jsonb_array_elements(t.numeros) with ordinality x (n, i))`;

/** Numbers by type and year of filing: of what stands in the list, and of what was destroyed of it. */
const numeros = (quem: Leitor) => sql<NumeroDaListagem[]>`coalesce(${DO_TERMO}, (
  select jsonb_agg(jsonb_build_object('idTipo', n.tipo, 'ano', n.ano, 'total', n.total, 'sigilosas', n.sigilosas)
    order by n.ano, n.tipo) from (
    select y.tipo, y.ano, sum(y.total)::int as total, sum(y.sigilosas)::int as sigilosas from (
      select m.id_tipo as tipo, extract(year from dia_local(m.registrada_em))::int as ano, 1 as total,
        (exists (select from manifestacao_cofre k where k.id_manifestacao = m.id))::int as sigilosas
      from eliminacao_caso c join manifestacao m on m.id = c.id_manifestacao
      where c.id_eliminacao = e.id and ${aoAlcance('m.id', foraSoOsImpedidos(quem))}
      union all
      select l.id_tipo, l.ano, l.total, l.sigilosas from eliminacao_lote l where l.id_eliminacao = e.id) y
    group by 1, 2) n), '[]'::jsonb)`;

/** A list of nothing but cases that do not exist for the reader does not exist either, as long as no edital told of it. */
const existePara = ({ impedidoEm = [] }: Leitor) => sql<boolean>`(e.situacao in ('aprovada', 'eliminada')
  or not exists (select from eliminacao_caso c where c.id_eliminacao = e.id and c.id_manifestacao = any (${impedidoEm}::int[]))
  or exists (select from eliminacao_caso c where c.id_eliminacao = e.id and c.id_manifestacao <> all (${impedidoEm}::int[])))`;

const listagens = (db: Db, quem: Leitor) =>
  db
    .selectFrom('eliminacao as e')
    .innerJoin('ouvidoria as o', 'o.id', 'e.id_ouvidoria')
    .leftJoin('termo_eliminacao as t', 't.id_eliminacao', 'e.id')
    .leftJoin('chave_do_ano as k', 'k.ano', 'e.ano')
    .selectAll('e')
    .select([
      'o.sigla',
      'o.nome',
      'o.email',
      't.eliminada_em',
      't.copias_ate',
      'k.destruida_em as chave_destruida_em',
    ])
    .select(numeros(quem).as('numeros'))
    .where(existePara(quem));

export const findListagem = (db: Db, id: number, quem: Leitor) =>
  listagens(db, quem).where('e.id', '=', id).executeTakeFirst();
export type ListagemRow = NonNullable<Awaited<ReturnType<typeof findListagem>>>;

/** Newest first; null: of every office. */
export const listListagens = (
  db: Db,
  idOuvidoria: number | null,
  quem: Leitor,
  antesDe: number | undefined,
  limite: number,
): Promise<ListagemRow[]> =>
  listagens(db, quem)
    .$if(idOuvidoria !== null, (q) => q.where('e.id_ouvidoria', '=', idOuvidoria ?? 0))
    .$if(antesDe !== undefined, (q) => q.where('e.id', '<', antesDe ?? 0))
    .orderBy('e.id', 'desc')
    .limit(limite)
    .execute();

/** The types' names, by number. */
export const listTipos = async (db: Db): Promise<ReadonlyMap<number, string>> => {
  const rows = await db.selectFrom('tipo_manifestacao').select(['id', 'descricao']).execute();
  return new Map(rows.map(({ id, descricao }) => [id, descricao]));
};

/** What everybody may read: the editais that run, then the termos, newest first. */
export const listPublicas = (
  db: Db,
  depoisDe: readonly [eliminada: number, id: number] | undefined,
  limite: number,
): Promise<ListagemRow[]> => {
  const ordem = sql`(e.situacao = 'eliminada')::int, -e.id`;
  return listagens(db, TODOS)
    .where('e.situacao', 'in', ['aprovada', 'eliminada'])
    .$if(depoisDe !== undefined, (q) =>
      q.where(sql<boolean>`(${ordem}) > (${depoisDe?.[0] ?? 0}::int, ${-(depoisDe?.[1] ?? 0)}::int)`),
    )
    .orderBy(sql`(e.situacao = 'eliminada')::int`)
    .orderBy('e.id', 'desc')
    .limit(limite)
    .execute();
};

export const lockListagem = (tx: Db, id: number) =>
  tx.selectFrom('eliminacao').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
export type ListagemGuardada = NonNullable<Awaited<ReturnType<typeof lockListagem>>>;

/** The open listagem of an office and year; made where there is none. */
export const abrirListagem = async (
  tx: Db,
  idOuvidoria: number,
  ano: number,
  agora: Date,
): Promise<number> => {
  await tx
    .insertInto('eliminacao')
    .values({ id_ouvidoria: idOuvidoria, ano, criada_em: agora })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('eliminacao')
    .select('id')
    .where('id_ouvidoria', '=', idOuvidoria)
    .where('ano', '=', ano)
    .where('situacao', '=', 'aberta')
    // Nobody proposes it before what is being added is in it.
    .forUpdate()
    .executeTakeFirstOrThrow();
  return id;
};

export const insertCasos = async (tx: Db, idEliminacao: number, casos: readonly number[]): Promise<void> => {
  if (casos.length === 0) return;
  await tx
    .insertInto('eliminacao_caso')
    .values(casos.map((id_manifestacao) => ({ id_manifestacao, id_eliminacao: idEliminacao })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const deleteCasos = async (tx: Db, casos: readonly number[]): Promise<void> => {
  if (casos.length === 0) return;
  await tx.deleteFrom('eliminacao_caso').where('id_manifestacao', 'in', casos).execute();
};

/** Nobody destroys a case that they are kept away from: it leaves, and is listed anew for the others. */
export const deleteImpedidos = async (tx: Db, id: number, { impedidoEm = [] }: Leitor): Promise<void> => {
  if (impedidoEm.length === 0) return;
  await tx
    .deleteFrom('eliminacao_caso')
    .where('id_eliminacao', '=', id)
    .where('id_manifestacao', 'in', impedidoEm)
    .execute();
};

export const setProposta = async (
  tx: Db,
  id: number,
  dados: { justificativa: string; idProponente: number; proponente: string; em: Date },
): Promise<void> => {
  await tx
    .updateTable('eliminacao')
    .set({
      situacao: 'proposta',
      justificativa: dados.justificativa,
      id_proponente: dados.idProponente,
      proponente: dados.proponente,
      proposta_em: dados.em,
      fundamento: null,
    })
    .where('id', '=', id)
    .execute();
};

export const setAprovada = async (
  tx: Db,
  id: number,
  dados: { fundamento: string; idAprovador: number; aprovador: string; em: Date; editalAte: string },
): Promise<void> => {
  await tx
    .updateTable('eliminacao')
    .set({
      situacao: 'aprovada',
      fundamento: dados.fundamento,
      id_aprovador: dados.idAprovador,
      aprovador: dados.aprovador,
      aprovada_em: dados.em,
      edital_ate: dados.editalAte,
    })
    .where('id', '=', id)
    .execute();
};

/** Open again; another one of the same office and year that was opened meanwhile takes its cases. */
export const setDevolvida = async (tx: Db, row: ListagemRow, fundamento: string): Promise<void> => {
  const outra = await tx
    .selectFrom('eliminacao')
    .select('id')
    .where('id_ouvidoria', '=', row.id_ouvidoria)
    .where('ano', '=', row.ano)
    .where('situacao', '=', 'aberta')
    .executeTakeFirst();
  if (outra) {
    await tx
      .updateTable('eliminacao_caso')
      .set({ id_eliminacao: row.id })
      .where('id_eliminacao', '=', outra.id)
      .execute();
    await tx.deleteFrom('eliminacao').where('id', '=', outra.id).execute();
  }
  await tx
    .updateTable('eliminacao')
    .set({
      situacao: 'aberta',
      justificativa: null,
      id_proponente: null,
      proponente: null,
      proposta_em: null,
      fundamento,
    })
    .where('id', '=', row.id)
    .execute();
};

/** Cases of a listagem, in the order of their protocols' ids, without those that do not exist for the reader. */
export const listCasos = (
  db: Db,
  { idEliminacao, depoisDe, limite }: { idEliminacao: number; depoisDe: number | undefined; limite: number },
  quem: ForaDoAlcance,
) =>
  db
    .selectFrom('eliminacao_caso as c')
    .innerJoin('manifestacao as m', 'm.id', 'c.id_manifestacao')
    .innerJoin('ouvidoria as r', 'r.id', 'm.id_ouvidoria_registro')
    .innerJoin('tipo_manifestacao as t', 't.id', 'm.id_tipo')
    .innerJoin('guarda as g', 'g.id_manifestacao', 'm.id')
    .select([
      'm.id',
      'm.protocolo',
      'r.id_esfera as esfera_do_protocolo',
      't.descricao as tipo',
      'g.fim',
      'g.ate',
    ])
    .where('c.id_eliminacao', '=', idEliminacao)
    .where('m.id', '>', depoisDe ?? 0)
    .where(aoAlcance('m.id', quem))
    .orderBy('m.id')
    .limit(limite)
    .execute();
