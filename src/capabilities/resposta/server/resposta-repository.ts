import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Resposta } from '#server/db/schema.ts';

export const insertResposta = async (db: Db, row: Insertable<Resposta>): Promise<number> => {
  const { id } = await db.insertInto('resposta').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const findDecisao = async (db: Db, idTipoFormulario: number, idCodigoDecisao: number) => {
  const row = await db
    .selectFrom('codigo_decisao as d')
    .select((eb) => [
      'd.id',
      eb
        .selectFrom('especificacao_decisao as e')
        .select(sql<number[]>`coalesce(array_agg(e.id), '{}')`.as('ids'))
        .whereRef('e.id_codigo_decisao', '=', 'd.id')
        .where('e.ativo', '=', true)
        .as('especificacoes'),
    ])
    .where('d.id', '=', idCodigoDecisao)
    .where('d.id_tipo_formulario', '=', idTipoFormulario)
    .where('d.ativo', '=', true)
    .executeTakeFirst();
  return row ? { id: row.id, especificacoes: row.especificacoes ?? [] } : null;
};

export const findDetalhamento = (db: Db, idDetalhamento: number) =>
  db
    .selectFrom('detalhamento_especificacao_manifestacao')
    .select('descricao')
    .where('id', '=', idDetalhamento)
    .where('ativo', '=', true)
    .executeTakeFirst();
