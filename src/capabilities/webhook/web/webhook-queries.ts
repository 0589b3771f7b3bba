import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { createApi } from '#web/api/client.ts';
import type { tamanhosDaLista, webhookContract } from '../contract.ts';
import type { SituacaoDaEntrega } from '../domain/webhook.ts';

export const api = createApi<typeof webhookContract>();
export const SILENT = { errors: 'silent' } as const;
const WEBHOOKS = ['webhooks'] as const;

export type TamanhoDaLista = (typeof tamanhosDaLista)[number];

export const useWebhooks = (
  idOuvidoria: number | null,
  tamanho: TamanhoDaLista,
  cursor: string | undefined,
) =>
  useQuery({
    queryKey: [...WEBHOOKS, 'lista', idOuvidoria, tamanho, cursor],
    queryFn: ({ signal }) =>
      api(
        'GET /app-web/v1/webhooks',
        { query: { tamanho, ...(idOuvidoria !== null && { idOuvidoria }), ...(cursor && { cursor }) } },
        { ...SILENT, signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useWebhook = (idWebhook: number) =>
  useQuery({
    queryKey: [...WEBHOOKS, 'um', idWebhook],
    queryFn: () => api('GET /app-web/v1/webhooks/:idWebhook', { params: { idWebhook } }, SILENT),
    retry: false,
    staleTime: 0,
  });

export const useEntregas = (
  idWebhook: number,
  situacao: SituacaoDaEntrega | undefined,
  tamanho: TamanhoDaLista,
  cursor: string | undefined,
) =>
  useQuery({
    queryKey: [...WEBHOOKS, 'entregas', idWebhook, situacao, tamanho, cursor],
    queryFn: ({ signal }) =>
      api(
        'GET /app-web/v1/webhooks/:idWebhook/entregas',
        {
          params: { idWebhook },
          query: { tamanho, ...(situacao && { situacao }), ...(cursor && { cursor }) },
        },
        { ...SILENT, signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useEntrega = (idWebhook: number, idEntrega: number) =>
  useQuery({
    queryKey: [...WEBHOOKS, 'entrega', idWebhook, idEntrega],
    queryFn: () =>
      api(
        'GET /app-web/v1/webhooks/:idWebhook/entregas/:idEntrega',
        { params: { idWebhook, idEntrega } },
        SILENT,
      ),
    staleTime: 0,
  });

export const useRelerWebhooks = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: WEBHOOKS });
};
