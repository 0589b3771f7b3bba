import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Requests of an earlier version whose author is still in the open; `depoisDe` is for paging. */
export const listAPreservar = async (
  db: Db,
  { depoisDe, limite }: { readonly depoisDe: number; readonly limite: number },
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select m.id from manifestacao m join manifestante p on p.id_manifestacao = m.id
    where m.id > ${depoisDe} and m.identidade_preservada and m.teor_cifrado is null
      and (m.id_tipo_formulario = 3 or m.retipada_em is not null)
    order by m.id limit ${limite}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Locked, so that no act writes the person meanwhile; nothing when another server was faster. */
export const lockAPreservar = async (tx: Db, id: number) => {
  const row = await tx
    .selectFrom('manifestacao as m')
    .innerJoin('manifestante as p', 'p.id_manifestacao', 'm.id')
    .innerJoin('ouvidoria as r', 'r.id', 'm.id_ouvidoria_registro')
    .select(['m.protocolo', 'm.teor', 'm.id_ouvidoria', 'm.id_tipo_formulario', 'p.dados as manifestante'])
    .select('r.id_esfera as esfera_do_protocolo')
    .where('m.id', '=', id)
    .forUpdate('m')
    .executeTakeFirst();
  return row?.teor ? row : null;
};
