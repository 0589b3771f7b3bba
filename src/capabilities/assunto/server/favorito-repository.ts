import type { Db } from '#server/db/database.ts';

export const findOuvidoria = (db: Db, idOuvidoria: number) =>
  db.selectFrom('ouvidoria').select(['id', 'sigla', 'nome']).where('id', '=', idOuvidoria).executeTakeFirst();

/** Makes two people who save the same office's list take turns. */
export const lockOuvidoria = (trx: Db, idOuvidoria: number) =>
  trx
    .selectFrom('ouvidoria')
    .select(['id', 'sigla', 'nome'])
    .where('id', '=', idOuvidoria)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const listFavoritos = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('assunto_favorito as f')
    .innerJoin('assunto as a', 'a.id', 'f.id_assunto')
    .select(['a.id as idAssunto', 'a.descricao as descAssunto', 'a.area', 'a.ativo'])
    .where('f.id_ouvidoria', '=', idOuvidoria)
    .orderBy('f.ordem')
    .orderBy('a.id')
    .execute();

/** In the order given, without those that are not offered. */
export const listOferecidos = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('assunto')
    .select(['id', 'descricao'])
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .where('ativo', '=', true)
    .execute();

export const replaceFavoritos = async (
  trx: Db,
  idOuvidoria: number,
  ids: readonly number[],
): Promise<void> => {
  await trx.deleteFrom('assunto_favorito').where('id_ouvidoria', '=', idOuvidoria).execute();
  if (ids.length === 0) return;
  await trx
    .insertInto('assunto_favorito')
    .values(ids.map((id, indice) => ({ id_ouvidoria: idOuvidoria, id_assunto: id, ordem: indice + 1 })))
    .execute();
};
