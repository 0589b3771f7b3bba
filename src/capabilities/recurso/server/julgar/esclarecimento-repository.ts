import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Esclarecimento } from '#server/db/schema.ts';

export const insertEsclarecimento = async (db: Db, row: Insertable<Esclarecimento>): Promise<number> => {
  const { id } = await db.insertInto('esclarecimento').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Answers the open one: the act's conditions already found that there is one. */
export const answerEsclarecimento = async (
  db: Db,
  idRecurso: number,
  resposta: { resposta: string; id_respondente: number; respondente: string; respondido_em: Date },
): Promise<number> => {
  const { id } = await db
    .updateTable('esclarecimento')
    .set(resposta)
    .where('id_recurso', '=', idRecurso)
    .where('respondido_em', 'is', null)
    .where('encerrado_em', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Gives the open one more days, and keeps the first date beside the new one. */
export const extendEsclarecimento = async (
  db: Db,
  idRecurso: number,
  { prazo, justificativa }: { readonly prazo: string; readonly justificativa: string },
): Promise<number> => {
  const { id } = await db
    .updateTable('esclarecimento')
    .set(({ fn, ref }) => ({
      prazo,
      prazo_original: fn.coalesce('prazo_original', ref('prazo')),
      justificativa_prorrogacao: justificativa,
    }))
    .where('id_recurso', '=', idRecurso)
    .where('respondido_em', 'is', null)
    .where('encerrado_em', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The decision closes it; returns whether one was open. */
export const closeEsclarecimento = async (db: Db, idRecurso: number, agora: Date): Promise<boolean> => {
  const row = await db
    .updateTable('esclarecimento')
    .set({ encerrado_em: agora })
    .where('id_recurso', '=', idRecurso)
    .where('respondido_em', 'is', null)
    .where('encerrado_em', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};
