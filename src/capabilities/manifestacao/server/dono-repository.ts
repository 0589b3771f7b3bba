import { type RawBuilder, sql } from 'kysely';
import type { Dono } from '#server/crypto/dono.ts';
import type { Db } from '#server/db/database.ts';
import { todas } from '#server/db/todas.ts';

/** The condition of a query on `manifestacao as m`: filed by this account. Nobody without one filed anything. */
export const doDono = (dono: Dono | null): RawBuilder<boolean> =>
  dono ? sql<boolean>`m.dono = any (${dono.marcas}::bytea[])` : sql<boolean>`false`;

export const naoDoDono = (dono: Dono | null): RawBuilder<boolean> =>
  dono ? sql<boolean>`(m.dono is null or m.dono <> all (${dono.marcas}::bytea[]))` : sql<boolean>`true`;

/** One filing at a time by an account, so that no two sealed cases get the same mark. */
const lockDono = async (tx: Db, { aberto }: Dono): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${aberto.toString('hex')}, 31))`.execute(tx);
};

/** A mark that no case has yet; once all are used, one again. */
export const marcaSelada = async (tx: Db, dono: Dono): Promise<Buffer> => {
  const [, usadas] = await todas([
    lockDono(tx, dono),
    tx
      .selectFrom('manifestacao')
      .select('dono')
      .where(sql<boolean>`dono = any (${dono.selados}::bytea[])`)
      .execute(),
  ]);
  const tomadas = new Set(usadas.map(({ dono: usada }) => usada?.toString('hex')));
  const livre = dono.selados.find((marca) => !tomadas.has(marca.toString('hex')));
  const repetida = dono.selados[usadas.length % dono.selados.length];
  if (!livre && !repetida) throw new RangeError('An account without marks for sealed cases');
  return livre ?? (repetida as Buffer);
};

export const updateDono = async (tx: Db, id: number, dono: Buffer): Promise<void> => {
  await tx.updateTable('manifestacao').set({ dono, dono_a_separar: false }).where('id', '=', id).execute();
};

/** Sealed cases that still carry the mark of the account. */
export const listASeparar = (db: Db) =>
  db.selectFrom('manifestacao').select('id').where('dono_a_separar', '=', true).orderBy('id').execute();
