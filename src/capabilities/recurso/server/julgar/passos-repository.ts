import type { Db } from '#server/db/database.ts';

/** An appeal that was decided or moved on needs nothing more from the areas. */
export const closePassos = async (tx: Db, recursos: readonly number[], agora: Date): Promise<void> => {
  if (recursos.length === 0) return;
  await tx
    .updateTable('tramitacao')
    .set({ encerrada_em: agora })
    .where('id_recurso', 'in', [...recursos])
    .where('encerrada_em', 'is', null)
    .execute();
};

/** False when this appeal has no such open step. */
export const closePasso = async (
  tx: Db,
  { idRecurso, idTramitacao }: { readonly idRecurso: number; readonly idTramitacao: number },
  agora: Date,
): Promise<boolean> => {
  const row = await tx
    .updateTable('tramitacao')
    .set({ encerrada_em: agora })
    .where('id', '=', idTramitacao)
    .where('id_recurso', '=', idRecurso)
    .where('encerrada_em', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};
