import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { FiltroDeTrabalho } from '../domain/filtro.ts';

export const listFiltros = (db: Db, idUsuario: number) =>
  db
    .selectFrom('filtro_salvo')
    .select(['id', 'nome', 'filtro'])
    .where('id_usuario', '=', idUsuario)
    .orderBy('nome')
    .execute();

/** Two savings of one person happen one after the other, so that the count holds. */
export const lockFiltros = async (tx: Db, idUsuario: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('filtro_salvo'), ${idUsuario})`.execute(tx);
};

interface Novo {
  readonly idUsuario: number;
  readonly nome: string;
  readonly filtro: FiltroDeTrabalho;
  readonly agora: Date;
}

/** Null when the person already has one of that name. */
export const insertFiltro = async (
  db: Db,
  { idUsuario, nome, filtro, agora }: Novo,
): Promise<number | null> => {
  const row = await db
    .insertInto('filtro_salvo')
    .values({ id_usuario: idUsuario, nome, filtro: JSON.stringify(filtro), criado_em: agora })
    .onConflict((conflict) => conflict.columns(['id_usuario', 'nome']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
};

export const updateFiltro = async (
  db: Db,
  id: number,
  { idUsuario, nome, filtro }: Omit<Novo, 'agora'>,
): Promise<boolean> => {
  const row = await db
    .updateTable('filtro_salvo')
    .set({ nome, filtro: JSON.stringify(filtro) })
    .where('id', '=', id)
    .where('id_usuario', '=', idUsuario)
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
