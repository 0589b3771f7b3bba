import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Entrega, Promessa } from '#server/db/schema.ts';
import type { OrigemDaPromessa } from '../domain/promessas.ts';

export type PromessaRow = Selectable<Promessa>;

/** What the person was told is theirs, by whom and until when. */
interface NovaPromessa
  extends Pick<
    Insertable<Promessa>,
    'id_manifestacao' | 'id_ouvidoria' | 'id_resposta' | 'id_recurso' | 'texto' | 'texto_cifrado'
  > {
  readonly origem: OrigemDaPromessa;
  readonly prazo: string;
  readonly prometida_em: Date;
}

type NovaEntrega = Omit<Insertable<Entrega>, 'id' | 'id_promessa' | 'id_manifestacao'>;

/** A delivery; its promise waits for the person's word once they were told of it. */
export const insertEntrega = async (
  db: Db,
  { id, id_manifestacao }: Pick<PromessaRow, 'id' | 'id_manifestacao'>,
  entrega: NovaEntrega,
): Promise<number> => {
  const { id: idEntrega } = await db
    .insertInto('entrega')
    .values({ ...entrega, id_promessa: id, id_manifestacao })
    .returning('id')
    .executeTakeFirstOrThrow();
  await updatePromessa(db, id, {
    situacao: 'entregue',
    entregue_em: entrega.entregue_em as Date,
    contestar_ate: entrega.contestar_ate as string,
  });
  return idEntrega;
};

/** With `entrega`, what was promised came with the decision itself. */
export const prometer = async (
  db: Db,
  { prazo, ...nova }: NovaPromessa,
  entrega?: NovaEntrega,
): Promise<number> => {
  const row = await db
    .insertInto('promessa')
    .values({ ...nova, prazo, prazo_original: prazo, situacao: 'aberta' })
    .returning(['id', 'id_manifestacao'])
    .executeTakeFirstOrThrow();
  if (entrega) await insertEntrega(db, row, entrega);
  return row.id;
};

export const updatePromessa = async (
  db: Db,
  idPromessa: number,
  mudancas: Updateable<Promessa>,
): Promise<void> => {
  await db.updateTable('promessa').set(mudancas).where('id', '=', idPromessa).execute();
};

export const findPromessa = (db: Db, idPromessa: number): Promise<PromessaRow | undefined> =>
  db.selectFrom('promessa').selectAll().where('id', '=', idPromessa).executeTakeFirst();

/**
 * A new answer to the request replaces what earlier answers promised and what a reclamação ordered,
 * which was that answer. What an appeal won stays owed.
 */
export const encerrarPromessas = async (db: Db, idManifestacao: number, agora: Date): Promise<void> => {
  await sql`
    update promessa p set situacao = 'encerrada', encerrada_em = ${agora}
    where p.id_manifestacao = ${idManifestacao} and p.situacao in ('aberta', 'entregue', 'contestada')
      and (p.id_recurso is null
        or exists (select from recurso r where r.id = p.id_recurso and r.id_instancia = 4))`.execute(db);
};

interface Renovada extends Pick<PromessaRow, 'id' | 'id_recurso'> {
  readonly prazo: string;
  /** The date that it replaces was broken. */
  readonly quebrada: boolean;
}

/** A new date: the promise is open until then. The decision that ordered it shows the same date. */
export const renovarPromessa = async (
  db: Db,
  { id, id_recurso, prazo, quebrada }: Renovada,
): Promise<void> => {
  await updatePromessa(db, id, {
    prazo,
    situacao: 'aberta',
    entregue_em: null,
    contestar_ate: null,
    ...(quebrada && { renovada: true }),
  });
  if (id_recurso === null) return;
  await db
    .updateTable('resposta_recurso')
    .set({ data_entrega: prazo })
    .where('id_recurso', '=', id_recurso)
    .execute();
};
