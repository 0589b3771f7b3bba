import type { Db } from '#server/db/database.ts';

export const findModelo = (db: Db, evento: string) =>
  db.selectFrom('email_modelo').selectAll().where('evento', '=', evento).executeTakeFirst();

/** Nobody's choice is yes: who said nothing is told everything. */
export const querAvisosDeAndamento = async (db: Db, idUsuario: number): Promise<boolean> => {
  const row = await db
    .selectFrom('usuario_preferencia')
    .select('avisos_de_andamento')
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirst();
  return row?.avisos_de_andamento ?? true;
};
