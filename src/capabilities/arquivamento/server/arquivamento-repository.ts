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

export const insertArquivamento = async (db: Db, row: Insertable<Arquivamento>): Promise<void> => {
  await db.insertInto('arquivamento').values(row).execute();
};
