import { type RawBuilder, sql } from 'kysely';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';

/**
 * The condition of every list, search, count and file for staff: no case that the person is kept away from (`isImpedido`).
 * `coluna` is the id of the case; what is about no case stays.
 */
export const foraDosImpedidos = (
  coluna: string,
  { impedidoEm = [] }: Pick<UsuarioAtual, 'impedidoEm'>,
): RawBuilder<boolean> =>
  impedidoEm.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(coluna)} = any (${impedidoEm}::int[])) is not true`;
