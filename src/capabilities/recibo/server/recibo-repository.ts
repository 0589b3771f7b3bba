import type { Db } from '#server/db/database.ts';

export const findTipo = (db: Db, idTipo: number) =>
  db.selectFrom('tipo_manifestacao').select('descricao').where('id', '=', idTipo).executeTakeFirstOrThrow();

/** The first confirmation counts. */
export const markCodigoGuardado = async (db: Db, idManifestacao: number, agora: Date): Promise<void> => {
  await db
    .updateTable('manifestacao')
    .set({ codigo_confirmado_em: agora })
    .where('id', '=', idManifestacao)
    .where('codigo_confirmado_em', 'is', null)
    .execute();
};
