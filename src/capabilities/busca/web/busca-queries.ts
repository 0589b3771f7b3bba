import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createApi, createReader, SILENT } from '#shell/api/client.ts';
import { useUsuario } from '#shell/session/session.ts';
import type { buscaContract } from '../contract.ts';

const api = createApi<typeof buscaContract>();
const read = createReader<typeof buscaContract>();

type Query = Readonly<Record<string, string>>;

/** While a new search runs, the last result stays on the screen. */
export const usePedidos = (query: Query) =>
  useQuery({
    queryKey: ['busca', 'pedidos', query],
    queryFn: ({ signal }) => read('GET /app-web/v1/busca/pedidos', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useDecisoes = (query: Query) =>
  useQuery({
    queryKey: ['busca', 'decisoes', query],
    queryFn: ({ signal }) => read('GET /app-web/v1/busca/decisoes', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const usePedido = (protocolo: string) =>
  useQuery({
    queryKey: ['busca', 'pedido', protocolo],
    queryFn: () => read('GET /app-web/v1/busca/pedidos/:protocolo', { params: { protocolo } }),
    enabled: protocolo !== '',
    retry: false,
  });

const ALERTAS = ['busca', 'alertas'];

export const useAlertas = () => {
  const usuario = useUsuario();
  return useQuery({
    queryKey: ALERTAS,
    queryFn: () => read('GET /app-web/v1/busca/alertas', undefined, { quiet: true }),
    enabled: usuario !== null,
  });
};

export const useCriarAlerta = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (filtro: Query) => api('POST /app-web/v1/busca/alertas', { body: filtro }, SILENT),
    onSuccess: () => client.invalidateQueries({ queryKey: ALERTAS }),
  });
};

export const useDesligarAlerta = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (idAlerta: number) =>
      api('DELETE /app-web/v1/busca/alertas/:idAlerta', { params: { idAlerta } }, SILENT),
    onSuccess: () => client.invalidateQueries({ queryKey: ALERTAS }),
  });
};

export const useAcompanhamento = (protocolo: string) => {
  const client = useQueryClient();
  const usuario = useUsuario();
  const queryKey = ['busca', 'acompanha', protocolo];
  const atual = useQuery({
    queryKey,
    queryFn: () =>
      read('GET /app-web/v1/busca/acompanhados/:protocolo', { params: { protocolo } }, { quiet: true }),
    enabled: usuario !== null,
  });
  const mudar = useMutation({
    mutationFn: (acompanhar: boolean) =>
      api(
        acompanhar
          ? 'PUT /app-web/v1/busca/acompanhados/:protocolo'
          : 'DELETE /app-web/v1/busca/acompanhados/:protocolo',
        { params: { protocolo } },
        SILENT,
      ),
    onSuccess: (_feito, acompanha) => client.setQueryData(queryKey, { acompanha }),
  });
  return { atual, mudar };
};

export const useDesligarAviso = (token: string | null) =>
  useQuery({
    queryKey: ['busca', 'desligar', token],
    queryFn: () => api('POST /app-web/v1/busca/avisos/desligar', { body: { token: token ?? '' } }, SILENT),
    enabled: token !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The address for feed readers, outside the router. */
export const enderecoDoRss = (query: Query): string => {
  const texto = new URLSearchParams(query).toString();
  return `/api/app-web/v1/busca/rss${texto && `?${texto}`}`;
};
