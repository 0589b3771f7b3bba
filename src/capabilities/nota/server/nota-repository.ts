import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';
import type { NotaInterna } from '#server/db/schema.ts';

export const insertNota = async (db: Db, row: Insertable<NotaInterna>): Promise<number> => {
  const { id } = await db.insertInto('nota_interna').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** A note belongs to the office that wrote it: the next office of the case cannot read it. */
interface NotasDoOrgao {
  readonly idManifestacao: number;
  readonly idOuvidoria: number;
}

export const listNotas = (db: Db, { idManifestacao, idOuvidoria }: NotasDoOrgao) =>
  db
    .selectFrom('nota_interna')
    .selectAll()
    .where('id_manifestacao', '=', idManifestacao)
    .where('id_ouvidoria', '=', idOuvidoria)
    .orderBy('id', 'desc')
    .execute();

export const listNomes = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('usuario')
    .select(['id', nomeDaPessoa('usuario').as('nome')])
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .execute();

export const countNotas = async (db: Db, { idManifestacao, idOuvidoria }: NotasDoOrgao): Promise<number> => {
  const { total } = await db
    .selectFrom('nota_interna')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('id_manifestacao', '=', idManifestacao)
    .where('id_ouvidoria', '=', idOuvidoria)
    .executeTakeFirstOrThrow();
  return Number(total);
};
