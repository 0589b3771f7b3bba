import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { type NomeDaFila, nomesDasFilas } from '../domain/filas.ts';
import type { Escopo } from './escopo.ts';
import { doEscopo, naFila } from './escopo-repository.ts';

export interface ContagemRow {
  readonly id_situacao: number;
  readonly descricao: string;
  readonly total: number;
  readonly filas: Readonly<Record<NomeDaFila, number>>;
}

/** One pass over the office's index: each situação, and how many of it stand in each queue. */
export const countTrabalho = async (db: Db, escopo: Escopo, hoje: string): Promise<ContagemRow[]> => {
  const porFila = sql.join(
    nomesDasFilas.map((fila) => sql`${sql.lit(fila)}, count(*) filter (where ${naFila(fila, hoje)})`),
  );
  const rows = await db
    .with('contado', () =>
      doEscopo(db, escopo)
        .select([
          'm.id_situacao',
          sql<number>`count(*)`.as('total'),
          sql<Record<NomeDaFila, number>>`json_build_object(${porFila})`.as('filas'),
        ])
        .groupBy('m.id_situacao'),
    )
    .selectFrom('situacao_manifestacao as s')
    .leftJoin('contado as c', 'c.id_situacao', 's.id')
    .select(['s.id as id_situacao', 's.descricao', 'c.total', 'c.filas'])
    .orderBy('s.id')
    .execute();
  const nenhuma = Object.fromEntries(nomesDasFilas.map((fila) => [fila, 0])) as ContagemRow['filas'];
  return rows.map(({ total, filas, ...row }) => ({ ...row, total: total ?? 0, filas: filas ?? nenhuma }));
};
