import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';

export const findTipo = (db: Db, idTipo: number) =>
  db.selectFrom('tipo_manifestacao').select('descricao').where('id', '=', idTipo).executeTakeFirstOrThrow();

/** A receipt downloaded again is the same receipt. */
export const insertEmitido = async (db: Db, emitido: Insertable<DB['recibo_emitido']>): Promise<void> => {
  await db
    .insertInto('recibo_emitido')
    .values(emitido)
    .onConflict((conflito) => conflito.column('indice').doNothing())
    .execute();
};

export const findEmitido = (db: Db, indice: string) =>
  db.selectFrom('recibo_emitido').select('conteudo_cifrado').where('indice', '=', indice).executeTakeFirst();
