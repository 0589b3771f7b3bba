import { sql } from 'kysely';
import type { Escopo } from '#capabilities/manifestacao/server/index.ts';
import { MAXIMO_CONTADO } from '#kernel/lista/contagem.ts';
import type { Db } from '#server/db/database.ts';
import { type NomeDaFila, nomesDasFilas } from '../domain/filas.ts';
import { doEscopo, naFila } from './escopo-repository.ts';

/** Counts up to one more than is shown: a million cases take no longer than a thousand. */
const ateOMaximo = sql.lit(MAXIMO_CONTADO + 1);

export interface ContagemRow {
  readonly filas: Readonly<Record<NomeDaFila, number>>;
  readonly situacoes: readonly { readonly id: number; readonly descricao: string; readonly total: number }[];
}

/** Each queue and each situação by its own index, in one statement. */
export const countTrabalho = async (db: Db, escopo: Escopo, hoje: string): Promise<ContagemRow> => {
  const naFilaAteOMaximo = (fila: NomeDaFila) =>
    doEscopo(db, escopo).select('m.id').where(naFila(fila, hoje)).limit(ateOMaximo);
  const row = await db
    .selectNoFrom([
      sql<ContagemRow['filas']>`json_build_object(${sql.join(
        nomesDasFilas.map(
          (fila) => sql`${sql.lit(fila)}, (select count(*) from (${naFilaAteOMaximo(fila)}) n)`,
        ),
      )})`.as('filas'),
      sql<
        ContagemRow['situacoes']
      >`(select json_agg(json_build_object('id', s.id, 'descricao', s.descricao, 'total',
        (select count(*) from (${doEscopo(db, escopo)
          .select('m.id')
          .where(sql<boolean>`m.id_situacao = s.id`)
          .limit(ateOMaximo)}) n)) order by s.id) from situacao_manifestacao s)`.as('situacoes'),
    ])
    .executeTakeFirstOrThrow();
  return row;
};

/** The whole queue, without a maximum. */
export const countFila = async (db: Db, escopo: Escopo, fila: NomeDaFila, hoje: string): Promise<number> => {
  const { total } = await doEscopo(db, escopo)
    .select(sql<number>`count(*)`.as('total'))
    .where(naFila(fila, hoje))
    .executeTakeFirstOrThrow();
  return total;
};
