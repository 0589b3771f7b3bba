import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ManifestacaoAcesso } from '#server/db/schema.ts';

export const insertAcesso = async (db: Db, row: Insertable<ManifestacaoAcesso>): Promise<void> => {
  await db.insertInto('manifestacao_acesso').values(row).execute();
};

/** Whether one of these keys opens the pedido now. */
export const isPedidoAberto = async (
  db: Db,
  { hashes, idPedido, agora }: { hashes: readonly Buffer[]; idPedido: number; agora: Date },
): Promise<boolean> => {
  if (hashes.length === 0) return false;
  const viva = await db
    .selectFrom('manifestacao_acesso')
    .select('hash')
    .where('hash', 'in', hashes)
    .where('id_pedido_desclassificacao', '=', idPedido)
    .where('expira_em', '>', agora)
    .executeTakeFirst();
  return viva !== undefined;
};

/** True only for the first use of a link that has not expired. */
export const useLink = async (
  db: Db,
  link: { hash: Buffer; idManifestacao: number; finalidade: string; agora: Date },
): Promise<boolean> => {
  const used = await db
    .updateTable('manifestacao_acesso')
    .set({ usado_em: link.agora })
    .where('hash', '=', link.hash)
    .where('id_manifestacao', '=', link.idManifestacao)
    .where('finalidade', '=', link.finalidade)
    .where('expira_em', '>', link.agora)
    .where('usado_em', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
};

export const deleteAcesso = async (db: Db, hash: Buffer): Promise<void> => {
  await db.deleteFrom('manifestacao_acesso').where('hash', '=', hash).execute();
};

export const deleteAcessosVencidos = async (db: Db, agora: Date): Promise<void> => {
  await db.deleteFrom('manifestacao_acesso').where('expira_em', '<=', agora).execute();
};
