import { useEffect, useRef } from 'react';
import { idDaLinha, type Linha } from './colunas.tsx';

const focar = (linha: Linha | undefined): void => {
  if (linha) document.getElementById(idDaLinha(linha.idManifestacao))?.focus();
};

/** Where the focus is among the rows; -1 when it is elsewhere. */
const posicao = (linhas: readonly Linha[]): number => {
  const row = document.activeElement?.closest('tr');
  if (!row) return -1;
  return linhas.findIndex(({ idManifestacao }) =>
    row.contains(document.getElementById(idDaLinha(idManifestacao))),
  );
};

const isPerdido = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Keeps the place of whoever works through the list: from row to row, and over to the rows of a new load. */
export const useFocoNaLista = (linhas: readonly Linha[], carga: string) => {
  const ultima = useRef(-1);
  const esperada = useRef(false);
  const primeira = linhas[0]?.idManifestacao;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each load, and for rows put before the first
  useEffect(() => {
    if (esperada.current) focar(linhas[0]);
    else if (ultima.current >= 0 && isPerdido()) focar(linhas[Math.min(ultima.current, linhas.length - 1)]);
    esperada.current = false;
  }, [carga, primeira]);
  return {
    atual: (): Linha | undefined => linhas[posicao(linhas)],
    /** Remembers the row, whose own focus may go with it. */
    onFocus: () => {
      ultima.current = posicao(linhas);
    },
    mover: (passo: 1 | -1) => {
      const agora = posicao(linhas);
      const destino = agora < 0 ? Math.max(ultima.current, 0) : agora + passo;
      focar(linhas[Math.max(0, Math.min(destino, linhas.length - 1))]);
    },
    /** The first row of the page that was just asked for. */
    esperarPagina: () => {
      esperada.current = true;
    },
  };
};
