import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Atendimento } from '#server/db/schema.ts';
import type { LinhaDoRecibo } from '../domain/atendimento.ts';

/** Two sendings of one record wait for each other; the second then finds the first's. */
export const lockEnvio = async (tx: Db, envioHash: Buffer): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${envioHash.readBigInt64BE(0).toString()}::bigint)`.execute(tx);
};

export const findPorEnvio = (db: Db, envioHash: Buffer) =>
  db.selectFrom('atendimento').selectAll().where('envio_hash', '=', envioHash).executeTakeFirst();
export type AtendimentoRow = NonNullable<Awaited<ReturnType<typeof findPorEnvio>>>;

export const insertAtendimento = async (db: Db, row: Insertable<Atendimento>): Promise<number> => {
  const { id } = await db.insertInto('atendimento').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const updateRecibo = (db: Db, id: number, recibo: readonly LinhaDoRecibo[]) =>
  db
    .updateTable('atendimento')
    .set({ recibo: JSON.stringify(recibo) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Newest first. */
export const listAtendimentos = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('atendimento')
    .selectAll()
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id', 'desc')
    .execute();
