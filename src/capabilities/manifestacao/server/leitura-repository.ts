import type { Db } from '#server/db/database.ts';

/** What the mode of reading asks of each case of a list, and the people it may keep out. */
export const listParaLeitura = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('manifestacao as m')
    .leftJoin('manifestacao_cofre as c', 'c.id_manifestacao', 'm.id')
    .leftJoin('manifestante as p', 'p.id_manifestacao', 'm.id')
    .select([
      'm.id',
      'm.id_tipo',
      'm.id_tipo_identificacao',
      'm.id_ouvidoria',
      'm.id_ouvidoria_registro',
      'm.teor',
      'm.teor_cifrado',
      'c.chave_embrulhada',
      'c.identidade_cifrada',
      'p.dados as manifestante',
    ])
    .select((eb) =>
      eb
        .selectFrom('encaminhamento as e')
        .select('e.com_identidade')
        .whereRef('e.id_manifestacao', '=', 'm.id')
        .whereRef('e.id_ouvidoria_destino', '=', 'm.id_ouvidoria')
        .orderBy('e.id', 'desc')
        .limit(1)
        .as('veio_com_identidade'),
    )
    .where('m.id', 'in', ids)
    .execute();
