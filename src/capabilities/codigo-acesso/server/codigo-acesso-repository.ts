import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Both are stored with the other brakes, in an unlogged table of the database. */
const DESAFIO = 'desafio:';
const ERROS = 'consulta:';

/** Wrong tries on a protocol, under the keys of two days, so that midnight does not reset them. */
export const countErros = async (db: Db, chaves: readonly string[], agora: Date): Promise<number> => {
  const { erros } = await db
    .selectFrom('limite')
    .select(sql<number>`coalesce(sum(points), 0)::int`.as('erros'))
    .where(
      'key',
      'in',
      chaves.map((chave) => `${ERROS}${chave}`),
    )
    .where('expire', '>', agora.getTime())
    .executeTakeFirstOrThrow();
  return erros;
};

export const addErro = async (db: Db, chave: string, expiraEm: Date): Promise<void> => {
  await db
    .insertInto('limite')
    .values({ key: `${ERROS}${chave}`, points: 1, expire: expiraEm.getTime() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ points: eb('limite.points', '+', 1) })),
    )
    .execute();
};

export const chaveDoDesafio = (nonce: string): string => `${DESAFIO}${nonce}`;

/** False if the puzzle was already used: one solution pays for one try. */
export const spendDesafio = async (
  db: Db,
  { chave, expiraEm }: { readonly chave: string; readonly expiraEm: Date },
): Promise<boolean> => {
  const row = await db
    .insertInto('limite')
    .values({ key: chave, points: 1, expire: expiraEm.getTime() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
};

export const deleteVencidos = async (db: Db, agora: Date): Promise<void> => {
  await db
    .deleteFrom('limite')
    .where(({ or, eb }) => or([eb('key', 'like', `${DESAFIO}%`), eb('key', 'like', `${ERROS}%`)]))
    .where('expire', '<=', agora.getTime())
    .execute();
};

/** Cases and pedidos take their protocols from one sequence; one statement looks for either. */
export const findHashPorProtocolo = (db: Db, protocolo: string) =>
  db
    .selectFrom('manifestacao')
    .select(['id', 'codigo_acesso_hash', sql<boolean>`false`.as('isPedido')])
    .where('protocolo', '=', protocolo)
    .unionAll(
      db
        .selectFrom('pedido_desclassificacao')
        .select([
          'id',
          sql<Buffer>`codigo_acesso_hash`.as('codigo_acesso_hash'),
          sql<boolean>`true`.as('isPedido'),
        ])
        .where('protocolo', '=', protocolo)
        .where('codigo_acesso_hash', 'is not', null),
    )
    .executeTakeFirst();

export const findHashPorId = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('manifestacao')
    .select(['id', 'codigo_acesso_hash'])
    .where('id', '=', idManifestacao)
    .executeTakeFirst();
