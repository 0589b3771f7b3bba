import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Pagina } from '#kernel/lista/pagina.ts';
import { type FocoNaLista, useFocoNaLista } from './foco-na-lista.ts';
import { usePaginas } from './paginas.tsx';
import { type FiltroNoEndereco, type FormaDoFiltro, useFiltroDoEndereco } from './use-filtro-do-endereco.ts';
import { type Selecao, useSelecao } from './use-selecao.ts';

/** Which page of a list to fetch: what `consultaDePagina` takes. */
export interface PedidoDePagina {
  readonly porPagina: number;
  readonly cursor: string | undefined;
}

export type ItemDa<P extends Pagina<unknown>> = P['itens'][number];
type Formato = 'csv' | 'xlsx';

/**
 * Defines a list in one place: how its filter is written in the address, how a page is read, and
 * what its rows are called.
 */
export interface DefinicaoDaLista<F, P extends Pagina<unknown>, T extends number = number> {
  /** The query key of its pages, also used to fetch them again after an act. */
  readonly chave: readonly unknown[];
  readonly forma: FormaDoFiltro<F>;
  /** What 'Limpar filtros' resets; anything that is not a filter, such as a tab, is not in it. */
  readonly semFiltro: Partial<F>;
  /** The page sizes offered. */
  readonly tamanhos: readonly [T, ...T[]];
  /** The first page size, when it is not the smallest. */
  readonly tamanhoInicial?: T;
  readonly ler: (filtro: F, pagina: PedidoDePagina, signal: AbortSignal) => Promise<P>;
  readonly chaveDe: (item: ItemDa<P>) => string;
  /** The id of what takes the focus in a row, in lists where the focus moves from row to row. */
  readonly idDaLinha?: (item: ItemDa<P>) => string;
  /** The address that downloads the list as filtered. */
  readonly arquivo?: (filtro: F, formato: Formato) => string;
}

/** Only for type inference: the type of a page follows from how it is read. */
export const definirLista = <F, P extends Pagina<unknown>, T extends number>(
  definicao: DefinicaoDaLista<F, P, T>,
): DefinicaoDaLista<F, P, T> => definicao;

/** The person's preferred page size, when it is kept beyond this screen. */
interface TamanhoPreferido<T extends number> {
  readonly porPagina: T;
  readonly onPorPagina: (porPagina: T) => void;
}

/** The open page: its filter, what was read, and the way to other pages. */
interface PaginaDaLista<F, P extends Pagina<unknown>, T extends number = number> extends FiltroNoEndereco<F> {
  readonly limpar: () => void;
  /** Whether a filter is in use: an empty list then has another reason. */
  readonly filtrada: boolean;
  readonly consulta: UseQueryResult<P>;
  readonly dados: P | undefined;
  readonly itens: readonly ItemDa<P>[];
  /** Changes with each load. */
  readonly carga: string;
  readonly numero: number;
  /** Where each page after the first began, up to the open one, and where the next begins. */
  readonly cursores: readonly string[];
  readonly proximoCursor: string | null;
  readonly tamanhos: readonly T[];
  readonly porPagina: T;
  mudarPorPagina(porPagina: T): void;
  /** Undefined when there is none, or while it is not known yet. */
  readonly proxima: (() => void) | undefined;
  readonly anterior: (() => void) | undefined;
  readonly enderecoDe: (formato: Formato) => string;
}

/** With its rows: which are chosen, and which one has the focus. */
export interface Lista<F, P extends Pagina<unknown>, T extends number = number, L = ItemDa<P>>
  extends PaginaDaLista<F, P, T> {
  readonly linhas: readonly L[];
  readonly chaveDe: (linha: L) => string;
  readonly selecao: Selecao<L>;
  readonly foco: FocoNaLista<L>;
}

const NENHUM: readonly never[] = [];

