import { type RawBuilder, sql } from 'kysely';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';

/** Only what is, or ever was, a denúncia has a vault. */
const semDenuncias = (coluna: string, abertas: readonly number[]): RawBuilder<boolean> => sql<boolean>`(
  not exists (select from manifestacao_cofre k where k.id_manifestacao = ${sql.ref(coluna)})
  or ${sql.ref(coluna)} = any (${abertas}::int[]))`;

/**
 * The condition of every list, search, count and file for staff: no case that the person is kept away from (impedimento), and
 * for an administrador no denúncia but those of an extraordinary access. `coluna` is the id of the case; what is about no case
 * stays.
 */
export const aoAlcance = (
  coluna: string,
  { impedidoEm, denunciasAbertas }: ForaDoAlcance,
): RawBuilder<boolean> => {
  const livre =
    impedidoEm.length === 0
      ? sql<boolean>`true`
      : sql<boolean>`(${sql.ref(coluna)} = any (${impedidoEm}::int[])) is not true`;
  return denunciasAbertas === 'todas'
    ? livre
    : sql<boolean>`(${livre} and ${semDenuncias(coluna, denunciasAbertas)})`;
};

/** Nobody is kept away from the case. */
export const semNinguemAfastado = (coluna: string): RawBuilder<boolean> => sql<boolean>`not exists (
  select from impedimento i where i.id_manifestacao = ${sql.ref(coluna)} and i.encerrado_em is null)`;

/**
 * Cases that exist for every reader: no denúncia, and nobody is kept away. What is written once for all to read (a row of the
 * log) counts these alone; any other number would tell somebody of a case that does not exist for them.
 */
export const paraTodos = (coluna: string): RawBuilder<boolean> => sql<boolean>`(
  not exists (select from manifestacao_cofre k where k.id_manifestacao = ${sql.ref(coluna)})
  and ${semNinguemAfastado(coluna)})`;
