import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Rascunho } from '#server/db/schema.ts';

export const selectRascunhos = (db: Db, dono: Buffer) =>
  db
    .selectFrom('rascunho')
    .select(['id', 'chave_embrulhada', 'resumo_cifrado', 'atualizado_em'])
    .where('dono', '=', dono)
    .orderBy('atualizado_em', 'desc')
    .orderBy('id')
    .execute();

export const findRascunho = (db: Db, dono: Buffer, id: string) =>
  db.selectFrom('rascunho').selectAll().where('id', '=', id).where('dono', '=', dono).executeTakeFirst();

/** Finds any owner's draft: an id that already exists is not free for a new one. */
export const lockRascunho = (db: Db, id: string) =>
  db.selectFrom('rascunho').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export type RascunhoRow = NonNullable<Awaited<ReturnType<typeof lockRascunho>>>;

/** New drafts of one person are counted one at a time; the lock ends with the transaction. */
export const lockDono = async (db: Db, dono: Buffer): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${dono.toString('hex')}, 22))`.execute(db);
};

export const countRascunhos = async (db: Db, dono: Buffer): Promise<number> => {
  const { total } = await db
    .selectFrom('rascunho')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('dono', '=', dono)
    .executeTakeFirstOrThrow();
  return total;
};

export const insertRascunho = async (db: Db, row: Insertable<Rascunho>): Promise<boolean> => {
  const inserted = await db
    .insertInto('rascunho')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

export const updateRascunho = async (db: Db, id: string, mudancas: Updateable<Rascunho>): Promise<void> => {
  await db.updateTable('rascunho').set(mudancas).where('id', '=', id).execute();
};

export const deleteRascunho = async (db: Db, dono: Buffer, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('rascunho')
    .where('id', '=', id)
    .where('dono', '=', dono)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const deleteRascunhosDoDono = async (db: Db, dono: Buffer): Promise<void> => {
  await db.deleteFrom('rascunho').where('dono', '=', dono).execute();
};

export const deleteRascunhosParados = async (db: Db, desde: Date): Promise<void> => {
  await db.deleteFrom('rascunho').where('atualizado_em', '<', desde).execute();
};

export const countASeparar = async (db: Db): Promise<number> => {
  const { total } = await db
    .selectFrom('rascunho')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('dono_a_separar', '=', true)
    .executeTakeFirstOrThrow();
  return total;
};

export const listContasDepoisDe = async (db: Db, id: number, limite: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('usuario')
    .select('id')
    .where('id', '>', id)
    .orderBy('id')
    .limit(limite)
    .execute();
  return rows.map((row) => row.id);
};

export const updateDonos = async (db: Db, de: readonly Buffer[], para: readonly Buffer[]): Promise<void> => {
  await sql`
    update rascunho r set dono = t.para, dono_a_separar = false
    from unnest(${de}::bytea[], ${para}::bytea[]) as t (de, para)
    where r.dono_a_separar and r.dono = t.de`.execute(db);
};
