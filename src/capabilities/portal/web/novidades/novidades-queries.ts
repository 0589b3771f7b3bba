import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { manifestacaoContract } from '#capabilities/manifestacao/contract.ts';
import { createApi, createReader, SILENT } from '#shell/api/client.ts';

const api = createApi<typeof manifestacaoContract>();
const read = createReader<typeof manifestacaoContract>();

const CONTAGEM = ['manifestacoes', 'novidades', 'contagem'] as const;
const CINCO_MINUTOS = 300_000;

/** How many are new. Asked now and then, quietly and not as activity (`semAtividade`). */
export const useContagem = () =>
  useQuery({
    queryKey: CONTAGEM,
    queryFn: () => read('GET /app-web/v1/manifestacoes/novidades/contagem', undefined, { quiet: true }),
    refetchInterval: CINCO_MINUTOS,
    refetchOnWindowFocus: true,
    retry: false,
  });

export const useNovidades = () =>
  useInfiniteQuery({
    queryKey: ['manifestacoes', 'novidades', 'lista'],
    queryFn: ({ pageParam }) =>
      read('GET /app-web/v1/manifestacoes/novidades', {
        query: pageParam ? { cursor: pageParam } : {},
      } as never),
    initialPageParam: '',
    getNextPageParam: ({ proximoCursor }) => proximoCursor,
    staleTime: 0,
    refetchOnReconnect: false,
  });

/** Clears the bell; the list keeps its marks while it is looked at. */
export const useVerNovidades = () => {
  const queries = useQueryClient();
  return async (): Promise<void> => {
    await api('POST /app-web/v1/manifestacoes/novidades/vistas', undefined, SILENT);
    queries.setQueryData(CONTAGEM, { novas: 0 });
  };
};
