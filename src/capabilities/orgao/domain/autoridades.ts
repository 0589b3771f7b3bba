interface Pessoas {
  readonly gestores: readonly number[];
  readonly respondentes: readonly number[];
}

/**
 * Who decides at an instance today, as julgadores of the appeals has it: the gestor always; the respondentes named, or
 * any where nobody was. A person named who left the office decides nothing.
 */
export const quemDecide = ({ gestores, respondentes }: Pessoas, nomeados: readonly number[]): number[] => [
  ...gestores,
  ...respondentes.filter((id) => !gestores.includes(id) && (nomeados.length === 0 || nomeados.includes(id))),
];

/** Same people, in whatever order. */
export const mesmoConjunto = (a: readonly number[], b: readonly number[]): boolean =>
  new Set(a).size === new Set(b).size && a.every((id) => b.includes(id));
