import { sql } from 'kysely';
import type { Escopo } from '#capabilities/manifestacao/server/index.ts';
import { MAXIMO_CONTADO } from '#kernel/lista/contagem.ts';
import type { Db } from '#server/db/database.ts';
import type { FiltroDeTrabalho } from '../../domain/filtro.ts';
import { doEscopo } from '../escopo-repository.ts';
import { condicoesDo, type Pergunta } from '../filtro-repository.ts';

/** How many cases each filter finds, up to one more than is shown, in one statement. */
export const countFiltros = async (
  db: Db,
  escopo: Escopo,
  pergunta: Pergunta,
  filtros: readonly FiltroDeTrabalho[],
): Promise<readonly number[]> => {
  if (filtros.length === 0) return [];
  const contados = filtros.map((filtro) => {
    const ateOMaximo = doEscopo(db, escopo)
      .select('m.id')
      .where(({ and }) => and(condicoesDo(filtro, pergunta)))
      .limit(sql.lit(MAXIMO_CONTADO + 1));
    return sql`(select count(*) from (${ateOMaximo}) n)`;
  });
  const { totais } = await db
    .selectNoFrom(sql<number[]>`json_build_array(${sql.join(contados)})`.as('totais'))
    .executeTakeFirstOrThrow();
  return totais;
};
