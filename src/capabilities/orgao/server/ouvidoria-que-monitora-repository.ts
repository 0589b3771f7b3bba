import { Esfera } from '#kernel/enumeracoes.ts';
import type { Db } from '#server/db/database.ts';

/** The office that watches over the others: the controlling body of the platform; null if there is none. */
export const findOuvidoriaQueMonitora = async (db: Db): Promise<number | null> => {
  const row = await db
    .selectFrom('ouvidoria')
    .select('id')
    .where('autoridade_monitoramento', '=', true)
    .where('id_esfera', '=', Esfera.federal)
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? null;
};
