import type { Db } from '#server/db/database.ts';

export const listMunicipios = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('municipio')
    .select(['id', 'nome', 'uf'])
    .where('id', 'in', [0, ...ids])
    .execute();

export const listOuvidorias = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('ouvidoria')
    .select(['id', 'sigla'])
    .where('id', 'in', [0, ...ids])
    .execute();
