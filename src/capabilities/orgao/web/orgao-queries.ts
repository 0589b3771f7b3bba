import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { createReader } from '#shell/api/client.ts';
import type { orgaoContract } from '../contract.ts';

const api = createReader<typeof orgaoContract>();

export interface FiltroOrgaos {
  readonly busca: string;
  readonly uf: string;
  readonly esfera: string;
}

/** The directory, page by page; while a new search runs, the last result stays visible. */
export const useOrgaos = (filtro: FiltroOrgaos) =>
  useInfiniteQuery({
    queryKey: ['orgaos', filtro],
    queryFn: ({ pageParam, signal }) =>
      api('GET /app-web/v1/orgaos', { query: { ...filtro, cursor: pageParam } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.proximoCursor,
    placeholderData: keepPreviousData,
  });
