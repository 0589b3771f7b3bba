import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ServicoOrgao } from '#server/db/schema.ts';

export const selectServicos = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('servico_orgao')
    .selectAll()
    .where('id_ouvidoria', '=', idOuvidoria)
    .orderBy('ordem')
    .orderBy('id')
    .execute();

export type ServicoRow = Awaited<ReturnType<typeof selectServicos>>[number];

export const insertServico = async (trx: Db, row: Insertable<ServicoOrgao>): Promise<number> => {
  const { id } = await trx.insertInto('servico_orgao').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const updateServico = async (
  trx: Db,
  idServico: number,
  mudancas: Updateable<ServicoOrgao>,
): Promise<void> => {
  await trx
    .updateTable('servico_orgao')
    .set({ ...mudancas, versao: sql`versao + 1` })
    .where('id', '=', idServico)
    .execute();
};

/** Writes the position only, so that somebody editing the service meanwhile loses nothing. */
export const updateOrdem = async (trx: Db, idServico: number, ordem: number): Promise<void> => {
  await trx.updateTable('servico_orgao').set({ ordem }).where('id', '=', idServico).execute();
};
