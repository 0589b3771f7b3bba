import { sql } from 'kysely';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';

export const hasAssunto = async (db: Db, idAssunto: number): Promise<boolean> => {
  const row = await db
    .selectFrom('assunto')
    .select('id')
    .where('id', '=', idAssunto)
    .where('ativo', '=', true)
    .executeTakeFirst();
  return row !== undefined;
};

/** True if it belongs to the subject and is offered by every office or by this one. */
export const hasSubassunto = async (
  db: Db,
  { idSubassunto, idAssunto, idOuvidoria }: { idSubassunto: number; idAssunto: number; idOuvidoria: number },
): Promise<boolean> => {
  const row = await db
    .selectFrom('subassunto')
    .select('id')
    .where('id', '=', idSubassunto)
    .where('id_assunto', '=', idAssunto)
    .where('ativo', '=', true)
    .where(({ or, eb }) => or([eb('id_ouvidoria', 'is', null), eb('id_ouvidoria', '=', idOuvidoria)]))
    .executeTakeFirst();
  return row !== undefined;
};

export const listSubassuntos = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('subassunto')
    .select(['id', 'id_assunto', 'descricao'])
    .where('ativo', '=', true)
    .where(({ or, eb }) => or([eb('id_ouvidoria', 'is', null), eb('id_ouvidoria', '=', idOuvidoria)]))
    .orderBy('ordem')
    .orderBy('descricao')
    .execute();

/** Those that some case carries in the open which exists for who is offered them. */
export const listTagsAbertas = async (
  db: Db,
  idOuvidoria: number,
  quem: ForaDoAlcance,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('tag as t')
    .select(sql<string>`t.nome::text`.as('nome'))
    .where('t.id_ouvidoria', '=', idOuvidoria)
    .where('t.nome', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('manifestacao_tag as x')
          .select('x.id_tag')
          .whereRef('x.id_tag', '=', 't.id')
          .where(aoAlcance('x.id_manifestacao', quem)),
      ),
    )
    .orderBy('t.nome')
    .execute();
  return rows.map(({ nome }) => nome);
};

/** Tags that the office does not have yet are created. */
export const insertTags = async (
  tx: Db,
  { idManifestacao, idOuvidoria }: { idManifestacao: number; idOuvidoria: number },
  nomes: readonly string[],
): Promise<void> => {
  if (nomes.length === 0) return;
  const rows = await tx
    .insertInto('tag')
    .values(nomes.map((nome) => ({ id_ouvidoria: idOuvidoria, nome })))
    .onConflict((conflict) =>
      conflict.columns(['id_ouvidoria', 'nome']).doUpdateSet((eb) => ({ nome: eb.ref('tag.nome') })),
    )
    .returning('id')
    .execute();
  await tx
    .insertInto('manifestacao_tag')
    .values(rows.map(({ id }) => ({ id_manifestacao: idManifestacao, id_tag: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** By name alone: the tag stays with its office, which may be another one. */
export const deleteTags = async (tx: Db, idManifestacao: number, nomes: readonly string[]): Promise<void> => {
  if (nomes.length === 0) return;
  await tx
    .deleteFrom('manifestacao_tag')
    .where('id_manifestacao', '=', idManifestacao)
    .where('id_tag', 'in', (eb) =>
      eb
        .selectFrom('tag')
        .select('id')
        .where('nome', 'in', [...nomes]),
    )
    .execute();
};

export const updateManifestante = async (tx: Db, idManifestacao: number, dados: string): Promise<void> => {
  await tx.updateTable('manifestante').set({ dados }).where('id_manifestacao', '=', idManifestacao).execute();
};
