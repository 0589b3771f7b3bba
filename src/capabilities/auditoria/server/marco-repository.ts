import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Marco, Ponta } from '../domain/encadeamento.ts';
import type { Chaves } from './chaves-da-auditoria.ts';

type PontasGuardadas = Readonly<Record<string, readonly [number, string]>>;

const emOrdem = (pontas: ReadonlyMap<number, Ponta>) =>
  [...pontas].sort(([a], [b]) => a - b).map(([id, { numero, hash }]) => [id, numero, hash]);

export const existeMarco = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('auditoria_marco').select('unico').executeTakeFirst()) !== undefined;

export const insertMarco = async (db: Db, pontas: Marco, agora: Date, { assinar }: Chaves): Promise<void> => {
  const guardadas = Object.fromEntries([...pontas].map(([id, { numero, hash }]) => [id, [numero, hash]]));
  await db
    .insertInto('auditoria_marco')
    .values({
      pontas: JSON.stringify(guardadas),
      firmado_em: agora,
      marca: assinar(['marco', emOrdem(pontas)]),
    })
    .execute();
};

/** Null where there is none; `confere` tells whether the server wrote it. */
export const findMarco = async (
  db: Db,
  { assinar }: Chaves,
): Promise<{ marco: Marco; confere: boolean } | null> => {
  const row = await db.selectFrom('auditoria_marco').select(['pontas', 'marca']).executeTakeFirst();
  if (!row) return null;
  const marco = new Map(
    Object.entries(row.pontas as unknown as PontasGuardadas).map(([id, [numero, hash]]) => [
      Number(id),
      { numero, hash },
    ]),
  );
  return { marco, confere: assinar(['marco', emOrdem(marco)]).equals(row.marca) };
};

/** Whether anything here was written by a version that makes marks. */
export const existeMarcaOuSelo = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ existe: boolean }>`
    select exists (select from auditoria_elo where selo is not null) as existe`.execute(db);
  return rows[0]?.existe ?? false;
};
