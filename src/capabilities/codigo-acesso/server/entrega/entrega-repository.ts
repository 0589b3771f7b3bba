import type { Db } from '#server/db/database.ts';
import type { OQueAbre } from '../chaves.ts';

export const findEntrega = (db: Db, hash: Buffer) =>
  db
    .selectFrom('manifestacao_acesso')
    .select(['id_manifestacao', 'id_pedido_desclassificacao', 'expira_em', 'usado_em'])
    .where('hash', '=', hash)
    .where('finalidade', '=', 'entrega')
    .forUpdate()
    .executeTakeFirst();

export const spendEntrega = async (db: Db, hash: Buffer, agora: Date): Promise<void> => {
  await db.updateTable('manifestacao_acesso').set({ usado_em: agora }).where('hash', '=', hash).execute();
};

/** From now on this code opens it, and no other. It is no proof that the person has it: the key was in the clerk's hands. */
export const setCodigo = (db: Db, abre: OQueAbre, codigo_acesso_hash: Buffer) =>
  'idPedido' in abre
    ? db
        .updateTable('pedido_desclassificacao as p')
        .from('ouvidoria as o')
        .set({ codigo_acesso_hash })
        .where('p.id', '=', abre.idPedido)
        .whereRef('o.id', '=', 'p.id_ouvidoria')
        .returning(['p.protocolo', 'o.id_esfera'])
        .executeTakeFirstOrThrow()
    : db
        .updateTable('manifestacao as p')
        .from('ouvidoria as o')
        .set({ codigo_acesso_hash })
        .where('p.id', '=', abre.idManifestacao)
        .whereRef('o.id', '=', 'p.id_ouvidoria_registro')
        .returning(['p.protocolo', 'o.id_esfera'])
        .executeTakeFirstOrThrow();
