import { sql } from 'kysely';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import { foraDosImpedidos } from '#server/db/fora-dos-impedidos.ts';
import type { NumeroDaListagem } from '../domain/listagem.ts';

/** Long enough for several years of several lists. */
const MAXIMO = 200;

/** Numbers by type and year of filing: of what stands in the list, and of what was destroyed of it. */
const NUMEROS = sql<NumeroDaListagem[]>`coalesce(t.numeros, (
  select jsonb_agg(jsonb_build_object('idTipo', n.tipo, 'ano', n.ano, 'total', n.total) order by n.ano, n.tipo) from (
    select y.tipo, y.ano, sum(y.total)::int as total from (
      select m.id_tipo as tipo, extract(year from dia_local(m.registrada_em))::int as ano, 1 as total
      from eliminacao_caso c join manifestacao m on m.id = c.id_manifestacao where c.id_eliminacao = e.id
      union all
      select l.id_tipo, l.ano, l.total from eliminacao_lote l where l.id_eliminacao = e.id) y
    group by 1, 2) n), '[]'::jsonb)`;

const listagens = (db: Db) =>
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
    .select(NUMEROS.as('numeros'));

export const findListagem = (db: Db, id: number) => listagens(db).where('e.id', '=', id).executeTakeFirst();
export type ListagemRow = NonNullable<Awaited<ReturnType<typeof findListagem>>>;

/** Newest first; null: of every office. */
export const listListagens = (db: Db, idOuvidoria: number | null): Promise<ListagemRow[]> =>
  listagens(db)
    .$if(idOuvidoria !== null, (q) => q.where('e.id_ouvidoria', '=', idOuvidoria ?? 0))
    .orderBy('e.id', 'desc')
    .limit(MAXIMO)
    .execute();

/** The types' names, by number. */
export const listTipos = async (db: Db): Promise<ReadonlyMap<number, string>> => {
  const rows = await db.selectFrom('tipo_manifestacao').select(['id', 'descricao']).execute();
  return new Map(rows.map(({ id, descricao }) => [id, descricao]));
};

/** What everybody may read: editais and termos. */
export const listPublicas = (db: Db): Promise<ListagemRow[]> =>
  listagens(db)
    .where('e.situacao', 'in', ['aprovada', 'eliminada'])
    .orderBy('e.aprovada_em', 'desc')
    .orderBy('e.id', 'desc')
    .limit(MAXIMO)
    .execute();

export const lockListagem = async (tx: Db, id: number): Promise<void> => {
  await tx.selectFrom('eliminacao').select('id').where('id', '=', id).forUpdate().execute();
};

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

export const proporListagem = async (
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

export const aprovarListagem = async (
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
export const devolverListagem = async (tx: Db, row: ListagemRow, fundamento: string): Promise<void> => {
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
  { idEliminacao, depoisDe, limite }: { idEliminacao: number; depoisDe: number; limite: number },
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
    .where('m.id', '>', depoisDe)
    .where(foraDosImpedidos('m.id', quem))
    .orderBy('m.id')
    .limit(limite)
    .execute();
