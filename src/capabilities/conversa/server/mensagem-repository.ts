import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Mensagem } from '#server/db/schema.ts';

export const listMensagens = (db: Db, idManifestacao: number) =>
  db.selectFrom('mensagem').selectAll().where('id_manifestacao', '=', idManifestacao).orderBy('id').execute();

export const findUltimaMensagem = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('mensagem')
    .selectAll()
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insertMensagem = async (db: Db, row: Insertable<Mensagem>): Promise<number> => {
  const { id } = await db.insertInto('mensagem').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Marks what the other side wrote as seen. */
export const markLidas = async (
  db: Db,
  { idManifestacao, doManifestante, agora }: { idManifestacao: number; doManifestante: boolean; agora: Date },
): Promise<void> => {
  await db
    .updateTable('mensagem')
    .set({ lida_em: agora })
    .where('id_manifestacao', '=', idManifestacao)
    .where('do_manifestante', '=', doManifestante)
    .where('lida_em', 'is', null)
    .execute();
};
