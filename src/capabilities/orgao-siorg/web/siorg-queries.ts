import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Output } from '#kernel/endpoint.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import { comConfirmacao } from '#shell/api/confirmacao.ts';
import { ApiError, type ErrorBody, OfflineError } from '#shell/api/errors.ts';
import { definirLista } from '#shell/lista/use-lista.ts';
import type { orgaoSiorgContract } from '../contract.ts';
import type { Escopo } from '../domain/diferencas.ts';
import type { TipoDeMudanca } from '../domain/mudanca.ts';
import { type FiltroDoDiretorio, formaDoDiretorio, semBusca } from './filtro-do-diretorio.ts';

export const api = createApi<typeof orgaoSiorgContract>();
const read = createReader<typeof orgaoSiorgContract>();

/** The query key of everything in the directory: one change makes all of it stale. */
export const SIORG = ['siorg'] as const;

export const useFilhas = (idPai: number | null) =>
  useInfiniteQuery({
    queryKey: [...SIORG, 'filhas', idPai],
    queryFn: ({ pageParam }) =>
      read('GET /app-web/v1/orgaos-siorg/filhas', {
        query: { ...(idPai !== null && { idPai }), ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ proximoCursor }) => proximoCursor,
  });

/** As many as the server returns at a time. */
const UNIDADES_POR_PAGINA = 50;
const IMPORTACOES_POR_PAGINA = 20;

export const listaDeUnidades = definirLista({
  chave: [...SIORG, 'busca'],
  forma: formaDoDiretorio,
  semFiltro: semBusca,
  tamanhos: [UNIDADES_POR_PAGINA],
  ler: ({ busca, situacao }, { cursor }, signal) =>
    read(
      'GET /app-web/v1/orgaos-siorg',
      { query: { busca, situacao: situacao || undefined, cursor } },
      { signal },
    ),
  chaveDe: ({ codigo }) => String(codigo),
});

/** The first search results, for a field. */
export const useUnidades = ({ busca, situacao }: Pick<FiltroDoDiretorio, 'busca' | 'situacao'>) =>
  useQuery({
    queryKey: [...SIORG, 'campo', busca, situacao],
    queryFn: ({ signal }) =>
      read('GET /app-web/v1/orgaos-siorg', { query: { busca, situacao: situacao || undefined } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: busca !== '' || situacao !== '',
  });

export type UnidadeAchada = Output<
  (typeof orgaoSiorgContract)['GET /app-web/v1/orgaos-siorg']
>['itens'][number];

export const useUnidade = (codigo: number | null) =>
  useQuery({
    queryKey: [...SIORG, 'unidade', codigo],
    queryFn: () => read('GET /app-web/v1/orgaos-siorg/:codigo', { params: { codigo: codigo ?? 0 } }),
    enabled: codigo !== null,
  });

export type Unidade = NonNullable<ReturnType<typeof useUnidade>['data']>;
export type MudancaFeita = Unidade['historico'][number];

const readImportacoes = (cursor: string | undefined, signal: AbortSignal) =>
  read('GET /app-web/v1/orgaos-siorg/importacoes', { query: { cursor } }, { signal });

export const listaDeImportacoes = definirLista({
  chave: [...SIORG, 'importacoes'],
  forma: formaDoDiretorio,
  semFiltro: {},
  tamanhos: [IMPORTACOES_POR_PAGINA],
  ler: (_, { cursor }, signal) => readImportacoes(cursor, signal),
  chaveDe: ({ idImportacao }) => String(idImportacao),
});

/** The first page, which has the import awaiting a decision, fetched while another page is open. */
export const usePrimeirasImportacoes = (enabled: boolean) =>
  useQuery({
    queryKey: [...SIORG, 'importacoes', 'primeiras'],
    queryFn: ({ signal }) => readImportacoes(undefined, signal),
    enabled,
  });

export type Importacao = Output<
  (typeof orgaoSiorgContract)['GET /app-web/v1/orgaos-siorg/importacoes']
>['itens'][number];

export const useImportacao = (idImportacao: number) =>
  useQuery({
    queryKey: [...SIORG, 'importacao', idImportacao],
    queryFn: () =>
      read('GET /app-web/v1/orgaos-siorg/importacoes/:idImportacao', { params: { idImportacao } }),
  });

export type ImportacaoInteira = NonNullable<ReturnType<typeof useImportacao>['data']>;

export const useMudancas = (idImportacao: number, tipo: TipoDeMudanca) =>
  useInfiniteQuery({
    queryKey: [...SIORG, 'mudancas', idImportacao, tipo],
    queryFn: ({ pageParam }) =>
      read('GET /app-web/v1/orgaos-siorg/importacoes/:idImportacao/mudancas', {
        params: { idImportacao },
        query: { tipo, ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ proximoCursor }) => proximoCursor,
  });

/** The file is sent raw, because the contracts' client only sends JSON. */
const enviarArquivo = async (arquivo: File, escopo: Escopo): Promise<{ idImportacao: number }> => {
  const query = new URLSearchParams({ escopo, nome: arquivo.name });
  const resposta = await fetch(`/api/app-web/v1/orgaos-siorg/importacoes?${query}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/octet-stream', accept: 'application/json' },
    body: arquivo,
  }).catch(() => {
    throw new OfflineError();
  });
  const corpo: unknown = await resposta.json();
  if (!resposta.ok) throw new ApiError(resposta.status, corpo as ErrorBody);
  return corpo as { idImportacao: number };
};

export const compararArquivo = (arquivo: File, escopo: Escopo): Promise<{ idImportacao: number }> =>
  comConfirmacao(() => enviarArquivo(arquivo, escopo));
