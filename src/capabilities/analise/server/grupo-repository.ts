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

/** The other open cases that the answer to this one answers too; none when it is not the principal of a group. */
export const casosDoGrupo = async (db: Db, idPrincipal: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('manifestacao')
    .select('id')
    .where('id_grupo', '=', idPrincipal)
    .where('id', '<>', idPrincipal)
    .where('id_situacao', 'in', [...abertas])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
