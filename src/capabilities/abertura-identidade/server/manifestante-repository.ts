import type { Manifestante } from '#capabilities/manifestacao/server/index.ts';
import { procurado } from '#server/crypto/dado-pessoal.ts';
import type { Db } from '#server/db/database.ts';

/** By the sign-on, for the account that filed: what the desk or the person only typed proves nothing. */
export const isDocumentoProvado = async (
  db: Db,
  { documento, idUsuario }: Pick<Manifestante, 'documento' | 'idUsuario'>,
): Promise<boolean> => {
  if (documento === undefined || idUsuario === undefined) return false;
  const conta = await db
    .selectFrom('usuario')
    .select('id')
    .where('id', '=', idUsuario)
    .where('documento_busca', '=', procurado('documento', documento))
    .where('documento_provado_em', 'is not', null)
    .executeTakeFirst();
  return conta !== undefined;
};
