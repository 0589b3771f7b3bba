import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { NotaInterna } from '#server/db/schema.ts';

export const insertNota = async (db: Db, row: Insertable<NotaInterna>): Promise<number> => {
  const { id } = await db.insertInto('nota_interna').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const listNotas = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('nota_interna')
    .selectAll()
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id', 'desc')
    .execute();

export const listNomes = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('usuario')
    .select(['id', 'nome'])
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .execute();

export const countNotas = async (db: Db, idManifestacao: number): Promise<number> => {
  const { total } = await db
    .selectFrom('nota_interna')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('id_manifestacao', '=', idManifestacao)
    .executeTakeFirstOrThrow();
  return Number(total);
};
