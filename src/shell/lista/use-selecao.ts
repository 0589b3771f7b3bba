import { useState } from 'react';

/**
 * The rows chosen for an act, kept across pages as they were when chosen. If a chosen row changes,
 * the act is sent with the version that the person saw, and the server refuses it.
 */
export const useSelecao = <L>(linhas: readonly L[], chaveDe: (linha: L) => string) => {
  const [guardadas, setGuardadas] = useState<ReadonlyMap<string, L>>(new Map());
  const naTela = new Map(linhas.map((linha) => [chaveDe(linha), linha]));
  const escolher = (chaves: ReadonlySet<string>) =>
    setGuardadas(
      new Map(
        [...chaves].flatMap((chave) => {
          const linha = guardadas.get(chave) ?? naTela.get(chave);
          return linha ? [[chave, linha] as const] : [];
        }),
      ),
    );
  return {
    chaves: new Set(guardadas.keys()) as ReadonlySet<string>,
    escolhidas: [...guardadas.values()],
    foraDaTela: [...guardadas.keys()].filter((chave) => !naTela.has(chave)).length,
    escolher,
    alternar: (linha: L) => {
      const chaves = new Set(guardadas.keys());
      if (!chaves.delete(chaveDe(linha))) chaves.add(chaveDe(linha));
      escolher(chaves);
    },
    limpar: () => setGuardadas(new Map()),
  };
};
export type Selecao<L> = ReturnType<typeof useSelecao<L>>;
