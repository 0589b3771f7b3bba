/** The first places of either order count most, and what lies far behind in one hardly less than what lies farther. */
const SUAVE = 2;
/** The learned order is right more often than that of the search. */
const PESO_DA_PARECENCA = 1.5;

/**
 * One order out of two: that in which the search found the texts, and that of what the ways of asking taught. A text without ways of
 * asking (an office, a service) stands in both where the search put it.
 */
export const juntarOrdens = <A extends { readonly chave: string }>(
  achados: readonly A[],
  porParecenca: readonly string[],
): A[] => {
  const daqui = new Set(achados.map(({ chave }) => chave));
  const parecidos = porParecenca.filter((chave) => daqui.has(chave));
  const lugares = new Map(parecidos.map((chave, lugar) => [chave, lugar]));
  const nota = (chave: string, lugar: number): number =>
    1 / (SUAVE + lugar) + PESO_DA_PARECENCA / (SUAVE + (lugares.get(chave) ?? lugar));
  return achados
    .map((achado, lugar) => ({ achado, nota: nota(achado.chave, lugar) }))
    .sort((a, b) => b.nota - a.nota)
    .map(({ achado }) => achado);
};
