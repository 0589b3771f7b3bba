import { MANIFESTANTE } from '#capabilities/manifestacao/domain/historico.ts';
import type { Db } from '#server/db/database.ts';

/** Whether the person who filed opened the case after the act that left this version, and learned of it so. */
export const isLidaDesde = async (tx: Db, idManifestacao: number, versao: number): Promise<boolean> => {
  const row = await tx
    .selectFrom('manifestacao_historico as h')
    .select('h.id')
    .where('h.id_manifestacao', '=', idManifestacao)
    .where('h.responsavel', '=', MANIFESTANTE)
    .where('h.id', '>', (eb) =>
      eb
        .selectFrom('manifestacao_historico as a')
        .select(({ fn }) => fn.max('a.id').as('id'))
        .where('a.id_manifestacao', '=', idManifestacao)
        .where('a.versao', '=', versao),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
