import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/**
 * Adds under each key, or gives back, and tells how many there are then: of those who come at once each gets another number.
 * Always in the same order, so that two never wait for each other. The rows are deleted some time after they no longer count.
 */
export const addPassagem = async (
  db: Db,
  chaves: readonly string[],
  expiraEm: Date,
  mais: 1 | -1,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .insertInto('limite')
    .values(chaves.map((key) => ({ key, points: mais, expire: expiraEm.getTime() })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ points: eb('limite.points', '+', mais) })),
    )
    .returning(['key', 'points'])
    .execute();
  return new Map(rows.map(({ key, points }) => [key, points]));
};

export const sumPassagens = async (
  db: Db,
  chaves: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('limite').select(['key', 'points']).where('key', 'in', chaves).execute();
  return new Map(rows.map(({ key, points }) => [key, points]));
};

/**
 * Uses a key up and, if it was not used before, adds one under each of `contadas`, in their order; answers those numbers and
 * what stands under `lidas`. Null if the key was used.
 */
export const spendEAddPassagem = async (
  db: Db,
  paga: { readonly chave: string; readonly expiraEm: Date },
  chaves: {
    readonly contadas: readonly string[];
    readonly lidas: readonly string[];
    readonly expiraEm: Date;
  },
): Promise<ReadonlyMap<string, number> | null> => {
  const { rows } = await sql<{ key: string; points: number }>`
    with gasta as (
      insert into limite (key, points, expire) values (${paga.chave}, 1, ${paga.expiraEm.getTime()}::bigint)
      on conflict (key) do nothing returning key),
    contada as (
      insert into limite (key, points, expire)
      select c.chave, 1, ${chaves.expiraEm.getTime()}::bigint
      from unnest(${chaves.contadas}::text[]) with ordinality as c (chave, ordem)
      where exists (select from gasta) order by c.ordem
      on conflict (key) do update set points = limite.points + 1 returning key, points)
    select key, points from contada
    union all
    select key, points from limite where key = any (${chaves.lidas}::text[]) and exists (select from gasta)`.execute(
    db,
  );
  return rows.length > 0 ? new Map(rows.map(({ key, points }) => [key, points])) : null;
};

const chaveDoFormulario = (nonce: string): string => `formulario:${nonce}`;

/** False if the form was already used. */
export const spendFormulario = async (db: Db, nonce: string, expiraEm: Date): Promise<boolean> => {
  const row = await db
    .insertInto('limite')
    .values({ key: chaveDoFormulario(nonce), points: 1, expire: expiraEm.getTime() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
};

/** It filed nothing: it may be sent again. */
export const unspendFormulario = async (db: Db, nonce: string): Promise<void> => {
  await db.deleteFrom('limite').where('key', '=', chaveDoFormulario(nonce)).execute();
};

/** The counters of every brake, also of those that nobody asks again. */
export const deleteLimitesVencidos = async (db: Db, agora: Date): Promise<void> => {
  await db
    .deleteFrom('limite')
    .where(sql<boolean>`expire is not null and expire <= ${agora.getTime()}`)
    .execute();
};
