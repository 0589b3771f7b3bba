import { type RawBuilder, sql } from 'kysely';

interface Colunas {
  readonly caso: string;
  readonly quem: string;
  readonly em: string;
}

/**
 * For which office staff acted, by the history of the case, for rows that keep the person and the moment alone: whoever
 * moved to another office wrote for the one where they were then. Null where the history does not say.
 */
export const orgaoDeQuemAgiu = ({ caso, quem, em }: Colunas): RawBuilder<number | null> =>
  sql<number | null>`(
    select h.id_ouvidoria from manifestacao_historico h
    where h.id_manifestacao = ${sql.ref(caso)} and h.id_responsavel = ${sql.ref(quem)} and h.id_ouvidoria is not null
    order by abs(extract(epoch from h.ocorrido_em - ${sql.ref(em)})), h.id
    limit 1)`;
