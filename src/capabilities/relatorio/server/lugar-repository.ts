import type { Db } from '#server/db/database.ts';

export const findLugar = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('ouvidoria')
    .select(['id as idOuvidoria', 'id_esfera as idEsfera', 'uf', 'id_municipio as idMunicipio'])
    .where('id', '=', idOuvidoria)
    .executeTakeFirst();