/** Only the person causes a page to be fetched again; it stays while the next one loads. */
export const usePaginaDaLista = <F, P extends Pagina<unknown>, T extends number>(
  definicao: DefinicaoDaLista<F, P, T>,
  { filtro, filtrar }: FiltroNoEndereco<F>,
  preferido?: TamanhoPreferido<T>,
): PaginaDaLista<F, P, T> => {
  const { chave, forma, semFiltro, tamanhos, tamanhoInicial = tamanhos[0], ler, arquivo } = definicao;
  const paginas = usePaginas();
  const [escolhido, setEscolhido] = useState<T>(tamanhoInicial);
  const { porPagina, onPorPagina } = preferido ?? { porPagina: escolhido, onPorPagina: setEscolhido };
  const pagina = { porPagina, cursor: paginas.cursor };
  const consulta = useQuery({
    queryKey: [...chave, filtro, pagina],
    queryFn: ({ signal }) => ler(filtro, pagina, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnReconnect: false,
  });
  const texto = (algum: F): string => new URLSearchParams(forma.escrever(algum)).toString();
  const proximo = consulta.isPlaceholderData ? null : consulta.data?.proximoCursor;
  return {
    filtro,
    filtrar,
    limpar: () => filtrar(semFiltro),
    filtrada: texto(filtro) !== texto({ ...filtro, ...semFiltro }),
    consulta,
    dados: consulta.data,
    itens: consulta.data?.itens ?? NENHUM,
    carga: String(consulta.dataUpdatedAt),
    numero: paginas.numero,
    cursores: paginas.cursores,
    proximoCursor: proximo ?? null,
    tamanhos,
    porPagina,
    mudarPorPagina: (novo) => {
      onPorPagina(novo);
      if (paginas.numero > 1) paginas.primeira();
    },
    proxima: proximo ? () => paginas.proxima(proximo) : undefined,
    anterior: paginas.numero > 1 ? paginas.anterior : undefined,
    enderecoDe: (formato) => arquivo?.(filtro, formato) ?? '',
  };
};

interface Linhas<L> {
  readonly linhas: readonly L[];
  readonly chaveDe: (linha: L) => string;
  readonly idDaLinha?: ((linha: L) => string) | undefined;
}

/** The rows of the open page; a list that keeps its rows up to date itself passes its own. */
export const useLinhasDaLista = <F, P extends Pagina<unknown>, T extends number, L>(
  pagina: PaginaDaLista<F, P, T>,
  { linhas, chaveDe, idDaLinha }: Linhas<L>,
): Lista<F, P, T, L> => {
  const selecao = useSelecao(linhas, chaveDe);
  const foco = useFocoNaLista({ linhas, idDaLinha, carga: pagina.carga });
  /** The focus moves to the page that was asked for. */
  const virar = (passo: (() => void) | undefined) =>
    passo &&
    (() => {
      foco.esperarPagina();
      passo();
    });
  return {
    ...pagina,
    linhas,
    chaveDe,
    selecao,
    foco,
    proxima: virar(pagina.proxima),
    anterior: virar(pagina.anterior),
  };
};

/** For a list whose page reads the filter itself, because more than the list depends on it. */
export const useListaFiltrada = <F, P extends Pagina<unknown>, T extends number>(
  definicao: DefinicaoDaLista<F, P, T>,
  endereco: FiltroNoEndereco<F>,
  preferido?: TamanhoPreferido<T>,
): Lista<F, P, T> => {
  const pagina = usePaginaDaLista(definicao, endereco, preferido);
  const { chaveDe, idDaLinha } = definicao;
  return useLinhasDaLista(pagina, { linhas: pagina.itens, chaveDe, idDaLinha });
};

/** Everything a list needs: its filter in the address, its page and the way to the next, its rows. */
export const useLista = <F, P extends Pagina<unknown>, T extends number>(
  definicao: DefinicaoDaLista<F, P, T>,
  preferido?: TamanhoPreferido<T>,
): Lista<F, P, T> => useListaFiltrada(definicao, useFiltroDoEndereco(definicao.forma), preferido);
