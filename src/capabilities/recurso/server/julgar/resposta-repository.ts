import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { RespostaRecurso } from '#server/db/schema.ts';
import type { OpcoesDaDecisao } from '../../domain/resposta-do-recurso.ts';

export const insertRespostaRecurso = async (db: Db, row: Insertable<RespostaRecurso>): Promise<number> => {
  const { id } = await db
    .insertInto('resposta_recurso')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const findOpcoesDaDecisao = async (
  db: Db,
  idTipoResposta: number,
  idDetalhamento: number | null,
): Promise<OpcoesDaDecisao> => {
  const { rows } = await sql<OpcoesDaDecisao>`
    select
      exists (select from tipo_resposta_recurso t where t.id = ${idTipoResposta} and t.ativo) as "tipoExiste",
      coalesce((
        select array_agg(e.id) from especificacao_resposta_recurso e
        join especificacao_resposta_recurso_tipo_resposta_recurso v on v.id_especificacao_resposta_recurso = e.id
        where v.id_tipo_resposta_recurso = ${idTipoResposta} and e.ativo), '{}') as especificacoes,
      exists (select from detalhamento_especificacao_resposta_recurso d
        where d.id = ${idDetalhamento}::int and d.ativo) as "detalhamentoExiste"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A select without tables has one row');
  return row;
};

export const findJustificativa = (db: Db, id: number) =>
  db
    .selectFrom('justificativa_nao_conhecimento')
    .select('descricao')
    .where('id', '=', id)
    .where('ativo', '=', true)
    .executeTakeFirst();

/** The decision in the words of the reference tables. */
export const findNomesDaDecisao = (
  db: Db,
  { idTipoResposta, idEspecificacao }: { idTipoResposta: number; idEspecificacao: number | null },
) =>
  db
    .selectFrom('tipo_resposta_recurso as t')
    .leftJoin('especificacao_resposta_recurso as e', (join) => join.on('e.id', '=', idEspecificacao))
    .select(['t.descricao as tipo', 'e.descricao as especificacao'])
    .where('t.id', '=', idTipoResposta)
    .executeTakeFirstOrThrow();
