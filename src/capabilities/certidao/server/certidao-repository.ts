import type { CopiaDaDecisao } from '#capabilities/recibo/domain/copia-da-decisao.ts';
import type { Db } from '#server/db/database.ts';

/** The case of a copied decision; undefined if the decision is no longer kept. */
export const findCasoDaDecisao = async (
  db: Db,
  { de, id }: Pick<CopiaDaDecisao, 'de' | 'id'>,
): Promise<number | undefined> => {
  const row = await db.selectFrom(de).select('id_manifestacao').where('id', '=', id).executeTakeFirst();
  return row?.id_manifestacao;
};
