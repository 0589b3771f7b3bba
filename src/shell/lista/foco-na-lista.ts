import { useEffect, useRef } from 'react';

const isPerdido = (): boolean => document.activeElement === null || document.activeElement === document.body;

interface Linhas<L> {
  readonly linhas: readonly L[];
  /** The id on the page of what takes the focus in a row; without it no row takes it. */
  readonly idDaLinha: ((linha: L) => string) | undefined;
  /** Changes with each load of the list. */
  readonly carga: string;
}

/** Keeps the place of whoever works through the list: from row to row, and over to the rows of a new load. */
export const useFocoNaLista = <L>({ linhas, idDaLinha, carga }: Linhas<L>) => {
  const ultima = useRef(-1);
  const esperada = useRef(false);
  const elementoDa = (linha: L): HTMLElement | null =>
    idDaLinha ? document.getElementById(idDaLinha(linha)) : null;
  const focar = (linha: L | undefined): void => {
    if (linha) elementoDa(linha)?.focus();
  };
  /** Where the focus is among the rows; -1 when it is elsewhere. */
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
    /** Remembers the row, whose own focus may go with it. */
    onFocus: () => {
      ultima.current = posicao();
    },
    mover: (passo: 1 | -1) => {
      const agora = posicao();
      const destino = agora < 0 ? Math.max(ultima.current, 0) : agora + passo;
      focar(linhas[Math.max(0, Math.min(destino, linhas.length - 1))]);
    },
    /** The first row of the page that was just asked for. */
    esperarPagina: () => {
      esperada.current = true;
    },
  };
};

export type FocoNaLista<L> = ReturnType<typeof useFocoNaLista<L>>;
