import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import { readBusca, readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import { definirLista, useLista } from '#shell/lista/use-lista.ts';
import type { classificadasContract } from '../contract.ts';
import { filasDePedidos, filtrosDoRol, tamanhosDaLista } from '../domain/filas.ts';
import type { publicarLista } from '../domain/lista/publicar-lista.ato.ts';
import type { decidirNaComissao } from '../domain/pedido/atos/decidir-na-comissao.ato.ts';
import type { decidirNoComando } from '../domain/pedido/atos/decidir-no-comando.ato.ts';
import type { decidirPedido } from '../domain/pedido/atos/decidir-pedido.ato.ts';
import type { decidirRecurso } from '../domain/pedido/atos/decidir-recurso.ato.ts';
import type { desistirDoPedido } from '../domain/pedido/atos/desistir-do-pedido.ato.ts';
import type { marcarReuniaoDoPedido } from '../domain/pedido/atos/marcar-reuniao-do-pedido.ato.ts';
import type { recorrerAComissao } from '../domain/pedido/atos/recorrer-a-comissao.ato.ts';
import type { recorrerAoComando } from '../domain/pedido/atos/recorrer-ao-comando.ato.ts';
import type { recorrerDaDecisao } from '../domain/pedido/atos/recorrer-da-decisao.ato.ts';
import type { registrarCienciaDoPedido } from '../domain/pedido/atos/registrar-ciencia-do-pedido.ato.ts';
import type { corrigirInformacao } from '../domain/rol/corrigir-informacao.ato.ts';
import type { desclassificar } from '../domain/rol/desclassificar.ato.ts';

type Contrato = typeof classificadasContract &
  ContratoDoAto<typeof corrigirInformacao> &
  ContratoDoAto<typeof desclassificar> &
  ContratoDoAto<typeof publicarLista> &
  ContratoDoAto<typeof decidirPedido> &
  ContratoDoAto<typeof decidirRecurso> &
  ContratoDoAto<typeof decidirNaComissao> &
  ContratoDoAto<typeof decidirNoComando> &
  ContratoDoAto<typeof marcarReuniaoDoPedido> &
  ContratoDoAto<typeof desistirDoPedido> &
  ContratoDoAto<typeof registrarCienciaDoPedido> &
  ContratoDoAto<typeof recorrerAoComando> &
  ContratoDoAto<typeof recorrerDaDecisao> &
  ContratoDoAto<typeof recorrerAComissao>;

export const api = createApi<Contrato>();
const read = createReader<typeof classificadasContract>();

const ROL = ['informacoes-classificadas'] as const;
const PEDIDOS = ['desclassificacoes'] as const;

export type FiltroDoRol = (typeof filtrosDoRol)[number];
export type Fila = (typeof filasDePedidos)[number];

interface Filtro {
  readonly situacao: FiltroDoRol;
  readonly busca: string;
}

const listaDoRol = definirLista({
  chave: [...ROL, 'rol'],
  forma: {
    ler: (params): Filtro => ({
      situacao: readUmDe(filtrosDoRol, params.get('situacao')) ?? 'classificadas',
      busca: params.get('busca') ?? '',
    }),
    escrever: ({ situacao, busca }: Filtro) => soEscolhidos({ situacao, busca }),
  },
  semFiltro: { busca: '' },
  tamanhos: tamanhosDaLista,
  ler: ({ situacao, busca }, pagina, signal) =>
    read(
      'GET /app-web/v1/informacoes-classificadas',
      { query: { ...pagina, situacao, ...(busca && { busca }) } },
      { signal },
    ),
  chaveDe: ({ idInformacao }) => String(idInformacao),
});
export const useRol = () => useLista(listaDoRol);

export const useInformacao = (idInformacao: number) =>
  useQuery({
    queryKey: [...ROL, 'uma', idInformacao],
    queryFn: () =>
      read('GET /app-web/v1/informacoes-classificadas/:idInformacao', { params: { idInformacao } }),
    retry: false,
    staleTime: 0,
  });

export const usePrevia = () =>
  useQuery({
    queryKey: [...ROL, 'previa'],
    queryFn: () => read('GET /app-web/v1/informacoes-classificadas/previa', { query: {} }),
    retry: false,
    staleTime: 0,
  });
export type Previa = NonNullable<ReturnType<typeof usePrevia>['data']>;

export const useRelerRol = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ROL });
};

