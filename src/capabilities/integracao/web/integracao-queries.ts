import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { createApi } from '#web/api/client.ts';
import type { clientesContract, tamanhosDaLista } from '../contract.ts';
import { escreverFiltro, type FiltroDeClientes } from './filtro-de-clientes.ts';

export const api = createApi<typeof clientesContract>();
export const SILENT = { errors: 'silent' } as const;
const CLIENTES = ['integracao', 'clientes'] as const;

export type TamanhoDaLista = (typeof tamanhosDaLista)[number];

export const useClientes = (filtro: FiltroDeClientes, tamanho: TamanhoDaLista, cursor: string | undefined) =>
  useQuery({
    queryKey: [...CLIENTES, 'lista', filtro, tamanho, cursor],
    queryFn: ({ signal }) =>
      api(
        'GET /app-web/v1/integracao/clientes',
        { query: { ...escreverFiltro(filtro), tamanho, ...(cursor && { cursor }) } as never },
        { ...SILENT, signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useCliente = (idCliente: number) =>
  useQuery({
    queryKey: [...CLIENTES, 'um', idCliente],
    queryFn: () => api('GET /app-web/v1/integracao/clientes/:idCliente', { params: { idCliente } }, SILENT),
    retry: false,
    staleTime: 0,
  });

export const useRelerClientes = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: CLIENTES });
};
