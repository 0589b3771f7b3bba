import { useEffect, useRef } from 'react';

const isPerdido = (): boolean => document.activeElement === null || document.activeElement === document.body;

interface Linhas<L> {
  readonly linhas: readonly L[];
  /** The id of the element that takes the focus in a row; without it no row does. */
  readonly idDaLinha: ((linha: L) => string) | undefined;
  /** Changes with each load of the list. */
  readonly carga: string;
}

/**
 * Keeps the person's place while they work through the list: from row to row, and after the list
 * was loaded again.
 */
export const useFocoNaLista = <L>({ linhas, idDaLinha, carga }: Linhas<L>) => {
  const ultima = useRef(-1);
  const esperada = useRef(false);
  const elementoDa = (linha: L): HTMLElement | null =>
    idDaLinha ? document.getElementById(idDaLinha(linha)) : null;
  const focar = (linha: L | undefined): void => {
    if (linha) elementoDa(linha)?.focus();
  };
  /** The index of the focused row; -1 when the focus is elsewhere. */
  const posicao = (): number => {
    const row = document.activeElement?.closest('tr');
    if (!row) return -1;
    return linhas.findIndex((linha) => row.contains(elementoDa(linha)));
  };
  const [primeira] = linhas;
  const idDaPrimeira = primeira && idDaLinha?.(primeira);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each load, and for rows put before the first
  useEffect(() => {
    if (esperada.current) focar(linhas[0]);
    else if (ultima.current >= 0 && isPerdido()) focar(linhas[Math.min(ultima.current, linhas.length - 1)]);
    esperada.current = false;
  }, [carga, idDaPrimeira]);
  return {
    atual: (): L | undefined => linhas[posicao()],
    /** Remembers the row, because the focus is lost if the row disappears. */
    onFocus: () => {
      ultima.current = posicao();
    },
    mover: (passo: 1 | -1) => {
      const agora = posicao();
      const destino = agora < 0 ? Math.max(ultima.current, 0) : agora + passo;
      focar(linhas[Math.max(0, Math.min(destino, linhas.length - 1))]);
    },
    /** The next page's first row will take the focus. */
    esperarPagina: () => {
      esperada.current = true;
    },
  };
};

export type FocoNaLista<L> = ReturnType<typeof useFocoNaLista<L>>;
