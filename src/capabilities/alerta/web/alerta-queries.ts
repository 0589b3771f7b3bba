import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { createApi, createReader, SILENT } from '#shell/api/client.ts';
import type { alertaContract } from '../contract.ts';

const api = createApi<typeof alertaContract>();
const read = createReader<typeof alertaContract>();

const CONTAGEM = ['alertas', 'contagem'] as const;
const LISTA = ['alertas', 'lista'] as const;
const PREFERENCIAS = ['alertas', 'preferencias'] as const;
const UM_MINUTO = 60_000;

/** How many are unread. Polled every minute, quietly and not as activity (`semAtividade`). */
export const useContagem = () =>
  useQuery({
    queryKey: CONTAGEM,
    queryFn: () => read('GET /app-web/v1/alertas/contagem', undefined, { quiet: true }),
    refetchInterval: UM_MINUTO,
    refetchOnWindowFocus: true,
    retry: false,
  });

/** Read when somebody looks, never by a timer: reading is activity and keeps the session alive. */
export const useAlertas = () =>
  useInfiniteQuery({
    queryKey: LISTA,
    queryFn: ({ pageParam }) =>
      read('GET /app-web/v1/alertas', { query: pageParam ? { cursor: pageParam } : {} } as never),
    initialPageParam: '',
    getNextPageParam: ({ proximoCursor }) => proximoCursor,
    staleTime: 0,
    refetchOnReconnect: false,
  });

export const useAtualizarContagem = () => {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: CONTAGEM });
};

/** Without a list, marks all of them. */
export const useMarcarLidos = () => {
  const queries = useQueryClient();
  return async (alertas?: number[]): Promise<void> => {
    await api('POST /app-web/v1/alertas/lidos', { body: alertas ? { alertas } : {} }, SILENT);
    await Promise.all([CONTAGEM, LISTA].map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
};

export const usePreferencias = () =>
  useQuery({
    queryKey: PREFERENCIAS,
    queryFn: () => read('GET /app-web/v1/alertas/preferencias'),
    staleTime: 0,
  });
export type Preferencia = NonNullable<ReturnType<typeof usePreferencias>['data']>[number];

/** Shown at once; if the server refuses it, the screen goes back to what it was. */
export const useMudarPreferencia = () => {
  const queries = useQueryClient();
  const mostrar = (nova: Preferencia) =>
    queries.setQueryData<readonly Preferencia[]>(PREFERENCIAS, (todas) =>
      todas?.map((uma) => (uma.tipo === nova.tipo ? nova : uma)),
    );
  return async (antes: Preferencia, nova: Preferencia): Promise<void> => {
    mostrar(nova);
    try {
      await api('PUT /app-web/v1/alertas/preferencias', { body: { preferencias: [nova] } }, SILENT);
    } catch (error) {
      mostrar(antes);
      throw error;
    }
    await queries.invalidateQueries({ queryKey: CONTAGEM });
  };
};