export const useOrgaosComLista = (busca: string) =>
  useQuery({
    queryKey: [...ROL, 'orgaos', busca],
    queryFn: () =>
      read('GET /app-web/v1/informacoes-classificadas/orgaos', { query: busca ? { busca } : {} }),
  });

export const useListaPublica = (idOuvidoria: number, ano: number, edicao: number | null) =>
  useQuery({
    queryKey: [...ROL, 'lista', idOuvidoria, ano, edicao],
    queryFn: () =>
      read('GET /app-web/v1/informacoes-classificadas/orgaos/:idOuvidoria/listas/:ano', {
        params: { idOuvidoria, ano },
        query: edicao === null ? {} : { edicao },
      }),
    retry: false,
  });

const listaDosMeus = definirLista({
  chave: [...PEDIDOS, 'meus'],
  forma: { ler: () => ({}), escrever: () => ({}) },
  semFiltro: {},
  tamanhos: tamanhosDaLista,
  ler: (_filtro, pagina, signal) => read('GET /app-web/v1/desclassificacoes', { query: pagina }, { signal }),
  chaveDe: ({ idPedido }) => String(idPedido),
});
export const useMeusPedidos = () => useLista(listaDosMeus);

const listaATratar = definirLista({
  chave: [...PEDIDOS, 'tratar'],
  forma: {
    ler: (params) => ({
      fila: readUmDe(filasDePedidos, params.get('fila')) ?? 'a-decidir',
      busca: readBusca(params.get('busca')),
    }),
    escrever: ({ fila, busca }: { readonly fila: Fila; readonly busca: string }) =>
      soEscolhidos({ fila, busca }),
  },
  semFiltro: { busca: '' },
  tamanhos: tamanhosDaLista,
  ler: ({ fila, busca }, pagina, signal) =>
    read(
      'GET /app-web/v1/desclassificacoes/tratar',
      { query: { fila, ...(busca && { busca }), ...pagina } },
      { signal },
    ),
  chaveDe: ({ idPedido }) => String(idPedido),
});
export const usePedidosATratar = () => useLista(listaATratar);

export const usePedido = (idPedido: number) =>
  useQuery({
    queryKey: [...PEDIDOS, 'um', idPedido],
    queryFn: () => read('GET /app-web/v1/desclassificacoes/:idPedido', { params: { idPedido } }),
    retry: false,
    staleTime: 0,
  });

/** The office's roll, for who decides and must say which information the pedido is about. */
export const useRolDoPedido = (idPedido: number, enabled: boolean) =>
  useQuery({
    queryKey: [...PEDIDOS, 'rol', idPedido],
    queryFn: () => read('GET /app-web/v1/desclassificacoes/:idPedido/rol', { params: { idPedido } }),
    enabled,
    retry: false,
  });

/** What the person may ask for at the desk; of a letter, on the day it arrived. */
export const useAtosNoBalcao = (idPedido: number, recebidaEm: string | null) =>
  useQuery({
    queryKey: [...PEDIDOS, 'balcao', idPedido, recebidaEm],
    queryFn: () =>
      read('GET /app-web/v1/desclassificacoes/:idPedido/atendimento', {
        params: { idPedido },
        query: recebidaEm ? { recebidaEm } : {},
      }),
    retry: false,
    staleTime: 0,
  });

export const useRelerPedidos = () => {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: PEDIDOS }),
      client.invalidateQueries({ queryKey: ROL }),
    ]);
};
