import type { Db } from '#server/db/database.ts';

interface Voto {
  readonly dia: string;
  readonly intencao: string;
  readonly fonte: string;
  readonly util: boolean;
}

/** Votes are stored with the brakes while an answer may be rated, by its random number. */
const VOTO = 'assistente-voto:';
const UTIL = 2;
const INUTIL = 1;

interface VotoDado {
  readonly numero: string;
  readonly util: boolean;
  readonly expiraEm: Date;
}

/** Stores a vote and returns the one it replaces, or null. Concurrent votes take turns. */
export const trocarVoto = async (db: Db, { numero, util, expiraEm }: VotoDado): Promise<boolean | null> => {
  const key = `${VOTO}${numero}`;
  const points = util ? UTIL : INUTIL;
  const novo = await db
    .insertInto('limite')
    .values({ key, points, expire: expiraEm.getTime() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (novo) return null;
  const antes = await db
    .selectFrom('limite')
    .select('points')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await db.updateTable('limite').set({ points }).where('key', '=', key).execute();
  return antes.points === UTIL;
};

export const somarVoto = async (
  db: Db,
  { dia, intencao, fonte, util }: Voto,
  quantos: 1 | -1,
): Promise<void> => {
  const [uteis, inuteis] = util ? [quantos, 0] : [0, quantos];
  await db
    .insertInto('assistente_avaliacao')
    .values({ dia, intencao, fonte, uteis, inuteis })
    .onConflict((conflict) =>
      conflict.columns(['dia', 'intencao', 'fonte']).doUpdateSet({
        uteis: (eb) => eb('assistente_avaliacao.uteis', '+', uteis),
        inuteis: (eb) => eb('assistente_avaliacao.inuteis', '+', inuteis),
      }),
    )
    .execute();
};

export const deleteVotosVencidos = async (db: Db, agora: Date): Promise<void> => {
  await db
    .deleteFrom('limite')
    .where('key', 'like', `${VOTO}%`)
    .where('expire', '<=', agora.getTime())
    .execute();
};

/** The sources with the most bad votes first. */
export const listVotosPorFonte = async (db: Db, desde: string) => {
  const rows = await db
    .selectFrom('assistente_avaliacao')
    .select(({ fn }) => [
      'fonte',
      fn.sum<string>('uteis').as('uteis'),
      fn.sum<string>('inuteis').as('inuteis'),
    ])
    .where('dia', '>=', desde)
    .groupBy('fonte')
    .orderBy('inuteis', 'desc')
    .orderBy('fonte')
    .execute();
  return rows.map(({ fonte, uteis, inuteis }) => ({ fonte, uteis: Number(uteis), inuteis: Number(inuteis) }));
};

export const deleteVotosAntigos = async (db: Db, antesDe: string): Promise<void> => {
  await db.deleteFrom('assistente_avaliacao').where('dia', '<', antesDe).execute();
};
