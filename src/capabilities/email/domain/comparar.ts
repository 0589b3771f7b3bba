export interface Trecho {
  readonly tipo: 'igual' | 'tirado' | 'posto';
  readonly texto: string;
}

const partir = (texto: string): string[] => texto.match(/\s+|[^\s]+/g) ?? [];

/** Length of the longest common subsequence of words, from each pair of positions on. */
const tabela = (a: readonly string[], b: readonly string[]): Uint16Array[] => {
  const linhas = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const [esta, abaixo] = [linhas[i], linhas[i + 1]];
      if (esta)
        esta[j] = a[i] === b[j] ? 1 + (abaixo?.[j + 1] ?? 0) : Math.max(abaixo?.[j] ?? 0, esta[j + 1] ?? 0);
    }
  }
  return linhas;
};

const juntar = (trechos: readonly Trecho[]): Trecho[] => {
  const juntos: Trecho[] = [];
  for (const trecho of trechos) {
    const ultimo = juntos.at(-1);
    if (ultimo?.tipo === trecho.tipo)
      juntos[juntos.length - 1] = { ...trecho, texto: ultimo.texto + trecho.texto };
    else juntos.push(trecho);
  }
  return juntos;
};

/** What was removed from a text and what was added, word by word. */
export const comparar = (antes: string, depois: string): Trecho[] => {
  const [a, b] = [partir(antes), partir(depois)];
  const comuns = tabela(a, b);
  const trechos: Trecho[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      trechos.push({ tipo: 'igual', texto: a[i] ?? '' });
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && (comuns[i + 1]?.[j] ?? 0) >= (comuns[i]?.[j + 1] ?? 0))) {
      trechos.push({ tipo: 'tirado', texto: a[i++] ?? '' });
    } else trechos.push({ tipo: 'posto', texto: b[j++] ?? '' });
  }
  return juntar(trechos);
};
