import type { Insertable, Updateable } from 'kysely';
import type { TextoGuardado } from '#capabilities/manifestacao/server/index.ts';
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
  resposta: {
    resposta: string | null;
    resposta_cifrada: Buffer | null;
    id_respondente: number;
    respondente: string;
    respondido_em: Date;
  },
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
  { prazo, justificativa }: { readonly prazo: string; readonly justificativa: TextoGuardado },
): Promise<number> => {
  const { id } = await db
    .updateTable('esclarecimento')
    .set(({ fn, ref }) => ({
      prazo,
      prazo_original: fn.coalesce('prazo_original', ref('prazo')),
      justificativa_prorrogacao: justificativa.texto,
      justificativa_prorrogacao_cifrada: justificativa.texto_cifrado,
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

/** Those of sealed cases that are still in the open, with the key of the case. */
export const listEsclarecimentosASelar = (db: Db) =>
  db
    .selectFrom('esclarecimento as e')
    .innerJoin('recurso as r', 'r.id', 'e.id_recurso')
    .innerJoin('manifestacao_cofre as c', 'c.id_manifestacao', 'r.id_manifestacao')
    .select(['e.id', 'e.pergunta', 'e.resposta', 'e.justificativa_prorrogacao', 'c.chave_embrulhada'])
    .where(({ or, eb }) =>
      or([
        eb('e.pergunta', 'is not', null),
        eb('e.resposta', 'is not', null),
        eb('e.justificativa_prorrogacao', 'is not', null),
      ]),
    )
    .execute();

export const updateEsclarecimento = async (
  db: Db,
  id: number,
  mudancas: Updateable<Esclarecimento>,
): Promise<void> => {
  await db.updateTable('esclarecimento').set(mudancas).where('id', '=', id).execute();
};
