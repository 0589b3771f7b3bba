import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Output } from '#kernel/endpoint.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import { definirLista } from '#shell/lista/use-lista.ts';
import type { assuntoContract } from '../contract.ts';
import { formaDosAssuntos, semFiltro as semFiltroDeAssuntos } from './assuntos/filtro-de-assuntos.ts';
import {
  formaDosSubassuntos,
  semFiltro as semFiltroDeSubassuntos,
} from './subassuntos/filtro-de-subassuntos.ts';

export const api = createApi<typeof assuntoContract>();
const read = createReader<typeof assuntoContract>();
const ADMINISTRADOS = ['assuntos-administrados'] as const;

/** As many as the server gives at a time. */
const POR_PAGINA = 50;

const soDitos = <T extends object>(query: T) =>
  Object.fromEntries(
    Object.entries(query).filter(([, valor]) => valor !== '' && valor !== null),
  ) as Partial<T>;

export const assuntosAdministrados = definirLista({
  chave: [...ADMINISTRADOS, 'assuntos'],
  forma: formaDosAssuntos,
  semFiltro: semFiltroDeAssuntos,
  tamanhos: [POR_PAGINA],
  ler: (filtro, { cursor }, signal) =>
    read('GET /app-web/v1/assuntos/administrar', { query: { ...soDitos(filtro), cursor } }, { signal }),
  chaveDe: ({ idAssunto }) => String(idAssunto),
});

export type AssuntoAdministrado = Output<
  (typeof assuntoContract)['GET /app-web/v1/assuntos/administrar']
>['itens'][number];

export const subassuntosAdministrados = definirLista({
  chave: [...ADMINISTRADOS, 'subassuntos'],
  forma: formaDosSubassuntos,
  semFiltro: semFiltroDeSubassuntos,
  tamanhos: [POR_PAGINA],
  ler: (filtro, { cursor }, signal) =>
    read('GET /app-web/v1/subassuntos', { query: { ...soDitos(filtro), cursor } }, { signal }),
  chaveDe: ({ idSubassunto }) => String(idSubassunto),
});

export type SubassuntoAdministrado = Output<
  (typeof assuntoContract)['GET /app-web/v1/subassuntos']
>['itens'][number];

/** What joining one to the other would move. */
export const useUniao = (idAssunto: number, idDestino: number | null) =>
  useQuery({
    queryKey: [...ADMINISTRADOS, 'uniao', idAssunto, idDestino],
    queryFn: () =>
      read('GET /app-web/v1/assuntos/administrar/:idAssunto/uniao', {
        params: { idAssunto },
        query: { idDestino: idDestino ?? 0 },
      }),
    enabled: idDestino !== null,
  });

export const useDestinos = (idSubassunto: number) =>
  useQuery({
    queryKey: [...ADMINISTRADOS, 'destinos', idSubassunto],
    queryFn: () => read('GET /app-web/v1/subassuntos/:idSubassunto/destinos', { params: { idSubassunto } }),
  });

export const useFavoritosDoOrgao = (idOuvidoria: number) =>
  useQuery({
    queryKey: [...ADMINISTRADOS, 'favoritos', idOuvidoria],
    queryFn: () => read('GET /app-web/v1/assuntos-favoritos/:idOuvidoria', { params: { idOuvidoria } }),
  });

export type FavoritosDoOrgao = NonNullable<ReturnType<typeof useFavoritosDoOrgao>['data']>;

/** After a change every list of subjects is outdated, also where people choose one. */
export const useReler = () => {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ADMINISTRADOS }),
      queries.invalidateQueries({ queryKey: ['assuntos'] }),
    ]);
  };
};
