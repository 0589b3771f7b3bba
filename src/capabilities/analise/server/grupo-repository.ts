import { abertas } from '#capabilities/manifestacao/domain/situacao.ts';
import type { Db } from '#server/db/database.ts';
import type { CasoDoGrupo } from '../domain/grupo.ts';

export const findDoGrupo = (db: Db, id: number): Promise<CasoDoGrupo | undefined> =>
  db
    .selectFrom('manifestacao')
    .select([
      'id',
      'id_ouvidoria as idOuvidoria',
      'id_tipo as idTipo',
      'id_situacao as situacao',
      'id_grupo as idGrupo',
    ])
    .where('id', '=', id)
    .executeTakeFirst();

/** The other open cases of its office that the answer to this one answers too; none when it is not the principal. */
export const casosDoGrupo = async (db: Db, idPrincipal: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('manifestacao as m')
    .innerJoin('manifestacao as p', (join) =>
      join.onRef('p.id', '=', 'm.id_grupo').onRef('p.id_ouvidoria', '=', 'm.id_ouvidoria'),
    )
    .select('m.id')
    .where('m.id_grupo', '=', idPrincipal)
    .where('m.id', '<>', idPrincipal)
    .where('m.id_situacao', 'in', [...abertas])
    .orderBy('m.id')
    .execute();
  return rows.map(({ id }) => id);
};
