export const direcoes = ['acima', 'abaixo'] as const;
export type Direcao = (typeof direcoes)[number];

interface Ordenado {
  readonly id: number;
  readonly ordem: number;
}

/** Makes the numbers strictly increasing: items with the same number would have no fixed order. */
const crescentes = (numeros: readonly number[]): number[] => {
  const novos: number[] = [];
  for (const numero of numeros) novos.push(Math.max(numero, (novos.at(-1) ?? Number.NEGATIVE_INFINITY) + 1));
  return novos;
};

/** The items whose number changes when one moves a step; none if it is already at that end. */
export const mover = (lista: readonly Ordenado[], id: number, direcao: Direcao): readonly Ordenado[] => {
  const de = lista.findIndex((item) => item.id === id);
  const para = de + (direcao === 'acima' ? -1 : 1);
  const [movido, vizinho] = [lista[de], lista[para]];
  if (!movido || !vizinho) return [];
  const nova = lista.with(de, vizinho).with(para, movido);
  const lugares = crescentes(lista.map(({ ordem }) => ordem));
  return nova
    .map((item, indice) => ({ id: item.id, ordem: lugares[indice] ?? item.ordem, antes: item.ordem }))
    .filter(({ ordem, antes }) => ordem !== antes)
    .map(({ id: idMovido, ordem }) => ({ id: idMovido, ordem }));
};
