import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ModeloResposta } from '#server/db/schema.ts';

export const selectModelos = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('modelo_resposta')
    .selectAll()
    .where('id_ouvidoria', '=', idOuvidoria)
    .where('ativo', '=', true)
    .orderBy('nome')
    .orderBy('id')
    .execute();

export const findModelo = (db: Db, idModelo: number, idOuvidoria: number) =>
  db
    .selectFrom('modelo_resposta')
    .selectAll()
    .where('id', '=', idModelo)
    .where('id_ouvidoria', '=', idOuvidoria)
    .where('ativo', '=', true)
    .executeTakeFirst();

export const insertModelo = async (db: Db, row: Insertable<ModeloResposta>): Promise<number> => {
  const { id } = await db.insertInto('modelo_resposta').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** `idOuvidoria` null: any office's. The row stays locked until the change is written. */
export const lockModelo = (
  tx: Db,
  { idModelo, idOuvidoria }: { readonly idModelo: number; readonly idOuvidoria: number | null },
) => {
  const query = tx
    .selectFrom('modelo_resposta')
    .selectAll()
    .where('id', '=', idModelo)
    .where('ativo', '=', true)
    .forUpdate();
  return (idOuvidoria === null ? query : query.where('id_ouvidoria', '=', idOuvidoria)).executeTakeFirst();
};

export const updateModelo = async (
  tx: Db,
  idModelo: number,
  mudancas: Updateable<ModeloResposta>,
): Promise<void> => {
  await tx.updateTable('modelo_resposta').set(mudancas).where('id', '=', idModelo).execute();
};
