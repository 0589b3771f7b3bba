import { sql } from 'kysely';
import { TipoResposta } from '#capabilities/conteudo-da-resposta/domain/resposta.ts';
import type { Db } from '#server/db/database.ts';

const umDe = (ids: readonly number[]) => sql<number>`any(${ids}::integer[])`;

/** Locked in id order, so that two transactions that lock many cases cannot deadlock. */
export const lockPedidos = async (db: Db, ids: readonly number[]): Promise<void> => {
  await db
    .selectFrom('manifestacao')
    .select('id')
    .where('id', '=', umDe(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
};

/** Cases with their conclusive answer, as the gate judges them. */
export const listPedidos = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('manifestacao as m')
    .innerJoin('ouvidoria as o', 'o.id', 'm.id_ouvidoria')
    .innerJoin('ouvidoria as r', 'r.id', 'm.id_ouvidoria_registro')
    .leftJoin('manifestante as p', 'p.id_manifestacao', 'm.id')
    .leftJoin('manifestante_preservado as e', 'e.id_manifestacao', 'm.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('resposta')
          .select([
            'resposta.id',
            'resposta.texto',
            'resposta.detalhes',
            'resposta.id_codigo_decisao',
            'resposta.id_especificacao_decisao',
            'resposta.registrada_em',
          ])
          .whereRef('resposta.id_manifestacao', '=', 'm.id')
          .where('resposta.id_tipo_resposta', '=', TipoResposta.conclusiva)
          .orderBy('resposta.id', 'desc')
          .limit(1)
          .as('resposta'),
      (join) => join.onTrue(),
    )
    .select([
      'm.id',
      'm.versao',
      'm.protocolo',
      'm.id_ouvidoria',
      'm.id_tipo_formulario',
      'm.id_situacao',
      'm.id_assunto',
      'm.teor',
      'm.restrita_em',
      'm.retipada_em',
      'm.publicada_em',
      'm.registrada_em',
      'o.id_esfera',
      'o.uf',
      'o.id_municipio',
      'r.id_esfera as esfera_do_protocolo',
      'p.dados as manifestante',
      'm.identidade_preservada',
      'e.chave_embrulhada as chave_preservada',
      'e.identidade_cifrada as identidade_preservada_cifrada',
      'resposta.id as id_resposta',
      'resposta.texto as resposta',
      'resposta.detalhes as detalhes_da_resposta',
      'resposta.id_codigo_decisao',
      'resposta.id_especificacao_decisao',
      'resposta.registrada_em as respondido_em',
    ])
    .where('m.id', '=', umDe(ids))
    .execute();
export type PedidoRow = Awaited<ReturnType<typeof listPedidos>>[number];

/** Decided appeals, of any instance. */
export const listRecursosDecididos = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('recurso as c')
    .innerJoin('resposta_recurso as d', 'd.id_recurso', 'c.id')
    .select([
      'c.id',
      'c.id_manifestacao',
      'c.id_instancia',
      'c.texto as recurso',
      'd.id as id_decisao',
      'd.texto as decisao',
      'd.id_tipo_resposta_recurso',
      'd.registrada_em as decidido_em',
    ])
    .where('c.id_manifestacao', '=', umDe(ids))
    .orderBy('c.id')
    .execute();
export type RecursoDecididoRow = Awaited<ReturnType<typeof listRecursosDecididos>>[number];

/**
 * Access requests that could be public but are neither published nor waiting for a decision;
 * `depoisDe` is for paging.
 */
export const listEsquecidos = async (
  db: Db,
  { depoisDe, limite }: { readonly depoisDe: number; readonly limite: number },
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select m.id from manifestacao m
    where m.id > ${depoisDe} and m.id_tipo_formulario = 3 and m.id_situacao = 6 and m.restrita_em is null
      and not exists (select from pedido_publico p where p.id_manifestacao = m.id)
      and not exists (select from achado_pessoal a where a.id_manifestacao = m.id and a.decisao is null
        and a.parte in ('resumo', 'pedido', 'resposta'))
      and coalesce((select s.detalhes ->> 'publicavel' from resposta s
        where s.id_manifestacao = m.id and s.id_tipo_resposta = ${TipoResposta.conclusiva}
        order by s.id desc limit 1), 'true') <> 'false'
    order by m.id limit ${limite}`.execute(db);
  return rows.map(({ id }) => id);
};
