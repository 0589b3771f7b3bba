import { useQuery } from '@tanstack/react-query';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { createApi, createReader, SILENT } from '#shell/api/client.ts';
import { chaveDoDetalhe } from '#shell/atos/detalhe-query.ts';
import { readBusca, readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import { definirLista, useLista } from '#shell/lista/use-lista.ts';
import { filasDePedidos, type pedidoIdentidadeContract } from '../contract.ts';
import type { abrirIdentidadeConcedida } from '../domain/abrir-identidade-concedida.ato.ts';
import type { decidirPedidoDeIdentidade } from '../domain/decidir-pedido-de-identidade.ato.ts';

const read = createReader<typeof pedidoIdentidadeContract>();
const api = createApi<
  ContratoDoAto<typeof decidirPedidoDeIdentidade> & ContratoDoAto<typeof abrirIdentidadeConcedida>
>();

export type Fila = (typeof filasDePedidos)[number];
export const CHAVE_DOS_PEDIDOS = ['pedidos-de-identidade'] as const;
export const ENDERECO_DOS_PEDIDOS = '/manifestacao/identidade/tratar';

export const chaveDosPedidosDoCaso = (idManifestacao: number) => [
  ...chaveDoDetalhe(idManifestacao),
  'pedidos-de-identidade',
];

export const usePedidosDoCaso = (idManifestacao: number, enabled = true) =>
  useQuery({
    queryKey: chaveDosPedidosDoCaso(idManifestacao),
    queryFn: () =>
      read('GET /app-web/v1/manifestacoes/:idManifestacao/pedidos-de-identidade', {
        params: { idManifestacao },
      }),
    enabled,
    retry: false,
    staleTime: 0,
  });

const listaDePedidos = definirLista({
  chave: [...CHAVE_DOS_PEDIDOS, 'lista'],
  forma: {
    ler: (params) => ({
      fila: readUmDe(filasDePedidos, params.get('fila')) ?? 'abertos',
      busca: readBusca(params.get('busca')),
    }),
    escrever: ({ fila, busca }: { readonly fila: Fila; readonly busca: string }) =>
      soEscolhidos({ fila, busca }),
  },
  semFiltro: { busca: '' },
  tamanhos: [20, 50, 100],
  ler: ({ fila, busca }, pagina, signal) =>
    read(
      'GET /app-web/v1/pedidos-de-identidade',
      { query: { fila, ...(busca && { busca }), ...pagina } },
      { signal },
    ),
  chaveDe: ({ idPedido }) => String(idPedido),
});
export const usePedidos = () => useLista(listaDePedidos);

export const usePedido = (idPedido: number) =>
  useQuery({
    queryKey: [...CHAVE_DOS_PEDIDOS, idPedido],
    queryFn: () => read('GET /app-web/v1/pedidos-de-identidade/:idPedido', { params: { idPedido } }),
    retry: false,
    staleTime: 0,
  });

export const decidir = (idPedido: number, decisao: { concede: boolean; fundamento: string }) =>
  api(
    'POST /app-web/v1/pedidos-de-identidade/:idPedido/decidir',
    { params: { idPedido }, body: decisao },
    SILENT,
  );

export const abrirIdentidade = (idPedido: number, justificativa: string) =>
  api(
    'POST /app-web/v1/pedidos-de-identidade/:idPedido/abrir',
    { params: { idPedido }, body: { justificativa } },
    SILENT,
  );
export type Identidade = Awaited<ReturnType<typeof abrirIdentidade>>;
