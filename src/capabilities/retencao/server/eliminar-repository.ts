import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { esquecerEstatisticas } from '#server/db/estatisticas.ts';
import type { NumeroDaListagem } from '../domain/listagem.ts';

/** Approved, and the last day of the edital is over. */
export const listAEliminar = (db: Db, hoje: string) =>
  db
    .selectFrom('eliminacao')
    .select(['id', 'id_ouvidoria', 'ano'])
    .where('situacao', '=', 'aprovada')
    .where('edital_ate', '<', hoje)
    .orderBy('id')
    .execute();
export type AEliminar = Awaited<ReturnType<typeof listAEliminar>>[number];

/** Remembered in the transaction that destroys their rows, so that a file never outlives a crash. */
export const anotarArquivos = async (tx: Db, casos: readonly number[]): Promise<void> => {
  await sql`insert into eliminacao_arquivo (local) select distinct a.local from anexo a
    where a.id_manifestacao = any (${[...casos]}::int[]) on conflict do nothing`.execute(tx);
};

export const listArquivos = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('eliminacao_arquivo').select('local').orderBy('local').execute();
  return rows.map(({ local }) => local);
};

export const deleteArquivo = async (db: Db, local: string): Promise<void> => {
  await db.deleteFrom('eliminacao_arquivo').where('local', '=', local).execute();
};

/** The owner's function: what it does not allow, the server's role cannot do (db/migrations/0064). */
export const eliminarManifestacoes = async (
  tx: Db,
  idEliminacao: number,
  casos: readonly number[],
  hoje: string,
): Promise<void> => {
  await sql`select eliminar_manifestacoes(${idEliminacao}::int, ${[...casos]}::int[], ${hoje}::date)`.execute(
    tx,
  );
  await esquecerEstatisticas(tx);
};

export const somarLote = async (
  tx: Db,
  idEliminacao: number,
  numeros: readonly NumeroDaListagem[],
): Promise<void> => {
  for (const { idTipo, ano, total, sigilosas } of numeros)
    await tx
      .insertInto('eliminacao_lote')
      .values({ id_eliminacao: idEliminacao, id_tipo: idTipo, ano, total, sigilosas })
      .onConflict((conflict) =>
        conflict.columns(['id_eliminacao', 'id_tipo', 'ano']).doUpdateSet((eb) => ({
          total: eb('eliminacao_lote.total', '+', total),
          sigilosas: eb('eliminacao_lote.sigilosas', '+', sigilosas),
        })),
      )
      .execute();
};

export const countCasos = async (db: Db, idEliminacao: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from eliminacao_caso where id_eliminacao = ${idEliminacao}`.execute(db);
  return rows[0]?.n ?? 0;
};

export const listNumeros = (db: Db, idEliminacao: number): Promise<NumeroDaListagem[]> =>
  db
    .selectFrom('eliminacao_lote')
    .select(['id_tipo as idTipo', 'ano', 'total', 'sigilosas'])
    .where('id_eliminacao', '=', idEliminacao)
    .orderBy('ano')
    .orderBy('id_tipo')
    .execute();

/** The numbers of the batches go into the termo, which is never changed. */
export const insertTermo = async (
  tx: Db,
  idEliminacao: number,
  { numeros, em, copiasAte }: { numeros: readonly NumeroDaListagem[]; em: Date; copiasAte: string },
): Promise<void> => {
  await tx
    .insertInto('termo_eliminacao')
    .values({
      id_eliminacao: idEliminacao,
      numeros: JSON.stringify(numeros),
      eliminada_em: em,
      copias_ate: copiasAte,
    })
    .execute();
  await tx.deleteFrom('eliminacao_lote').where('id_eliminacao', '=', idEliminacao).execute();
  await tx.updateTable('eliminacao').set({ situacao: 'eliminada' }).where('id', '=', idEliminacao).execute();
};
