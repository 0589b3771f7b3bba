import { useState } from 'react';
import type { ItemDeTrabalho } from '../contract.ts';
import type { Linha } from './colunas.tsx';

/** The cases chosen for an act, kept from page to page; what is on the screen is taken as it now is. */
export const useSelecao = (linhas: readonly Linha[]) => {
  const [guardados, setGuardados] = useState<ReadonlyMap<string, ItemDeTrabalho>>(new Map());
  const naTela = new Map(linhas.map((linha) => [String(linha.idManifestacao), linha]));
  const escolher = (chaves: ReadonlySet<string>) =>
    setGuardados(
      new Map(
        [...chaves].flatMap((chave) => {
          const item = naTela.get(chave) ?? guardados.get(chave);
          return item ? [[chave, item] as const] : [];
        }),
      ),
    );
  return {
    chaves: new Set(guardados.keys()) as ReadonlySet<string>,
    casos: [...guardados].map(([chave, item]) => naTela.get(chave) ?? item),
    escolher,
    alternar: (idManifestacao: number) => {
      const chaves = new Set(guardados.keys());
      if (!chaves.delete(String(idManifestacao))) chaves.add(String(idManifestacao));
      escolher(chaves);
    },
    limpar: () => setGuardados(new Map()),
  };
};
