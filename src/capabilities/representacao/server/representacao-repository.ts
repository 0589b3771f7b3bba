import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Representacao } from '#server/db/schema.ts';

export const insertRepresentacao = async (db: Db, row: Insertable<Representacao>): Promise<number> => {
  const { id } = await db.insertInto('representacao').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Newest first. */
export const listRepresentacoes = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('representacao')
    .selectAll()
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id', 'desc')
    .execute();
