import { createContext, useMemo } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';

const fila = z.object({
  /** 'Triar' */
  nome: z.string(),
  /** The list as it was filtered. */
  endereco: z.string(),
  /** The cases of the open page, in its order. */
  ids: z.array(z.int()),
});
const estado = z.object({ fila });
type EstadoDeQuemVemDaFila = z.output<typeof estado>;

/** What a link to a case carries along, so that the case knows its neighbours; null outside of a list. */
export const EstadoDaFila = createContext<EstadoDeQuemVemDaFila | null>(null);

/** It is kept in the history, as the pages are: Back, and opening the page again, keep it; nothing is stored. */
export const useEstadoDaFila = (
  nome: string,
  linhas: readonly { readonly idManifestacao: number }[],
): EstadoDeQuemVemDaFila => {
  const { pathname, search } = useLocation();
  const ids = linhas.map(({ idManifestacao }) => idManifestacao).join(',');
  return useMemo(
    () => ({
      fila: { nome, endereco: pathname + search, ids: ids === '' ? [] : ids.split(',').map(Number) },
    }),
    [nome, pathname, search, ids],
  );
};

interface NaFila {
  readonly nome: string;
  readonly endereco: string;
  /** From 1. */
  readonly lugar: number;
  readonly total: number;
  readonly anterior: number | undefined;
  readonly proxima: number | undefined;
  /** For the links to its neighbours. */
  readonly estado: EstadoDeQuemVemDaFila;
}

/** Where a case stands in the list it was opened from; null if it was opened otherwise. */
export const lugarNaFila = (state: unknown, idManifestacao: number): NaFila | null => {
  const lido = estado.safeParse(state).data;
  const indice = lido?.fila.ids.indexOf(idManifestacao) ?? -1;
  if (!lido || indice < 0) return null;
  const { nome, endereco, ids } = lido.fila;
  return {
    nome,
    endereco,
    lugar: indice + 1,
    total: ids.length,
    anterior: ids[indice - 1],
    proxima: ids[indice + 1],
    estado: lido,
  };
};

export const useNaFila = (idManifestacao: number): NaFila | null =>
  lugarNaFila(useLocation().state, idManifestacao);
