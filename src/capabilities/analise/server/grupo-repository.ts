import { sql } from 'kysely';
import { abertas } from '#capabilities/manifestacao/domain/situacao.ts';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import type { CasoDoGrupo } from '../domain/grupo.ts';

export const findDoGrupo = (db: Db, id: number): Promise<Omit<CasoDoGrupo, 'impedidos'> | undefined> =>
  db
    .selectFrom('manifestacao as m')
    .select([
      'm.id',
      'm.id_ouvidoria as idOuvidoria',
      'm.id_tipo as idTipo',
      'm.id_situacao as situacao',
      'm.id_grupo as idGrupo',
    ])
    .select(
      sql<boolean>`exists (select from manifestacao x
        where x.id_grupo = m.id and x.id <> m.id and x.id_ouvidoria = m.id_ouvidoria)`.as('temOutras'),
    )
    .where('m.id', '=', id)
    .executeTakeFirst();

/** Locks by id, so that two people who join the same cases wait instead of both failing. */
export const lockEmOrdem = async (tx: Db, ids: readonly number[]): Promise<void> => {
  await tx.selectFrom('manifestacao').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
};

/** The other open cases of the office that wait for this principal's answer, of those that exist for who answers. */
export const casosDoGrupo = (db: Db, idPrincipal: number, quem: ForaDoAlcance) =>
  db
    .selectFrom('manifestacao as m')
    .innerJoin('manifestacao as p', (join) =>
      join.onRef('p.id', '=', 'm.id_grupo').onRef('p.id_ouvidoria', '=', 'm.id_ouvidoria'),
    )
    .select(['m.id', 'm.id_tipo as idTipo', 'm.id_situacao as situacao', 'p.id_tipo as idTipoDaPrincipal'])
    .where('m.id_grupo', '=', idPrincipal)
    .where('m.id', '<>', idPrincipal)
    .where(aoAlcance('m.id', quem))
    .where('m.id_situacao', 'in', [...abertas])
    .orderBy('m.id')
    .execute();
