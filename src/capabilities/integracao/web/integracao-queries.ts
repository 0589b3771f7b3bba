import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createApi, createReader } from '#shell/api/client.ts';
import { definirLista } from '#shell/lista/use-lista.ts';
import { type clientesContract, tamanhosDaLista } from '../contract.ts';
import { escreverFiltro, formaDosClientes, semFiltro } from './filtro-de-clientes.ts';

export const api = createApi<typeof clientesContract>();
const read = createReader<typeof clientesContract>();
const CLIENTES = ['integracao', 'clientes'] as const;

export const listaDeClientes = definirLista({
  chave: [...CLIENTES, 'lista'],
  forma: formaDosClientes,
  semFiltro,
  tamanhos: tamanhosDaLista,
  ler: (filtro, pagina, signal) =>
    read(
      'GET /app-web/v1/integracao/clientes',
      { query: { ...escreverFiltro(filtro), ...pagina } as never },
      { signal },
    ),
  chaveDe: ({ idCliente }) => String(idCliente),
});

export const useCliente = (idCliente: number) =>
  useQuery({
    queryKey: [...CLIENTES, 'um', idCliente],
    queryFn: () => read('GET /app-web/v1/integracao/clientes/:idCliente', { params: { idCliente } }),
    retry: false,
    staleTime: 0,
  });

export const useRelerClientes = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: CLIENTES });
};
