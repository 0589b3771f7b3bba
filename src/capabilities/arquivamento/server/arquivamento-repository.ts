import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Arquivamento } from '#server/db/schema.ts';

export const findMotivo = (db: Db, idMotivoArquivamento: number) =>
  db
    .selectFrom('motivo_arquivamento')
    .select(['id', 'descricao'])
    .where('id', '=', idMotivoArquivamento)
    .where('ativo', '=', true)
    .executeTakeFirst();

export const listPedidosDeComplementacao = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('complementacao')
    .select(['prazo as ultimoDia', 'respondida_em as respondidaEm'])
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id')
    .execute();

export const insertArquivamento = async (db: Db, row: Insertable<Arquivamento>): Promise<void> => {
  await db.insertInto('arquivamento').values(row).execute();
};
