import type { Db } from '#server/db/database.ts';

export const listPerfisDosItens = (db: Db) =>
  db
    .selectFrom('item_interface_perfil')
    .select(['id_item_interface', 'id_perfil'])
    .where('ativo', '=', true)
    .execute();

/** The profiles that see an item; locked, so that two people do not undo each other's choice. */
export const lockPerfisDoItem = async (db: Db, idItem: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('item_interface_perfil')
    .select(['id_perfil', 'ativo'])
    .where('id_item_interface', '=', idItem)
    .orderBy('id_perfil')
    .forUpdate()
    .execute();
  return rows.filter(({ ativo }) => ativo).map(({ id_perfil }) => id_perfil);
};

export const upsertItemDoPerfil = async (
  db: Db,
  idItem: number,
  idPerfil: number,
  ativo: boolean,
): Promise<void> => {
  await db
    .insertInto('item_interface_perfil')
    .values({ id_item_interface: idItem, id_perfil: idPerfil, ativo })
    .onConflict((conflict) => conflict.columns(['id_item_interface', 'id_perfil']).doUpdateSet({ ativo }))
    .execute();
};
