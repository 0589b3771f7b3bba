/** A piece of open work, and which of the chosen people may take it. */
export interface Item<T> {
  readonly item: T;
  readonly aptos: readonly number[];
}

export interface Entrega<T> {
  readonly item: T;
  /** Null: none of the chosen people may take it. */
  readonly para: number | null;
}

/**
 * Shares work out evenly among those who may take each piece: whoever got fewest so far, then
 * whoever had less before. Pieces that few people may take are given first, before those people are
 * full; the result keeps the order of the input.
 */
export const repartirTrabalho = <T>(
  itens: readonly Item<T>[],
  abertas: ReadonlyMap<number, number>,
): Entrega<T>[] => {
  const recebidas = new Map<number, number>();
  const antes = (a: number, b: number): number =>
    (recebidas.get(a) ?? 0) - (recebidas.get(b) ?? 0) ||
    (abertas.get(a) ?? 0) - (abertas.get(b) ?? 0) ||
    a - b;
  const destinos = new Map<Item<T>, number | null>();
  for (const item of [...itens].sort((a, b) => a.aptos.length - b.aptos.length)) {
    const [para = null] = [...item.aptos].sort(antes);
    if (para !== null) recebidas.set(para, (recebidas.get(para) ?? 0) + 1);
    destinos.set(item, para);
  }
  return itens.map((item) => ({ item: item.item, para: destinos.get(item) ?? null }));
};
