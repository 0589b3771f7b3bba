/** The same word with other capitals is the same label. */
export const formaDaEtiqueta = (nome: string): string => nome.trim().toLocaleLowerCase('pt-BR');

/** By their names, each word once: of two labels with the same word the first stays. */
export const emOrdemDeNome = <E extends { readonly nome: string }>(etiquetas: readonly E[]): E[] => {
  const porPalavra = new Map<string, E>();
  for (const cada of etiquetas) {
    const forma = formaDaEtiqueta(cada.nome);
    if (!porPalavra.has(forma)) porPalavra.set(forma, cada);
  }
  return [...porPalavra.values()].sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
};
