import type { Db } from '#server/db/database.ts';

export const findTipo = (db: Db, idTipo: number) =>
  db.selectFrom('tipo_manifestacao').select('descricao').where('id', '=', idTipo).executeTakeFirstOrThrow();
