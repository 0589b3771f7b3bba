import { decidemTodos } from '#capabilities/remedio/domain/instancia.ts';

interface Pessoas {
  readonly gestores: readonly number[];
  readonly respondentes: readonly number[];
}

/**
 * Who decides at an instance today, by the same rule as recurso: the gestor always, and the named
 * respondentes, or all of them where nobody is named and `decidemTodos`. A named person who left the office
 * decides nothing.
 */
export const quemDecide = (
  { gestores, respondentes }: Pessoas,
  nomeados: readonly number[],
  idInstancia: number,
): number[] => [
  ...gestores,
  ...respondentes.filter(
    (id) =>
      !gestores.includes(id) && (nomeados.length === 0 ? decidemTodos(idInstancia) : nomeados.includes(id)),
  ),
];

/** The same people, in any order. */
export const mesmoConjunto = (a: readonly number[], b: readonly number[]): boolean =>
  new Set(a).size === new Set(b).size && a.every((id) => b.includes(id));
