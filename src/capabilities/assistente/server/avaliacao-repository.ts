import type { Db } from '#server/db/database.ts';

interface Voto {
  readonly dia: string;
  readonly intencao: string;
  readonly fonte: string;
  readonly util: boolean;
}

export const contarVoto = async (db: Db, { dia, intencao, fonte, util }: Voto): Promise<void> => {
  const [uteis, inuteis] = util ? [1, 0] : [0, 1];
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

/** The worst first. */
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
