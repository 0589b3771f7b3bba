import type { Db } from '#server/db/database.ts';

/** What is decided, or went on, asks nothing more of the areas. */
export const closePassos = async (tx: Db, recursos: readonly number[], agora: Date): Promise<void> => {
  if (recursos.length === 0) return;
  await tx
    .updateTable('tramitacao')
    .set({ encerrada_em: agora })
    .where('id_recurso', 'in', [...recursos])
    .where('encerrada_em', 'is', null)
    .execute();
};

/** False when there is no such step open for this appeal. */
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
