import type { Insertable, Selectable, Updateable } from 'kysely';
import { compilada } from '#server/db/compilada.ts';
import type { Db } from '#server/db/database.ts';
import type { Anexo } from '#server/db/schema.ts';

export type AnexoRow = Selectable<Anexo>;

export const insertAnexo = async (db: Db, row: Insertable<Anexo>): Promise<number> => {
  const { id } = await db.insertInto('anexo').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const findAnexo = (db: Db, idAnexo: number): Promise<AnexoRow | undefined> =>
  db.selectFrom('anexo').selectAll().where('id', '=', idAnexo).executeTakeFirst();

/** Whether who filed wrote the message that a file came with; false for a file of none. */
export const isMensagemDaPessoa = async (db: Db, idMensagem: number | null): Promise<boolean> => {
  if (idMensagem === null) return false;
  const row = await db
    .selectFrom('mensagem')
    .select('do_manifestante')
    .where('id', '=', idMensagem)
    .executeTakeFirst();
  return row?.do_manifestante ?? false;
};

/** The office whose area sent the file. */
export const findOuvidoriaDaTramitacao = async (
  db: Db,
  idTramitacao: number | null,
): Promise<number | null> => {
  if (idTramitacao === null) return null;
  const row = await db
    .selectFrom('tramitacao')
    .select('id_ouvidoria')
    .where('id', '=', idTramitacao)
    .executeTakeFirst();
  return row?.id_ouvidoria ?? null;
};

/** The acronym of a reader's own office, when they judge an appeal of another's case. */
export const findSiglaDaOuvidoria = async (db: Db, idOuvidoria: number | null): Promise<string> => {
  const row = await db
    .selectFrom('ouvidoria')
    .select('sigla')
    .where('id', '=', idOuvidoria ?? 0)
    .executeTakeFirst();
  return row?.sigla ?? '';
};

/** Locks in the order of ids, so that two acts with the same files never deadlock. */
export const lockAnexos = (db: Db, ids: readonly number[]): Promise<AnexoRow[]> =>
  db.selectFrom('anexo').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();

export const updateAnexo = async (db: Db, idAnexo: number, mudancas: Updateable<Anexo>): Promise<void> => {
  await db.updateTable('anexo').set(mudancas).where('id', '=', idAnexo).execute();
};

/** Only a file that belongs to no case: an attached one belongs to its case. */
export const deleteAnexoSolto = async (db: Db, idAnexo: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('anexo')
    .where('id', '=', idAnexo)
    .where('id_manifestacao', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Returns where the deleted files are stored. */
export const deleteAnexosVencidos = async (db: Db, agora: Date): Promise<string[]> => {
  const rows = await db
    .deleteFrom('anexo')
    .where('id_manifestacao', 'is', null)
    .where('expira_em', '<=', agora)
    .returning('local')
    .execute();
  return rows.map(({ local }) => local);
};

export const findLocais = (
  db: Db,
  locais: readonly string[],
): Promise<{ local: string; id_manifestacao: number | null }[]> =>
  db.selectFrom('anexo').select(['local', 'id_manifestacao']).where('local', 'in', locais).execute();

const doCaso = compilada((db, { id }: { readonly id: number }) =>
  db.selectFrom('anexo').selectAll().where('id_manifestacao', '=', id).orderBy('id').compile(),
);

export const listAnexosDoCaso = (db: Db, id: number): Promise<AnexoRow[]> => doCaso(db, { id });

/** Files whose proof is still that of an earlier version, with the key of the case that seals them. */
export const listAReguardar = (db: Db, depoisDe: number, limite: number) =>
  db
    .selectFrom('anexo as a')
    .leftJoin('manifestacao_cofre as c', 'c.id_manifestacao', 'a.id_manifestacao')
    .selectAll('a')
    .select('c.chave_embrulhada as chave_do_caso')
    .where('a.prova_a_separar', '=', true)
    .where('a.id', '>', depoisDe)
    .orderBy('a.id')
    .limit(limite)
    .execute();

/** Nothing if the file was judged anew meanwhile, which gave it its proof. */
export const updateProva = async (db: Db, idAnexo: number, mudancas: Updateable<Anexo>): Promise<void> => {
  await db
    .updateTable('anexo')
    .set({ ...mudancas, prova_a_separar: false })
    .where('id', '=', idAnexo)
    .where('prova_a_separar', '=', true)
    .execute();
};
