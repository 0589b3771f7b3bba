import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { createApi } from '#web/api/client.ts';
import type { assuntoContract } from '../contract.ts';
import type { FiltroDeAssuntos } from './filtro-de-assuntos.ts';
import type { FiltroDeSubassuntos } from './filtro-de-subassuntos.ts';

export const api = createApi<typeof assuntoContract>();
export const SILENT = { errors: 'silent' } as const;
const ADMINISTRADOS = ['assuntos-administrados'] as const;

/** As many as the server gives at a time. */
export const POR_PAGINA = 50;

const soDitos = <T extends object>(query: T) =>
  Object.fromEntries(
    Object.entries(query).filter(([, valor]) => valor !== '' && valor !== null),
  ) as Partial<T>;

export const useAssuntosAdministrados = ({ busca, area, situacao }: FiltroDeAssuntos, cursor?: string) =>
  useQuery({
    queryKey: [...ADMINISTRADOS, 'assuntos', busca, area, situacao, cursor],
    queryFn: () =>
      api(
        'GET /app-web/v1/assuntos/administrar',
        { query: soDitos({ busca, area, situacao, cursor: cursor ?? '' }) },
        SILENT,
      ),
    placeholderData: keepPreviousData,
  });

export type AssuntoAdministrado = NonNullable<
  ReturnType<typeof useAssuntosAdministrados>['data']
>['itens'][number];

export const useSubassuntosAdministrados = (filtro: FiltroDeSubassuntos, cursor?: string) =>
  useQuery({
    queryKey: [...ADMINISTRADOS, 'subassuntos', filtro, cursor],
    queryFn: () =>
      api('GET /app-web/v1/subassuntos', { query: soDitos({ ...filtro, cursor: cursor ?? '' }) }, SILENT),
    placeholderData: keepPreviousData,
  });

export type SubassuntoAdministrado = NonNullable<
  ReturnType<typeof useSubassuntosAdministrados>['data']
>['itens'][number];

/** What joining one to the other would move. */
export const useUniao = (idAssunto: number, idDestino: number | null) =>
  useQuery({
    queryKey: [...ADMINISTRADOS, 'uniao', idAssunto, idDestino],
    queryFn: () =>
      api(
        'GET /app-web/v1/assuntos/administrar/:idAssunto/uniao',
        { params: { idAssunto }, query: { idDestino: idDestino ?? 0 } },
        SILENT,
      ),
    enabled: idDestino !== null,
  });

export const useDestinos = (idSubassunto: number) =>
  useQuery({
    queryKey: [...ADMINISTRADOS, 'destinos', idSubassunto],
    queryFn: () =>
      api('GET /app-web/v1/subassuntos/:idSubassunto/destinos', { params: { idSubassunto } }, SILENT),
  });

export const useFavoritosDoOrgao = (idOuvidoria: number) =>
  useQuery({
    queryKey: [...ADMINISTRADOS, 'favoritos', idOuvidoria],
    queryFn: () =>
      api('GET /app-web/v1/assuntos-favoritos/:idOuvidoria', { params: { idOuvidoria } }, SILENT),
  });

export type FavoritosDoOrgao = NonNullable<ReturnType<typeof useFavoritosDoOrgao>['data']>;

/** After a change, everything that lists subjects is old, also where people choose one. */
export const useReler = () => {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ADMINISTRADOS }),
      queries.invalidateQueries({ queryKey: ['assuntos'] }),
    ]);
  };
};
