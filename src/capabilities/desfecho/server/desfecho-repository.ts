import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Desfecho, ProcessoDoCaso } from '#server/db/schema.ts';

export const listResultados = (db: Db) =>
  db
    .selectFrom('resultado_apuracao')
    .select(['id', 'descricao', 'encerra'])
    .where('ativo', '=', true)
    .orderBy('ordem')
    .execute();

export const findResultado = (db: Db, id: number) =>
  db
    .selectFrom('resultado_apuracao')
    .select(['id', 'descricao', 'encerra'])
    .where('id', '=', id)
    .where('ativo', '=', true)
    .executeTakeFirst();

export const insertDesfecho = async (db: Db, row: Insertable<Desfecho>): Promise<number> => {
  const { id } = await db.insertInto('desfecho').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const insertProcesso = async (db: Db, row: Insertable<ProcessoDoCaso>): Promise<number> => {
  const { id } = await db
    .insertInto('processo_do_caso')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const listDesfechos = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('desfecho as d')
    .innerJoin('resultado_apuracao as r', 'r.id', 'd.id_resultado')
    .selectAll('d')
    .select('r.descricao as resultado')
    .where('d.id_manifestacao', '=', idManifestacao)
    .orderBy('d.id', 'desc')
    .execute();

export const listProcessos = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('processo_do_caso')
    .selectAll()
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id', 'desc')
    .execute();
