import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a person of the unit was there when the step was sent. It matters for what is, or ever was, a denúncia: who is put into
 * an area afterwards gets what is sent from then on (Lei 13.608/2018, art. 4-B). `passo` is a row of tramitacao, `pessoa` one of
 * unidade_pessoa.
 */
export const chegouAntesDoPasso = (passo: string, pessoa: string): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(`${passo}.id`)} > ${sql.ref(`${pessoa}.apos_o_passo`)}
  or not exists (select from manifestacao_cofre k where k.id_manifestacao = ${sql.ref(`${passo}.id_manifestacao`)}))`;
