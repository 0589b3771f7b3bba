import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createApi } from '#web/api/client.ts';
import type { auditoriaContract } from '../contract.ts';
import { escreverFiltro, type FiltroDaTela } from './filtro-do-endereco.ts';

const api = createApi<typeof auditoriaContract>();

interface PedidoDaPagina {
  readonly filtro: FiltroDaTela;
  readonly porPagina: number;
  readonly cursor: string | undefined;
}

export const useAtos = (pedido: PedidoDaPagina) =>
  useQuery({
    queryKey: ['auditoria', 'lista', pedido],
    queryFn: ({ signal }) =>
      api(
        'GET /app-web/v1/auditoria',
        {
          query: {
            ...escreverFiltro(pedido.filtro),
            porPagina: pedido.porPagina,
            cursor: pedido.cursor,
          } as never,
        },
        { errors: 'silent', signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useEstadoDaCadeia = () =>
  useQuery({
    queryKey: ['auditoria', 'estado'],
    queryFn: () => api('GET /app-web/v1/auditoria/estado', undefined, { errors: 'silent', quiet: true }),
  });
