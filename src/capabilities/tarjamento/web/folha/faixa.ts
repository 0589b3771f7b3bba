/** Where each item of a long column begins, and where the column ends. */
export const posicoesDe = (alturas: readonly number[], vao: number): readonly number[] => {
  const posicoes = [0];
  for (const altura of alturas) posicoes.push((posicoes.at(-1) ?? 0) + altura + vao);
  return posicoes;
};

/** The first and last items that a window of the column touches. */
export const itensNaVista = (
  posicoes: readonly number[],
  topo: number,
  altura: number,
): readonly [number, number] => {
  const ultimo = Math.max(0, posicoes.length - 2);
  const achar = (ponto: number): number => {
    let baixo = 0;
    let alto = ultimo;
    while (baixo < alto) {
      const meio = Math.ceil((baixo + alto) / 2);
      if ((posicoes[meio] ?? 0) <= ponto) baixo = meio;
      else alto = meio - 1;
    }
    return baixo;
  };
  return [achar(Math.max(0, topo)), achar(topo + altura)];
};
