import type { Db } from '#server/db/database.ts';

/** Newest first. */
export const listRepresentacoes = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('representacao')
    .selectAll()
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id', 'desc')
    .execute();
