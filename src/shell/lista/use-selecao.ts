import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useUsuario, usuarioStore } from '#shell/session/session.ts';

/** What was chosen in each list of this window when it was left; never written down, and gone with the window. */
const deixadas = new Map<string, ReadonlyMap<string, unknown>>();

// Whoever signs in next finds nothing of it.
usuarioStore.subscribe(() => {
  if (usuarioStore.get() === null) deixadas.clear();
});

/**
 * Back finds the choice again, as it finds the page. Who comes to the list any other way, after an act for example,
 * chooses anew.
 */
const useGuardadas = <L>() => {
  const chave = `${useUsuario()?.login ?? ''} ${useLocation().pathname}`;
  const isDeVolta = useNavigationType() === 'POP';
  const estado = useState<ReadonlyMap<string, L>>(
    () => (isDeVolta ? (deixadas.get(chave) as ReadonlyMap<string, L> | undefined) : undefined) ?? new Map(),
  );
  const [guardadas] = estado;
  useEffect(() => {
    deixadas.set(chave, guardadas);
  }, [chave, guardadas]);
  return estado;
};

/**
 * The rows chosen for an act, kept across pages as they were when chosen. If a chosen row changes,
 * the act is sent with the version that the person saw, and the server refuses it.
 */
export const useSelecao = <L>(linhas: readonly L[], chaveDe: (linha: L) => string) => {
  const [guardadas, setGuardadas] = useGuardadas<L>();
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
