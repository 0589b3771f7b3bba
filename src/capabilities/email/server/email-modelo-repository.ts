import type { Db } from '#server/db/database.ts';

export const findModelo = (db: Db, evento: string) =>
  db.selectFrom('email_modelo').selectAll().where('evento', '=', evento).executeTakeFirst();

type Preferencia = 'avisos_de_andamento' | 'pesquisas';

/** Nobody's choice is yes: who said nothing, or has no account to say it in, is told everything. */
export const quer = async (db: Db, idUsuario: number | null, preferencia: Preferencia): Promise<boolean> => {
  if (idUsuario === null) return true;
  const row = await db
    .selectFrom('usuario_preferencia')
    .select([preferencia])
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirst();
  return row?.[preferencia] ?? true;
};
