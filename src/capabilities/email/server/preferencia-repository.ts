import type { Db } from '#server/db/database.ts';

type Preferencia = 'avisos_de_andamento' | 'pesquisas';

/** The default is yes: people who chose nothing, or have no account, get everything. */
export const quer = async (db: Db, idUsuario: number | null, preferencia: Preferencia): Promise<boolean> => {
  if (idUsuario === null) return true;
  const row = await db
    .selectFrom('usuario_preferencia')
    .select([preferencia])
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirst();
  return row?.[preferencia] ?? true;
};

/** The address of the person's account, once they proved it. */
export const findEmailConfirmado = async (db: Db, idUsuario: number): Promise<string | null> => {
  const row = await db
    .selectFrom('usuario')
    .select('email')
    .where('id', '=', idUsuario)
    .where('ativado_em', 'is not', null)
    .executeTakeFirst();
  return row?.email ?? null;
};
