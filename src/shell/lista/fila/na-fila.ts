import { createContext, useMemo } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { type PaginaDaFila, usePaginaDaFila } from './pagina-da-fila.ts';

/** How the list goes on beyond the open page: the same keyset pages that the list itself turns. */
const continua = z.object({
  /** The filter, as the list asks the server for it. */
  consulta: z.record(z.string(), z.string()),
  porPagina: z.int(),
  /** Where each page after the first began, up to the one of `ids`. */
  cursores: z.array(z.string()),
  /** Where the next page begins; null after the last one. */
  proximo: z.string().nullable(),
  /** How many are in the whole queue; null when that is not known. */
  total: z.int().nullable(),
});
const fila = z.object({
  /** 'Triar' */
  nome: z.string(),
  /** The list as it was filtered. */
  endereco: z.string(),
  /** The cases of one page, in its order. */
  ids: z.array(z.int()),
  /** Absent when the page is the whole list. */
  continua: continua.optional(),
});
const estado = z.object({ fila });
type Continua = z.output<typeof continua>;
type Fila = z.output<typeof fila>;
type EstadoDeQuemVemDaFila = z.output<typeof estado>;

/** What a link to a case carries along, so that the case knows its neighbours; null outside of a list. */
export const EstadoDaFila = createContext<EstadoDeQuemVemDaFila | null>(null);

/** It is kept in the history, as the pages are: Back, and opening the page again, keep it; nothing is stored. */
export const useEstadoDaFila = (
  nome: string,
  linhas: readonly { readonly idManifestacao: number }[],
  alem: Continua,
): EstadoDeQuemVemDaFila => {
  const { pathname, search } = useLocation();
  const ids = linhas.map(({ idManifestacao }) => idManifestacao).join(',');
  const continuacao = JSON.stringify(alem);
  return useMemo(
    () => ({
      fila: {
        nome,
        endereco: pathname + search,
        ids: ids === '' ? [] : ids.split(',').map(Number),
        continua: continua.parse(JSON.parse(continuacao)),
      },
    }),
    [nome, pathname, search, ids, continuacao],
  );
};

/** A case beside the open one, and what the link to it carries along. */
export interface Vizinha {
  readonly idManifestacao: number;
  readonly estado: EstadoDeQuemVemDaFila;
}

interface NaFila {
  readonly nome: string;
  readonly endereco: string;
  /** Opens the list at the page of this case. */
  readonly estadoDaLista: { readonly cursores: readonly string[] } | undefined;
  /** From 1, in the whole queue. */
  readonly lugar: number;
  /** Null when that is not known. */
  readonly total: number | null;
  readonly anterior: Vizinha | undefined;
  readonly proxima: Vizinha | undefined;
}

interface Paginas {
  readonly antes: PaginaDaFila | undefined;
  readonly depois: PaginaDaFila | undefined;
}

/** Cases leave a queue while one works in it, and the page before then reaches into this one. */
const semEstas = (ids: readonly number[], estas: readonly number[]): number[] =>
  ids.filter((id) => !estas.includes(id));

const naOutraPagina = (da: Fila, ids: number[], muda: Partial<Continua>): EstadoDeQuemVemDaFila => ({
  fila: { ...da, ids, ...(da.continua && { continua: { ...da.continua, ...muda } }) },
});

const vizinha = (idManifestacao: number | undefined, doEstado: EstadoDeQuemVemDaFila): Vizinha | undefined =>
  idManifestacao === undefined ? undefined : { idManifestacao, estado: doEstado };

const daPaginaAntes = (da: Fila, antes: PaginaDaFila | undefined): Vizinha | undefined => {
  if (!antes || !da.continua) return undefined;
  const { cursores } = da.continua;
  const ids = semEstas(antes.ids, da.ids);
  return vizinha(
    ids.at(-1),
    naOutraPagina(da, ids, { cursores: cursores.slice(0, -1), proximo: cursores.at(-1) ?? null }),
  );
};

const daPaginaDepois = (da: Fila, depois: PaginaDaFila | undefined): Vizinha | undefined => {
  if (!depois || !da.continua?.proximo) return undefined;
  const { cursores, proximo } = da.continua;
  const ids = semEstas(depois.ids, da.ids);
  return vizinha(
    ids[0],
    naOutraPagina(da, ids, { cursores: [...cursores, proximo], proximo: depois.proximoCursor }),
  );
};

const SEM_PAGINAS: Paginas = { antes: undefined, depois: undefined };

/** Where a case stands in the list it was opened from; null if it was opened otherwise. */
export const lugarNaFila = (
  state: unknown,
  idManifestacao: number,
  { antes, depois }: Paginas = SEM_PAGINAS,
): NaFila | null => {
  const lido = estado.safeParse(state).data;
  const indice = lido?.fila.ids.indexOf(idManifestacao) ?? -1;
  if (!lido || indice < 0) return null;
  const { nome, endereco, ids, continua: alem } = lido.fila;
  const primeiras = alem ? alem.cursores.length * alem.porPagina : 0;
  const ateAqui = primeiras + ids.length;
  const total = alem?.total ?? null;
  return {
    nome,
    endereco,
    estadoDaLista: alem && { cursores: alem.cursores },
    lugar: primeiras + indice + 1,
    total: alem?.proximo ? total && Math.max(total, ateAqui) : ateAqui,
    anterior: indice > 0 ? vizinha(ids[indice - 1], lido) : daPaginaAntes(lido.fila, antes),
    proxima: indice < ids.length - 1 ? vizinha(ids[indice + 1], lido) : daPaginaDepois(lido.fila, depois),
  };
};

/** At either end of a page the page beyond is read: previous and next run through the whole queue. */
export const useNaFila = (idManifestacao: number): NaFila | null => {
  const { state } = useLocation();
  const da = estado.safeParse(state).data?.fila;
  const alem = da?.continua;
  const indice = da?.ids.indexOf(idManifestacao) ?? -1;
  const isPrimeira = indice === 0 && alem !== undefined && alem.cursores.length > 0;
  const isUltima = da !== undefined && indice === da.ids.length - 1 && indice >= 0;
  const antes = usePaginaDaFila(isPrimeira ? { ...alem, cursor: alem.cursores.at(-2) } : null);
  const depois = usePaginaDaFila(isUltima && alem?.proximo ? { ...alem, cursor: alem.proximo } : null);
  return lugarNaFila(state, idManifestacao, { antes, depois });
};
