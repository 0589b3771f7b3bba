import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { FiltroComNome, ListaComFiltros } from '../domain/filtro-salvo.ts';

export const selectFiltros = (db: Db, idUsuario: number, lista: ListaComFiltros) =>
  db
    .selectFrom('filtro_salvo')
    .select(['id', 'nome', 'filtro'])
    .where('id_usuario', '=', idUsuario)
    .where('lista', '=', lista)
    .orderBy('nome')
    .execute();

/** Makes two saves by the same person take turns, so that the count is right. */
export const lockFiltros = async (tx: Db, idUsuario: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('filtro_salvo'), ${idUsuario})`.execute(tx);
};

interface Dono {
  readonly idUsuario: number;
  readonly agora: Date;
}

/** Null if the person already has a filter of that name in that list. */
export const insertFiltro = async (
  db: Db,
  { lista, nome, filtro }: FiltroComNome,
  { idUsuario, agora }: Dono,
): Promise<number | null> => {
  const row = await db
    .insertInto('filtro_salvo')
    .values({ id_usuario: idUsuario, lista, nome, filtro: JSON.stringify(filtro), criado_em: agora })
    .onConflict((conflict) => conflict.columns(['id_usuario', 'lista', 'nome']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
};

export const updateFiltro = async (
  db: Db,
  id: number,
  { lista, nome, filtro }: FiltroComNome,
  idUsuario: number,
): Promise<boolean> => {
  const row = await db
    .updateTable('filtro_salvo')
    .set({ nome, filtro: JSON.stringify(filtro) })
    .where('id', '=', id)
    .where('id_usuario', '=', idUsuario)
    .where('lista', '=', lista)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export const deleteFiltro = async (db: Db, id: number, idUsuario: number): Promise<boolean> => {
  const row = await db
    .deleteFrom('filtro_salvo')
    .where('id', '=', id)
    .where('id_usuario', '=', idUsuario)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};
