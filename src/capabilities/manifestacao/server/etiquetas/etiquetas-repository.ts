import { sql } from 'kysely';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';

/** A label of a sealed case, as it is kept. */
export interface EloSelado {
  readonly id_manifestacao: number;
  readonly selada: Buffer;
}

export const listElosDoCaso = (db: Db, idManifestacao: number): Promise<EloSelado[]> =>
  db
    .selectFrom('manifestacao_tag_selada')
    .select(['id_manifestacao', 'selada'])
    .where('id_manifestacao', '=', idManifestacao)
    .execute();

/** Of the cases that an office has now, or of all, as far as the reader may know of them. */
export const listElosDoOrgao = (
  db: Db,
  idOuvidoria: number | null,
  quem: ForaDoAlcance,
): Promise<EloSelado[]> =>
  db
    .selectFrom('manifestacao_tag_selada as s')
    .innerJoin('manifestacao as m', 'm.id', 's.id_manifestacao')
    .select(['s.id_manifestacao', 's.selada'])
    .where(aoAlcance('s.id_manifestacao', quem))
    .$if(idOuvidoria !== null, (q) => q.where('m.id_ouvidoria', '=', idOuvidoria ?? 0))
    .execute();

export const insertElos = async (
  tx: Db,
  idManifestacao: number,
  seladas: readonly Buffer[],
): Promise<void> => {
  if (seladas.length === 0) return;
  await tx
    .insertInto('manifestacao_tag_selada')
    .values(seladas.map((selada) => ({ id_manifestacao: idManifestacao, selada })))
    .execute();
};

export const deleteElos = async (tx: Db, elos: readonly EloSelado[]): Promise<void> => {
  for (const { id_manifestacao, selada } of elos) {
    await tx
      .deleteFrom('manifestacao_tag_selada')
      .where('id_manifestacao', '=', id_manifestacao)
      .where('selada', '=', selada)
      .execute();
  }
};

/** The number of a word that only sealed cases carry, new where the office has none for it. */
export const numeroDaMarca = async (tx: Db, idOuvidoria: number, marca: Buffer): Promise<number> => {
  const { id } = await tx
    .insertInto('tag')
    .values({ id_ouvidoria: idOuvidoria, marca })
    .onConflict((conflict) =>
      conflict.columns(['id_ouvidoria', 'marca']).doUpdateSet((eb) => ({ marca: eb.ref('tag.marca') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Those that a case carries in the open, with the office whose they are. */
export const listAbertasDoCaso = (tx: Db, idManifestacao: number) =>
  tx
    .selectFrom('manifestacao_tag as m')
    .innerJoin('tag as t', 't.id', 'm.id_tag')
    .select(['t.id', 't.id_ouvidoria'])
    .select(sql<string>`t.nome::text`.as('nome'))
    .where('m.id_manifestacao', '=', idManifestacao)
    .orderBy('t.nome')
    .execute();

export const deleteAbertasDoCaso = async (tx: Db, idManifestacao: number): Promise<void> => {
  await tx.deleteFrom('manifestacao_tag').where('id_manifestacao', '=', idManifestacao).execute();
};

/**
 * Words that no case carries in the open any more, and that no act which may still be taken back would put there again. They were
 * offered to nobody. One that is taken up in the same moment makes this fail; the job tries again.
 */
export const deletePalavrasSemCaso = async (db: Db): Promise<void> => {
  await sql`delete from tag t where t.nome is not null
    and not exists (select from manifestacao_tag x where x.id_tag = t.id)
    and not exists (select from ato_reversivel_linha l
      where l.tabela = 'manifestacao_tag' and (l.chave ->> 'id_tag')::int = t.id)`.execute(db);
};

/** Whatever it carries, in the open or sealed: labels belong to one office. */
export const deleteTodas = async (tx: Db, idManifestacao: number): Promise<void> => {
  await tx.deleteFrom('manifestacao_tag').where('id_manifestacao', '=', idManifestacao).execute();
  await tx.deleteFrom('manifestacao_tag_selada').where('id_manifestacao', '=', idManifestacao).execute();
};

/** Sealed cases with labels that an earlier version left in the open. */
export const listCasosASelar = async (db: Db): Promise<number[]> => {
  const rows = await db
    .selectFrom('manifestacao_tag as x')
    .innerJoin('manifestacao_cofre as k', 'k.id_manifestacao', 'x.id_manifestacao')
    .select('x.id_manifestacao as id')
    .distinct()
    .orderBy('x.id_manifestacao')
    .execute();
  return rows.map(({ id }) => id);
};
