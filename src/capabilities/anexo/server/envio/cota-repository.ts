import type { Db } from '#server/db/database.ts';

/** Bytes of strangers' files that belong to no case yet. */
export const sumSemConta = async (db: Db): Promise<number> => {
  const { soma } = await db
    .selectFrom('anexo')
    .select(({ fn }) => fn.sum<string | null>('recebido').as('soma'))
    .where('sem_conta', '=', true)
    .executeTakeFirstOrThrow();
  return Number(soma ?? 0);
};

export const readUsado = async (db: Db, chave: string): Promise<number> => {
  const row = await db.selectFrom('limite').select('points').where('key', '=', chave).executeTakeFirst();
  return row?.points ?? 0;
};

/** In one statement, with the sum of then: of those who add at once each gets another. */
export const addUsado = async (db: Db, chave: string, quanto: number, expiraEm: Date): Promise<number> => {
  const { points } = await db
    .insertInto('limite')
    .values({ key: chave, points: quanto, expire: expiraEm.getTime() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ points: eb('limite.points', '+', quanto) })),
    )
    .returning('points')
    .executeTakeFirstOrThrow();
  return points;
};
