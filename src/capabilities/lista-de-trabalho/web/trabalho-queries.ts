import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Output } from '#kernel/endpoint.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import { definirLista, type PedidoDePagina } from '#shell/lista/use-lista.ts';
import type { listaDeTrabalhoContract } from '../contract.ts';
import type { NomeDaFila } from '../domain/filas.ts';
import type { ListaComFiltros } from '../domain/filtro-salvo.ts';
import { idDaLinha as idDaLinhaDoCaso } from './colunas.tsx';
import { idDaLinha } from './encaminhamentos/colunas-dos-encaminhamentos.tsx';
import {
  enderecoDosEncaminhados,
  escreverEncaminhados,
  formaDosEncaminhados,
  semFiltroDosEncaminhados,
} from './encaminhamentos/filtro-de-encaminhamentos.ts';
import { escreverFiltro, type Filtro, readFiltro, semFiltro } from './filtro-do-endereco.ts';
import { tamanhosDePagina } from './preferencias.ts';

export const api = createApi<typeof listaDeTrabalhoContract>();
const read = createReader<typeof listaDeTrabalhoContract>();

const TUDO = ['tratamento'] as const;
const CONTAGENS = [...TUDO, 'contagens'] as const;
const FILTROS = [...TUDO, 'filtros'] as const;

const doOrgao = (idOuvidoria: number | null) => (idOuvidoria === null ? {} : { idOuvidoria });

const buscarPagina = (filtro: Filtro, pagina: PedidoDePagina, signal?: AbortSignal) =>
  read(
    'GET /app-web/v1/tratamento/manifestacoes',
    { query: { ...escreverFiltro(filtro), ...pagina } as never },
    { ...(signal && { signal }) },
  );

/** The filtered list as a file; the queue is part of the filter. */
export const enderecoDaExportacao = (filtro: Filtro, formato: 'csv' | 'xlsx'): string =>
  `/api/app-web/v1/tratamento/exportar?${new URLSearchParams({ ...escreverFiltro(filtro), formato })}`;

/** A queue of the office, among those that the person has. */
export const filaDeTrabalho = (suas: readonly NomeDaFila[]) =>
  definirLista({
    chave: [...TUDO, 'lista'],
    forma: { ler: (params) => readFiltro(params, suas), escrever: escreverFiltro },
    semFiltro,
    tamanhos: tamanhosDePagina,
    ler: buscarPagina,
    chaveDe: ({ idManifestacao }) => String(idManifestacao),
    idDaLinha: ({ idManifestacao }) => idDaLinhaDoCaso(idManifestacao),
    arquivo: enderecoDaExportacao,
  });

/** The first cases of a queue, as many as one act takes. */
export const buscarParaDistribuir = async (filtro: Filtro) =>
  (await buscarPagina(filtro, { porPagina: 100, cursor: undefined })).itens;

/** These cases as they are now, and whether they belong in this list; not activity. */
export const buscarMudancas = async (filtro: Filtro, ids: readonly number[]) => {
  const query = { ...escreverFiltro(filtro), ids: ids.join(',') };
  return (await read('GET /app-web/v1/tratamento/mudancas', { query: query as never }, { quiet: true }))
    .itens;
};

/** Today's figures of the person. */
export const lerHoje = () => read('GET /app-web/v1/tratamento/hoje', undefined, { quiet: true });

export const useContagens = (idOuvidoria: number | null) =>
  useQuery({
    queryKey: [...CONTAGENS, idOuvidoria],
    queryFn: () =>
      read('GET /app-web/v1/tratamento/contagens', { query: doOrgao(idOuvidoria) }, { quiet: true }),
    placeholderData: keepPreviousData,
    // Tabs, list and filters show the same counts: read once when the page opens. An act invalidates them.
    staleTime: 5_000,
  });

export const useCarga = (idOuvidoria: number | null, enabled = true) =>
  useQuery({
    queryKey: [...TUDO, 'carga', idOuvidoria],
    queryFn: () => read('GET /app-web/v1/tratamento/carga', { query: doOrgao(idOuvidoria) }),
    enabled,
    staleTime: 0,
  });

export const useOpcoesDaLista = (idOuvidoria: number | null, enabled = true) => {
  const { data } = useQuery({
    queryKey: [...TUDO, 'opcoes', idOuvidoria],
    queryFn: () =>
      read('GET /app-web/v1/tratamento/opcoes-da-lista', { query: doOrgao(idOuvidoria) }, { quiet: true }),
    staleTime: 60_000,
    enabled,
  });
  return data ?? { tags: [], subassuntos: [], pessoas: [] };
};

export const useFiltrosSalvos = (lista: ListaComFiltros) =>
  useQuery({
    queryKey: [...FILTROS, lista],
    queryFn: () => read('GET /app-web/v1/tratamento/filtros', { query: { lista } }, { quiet: true }),
  });

const comOrgao = formaDosEncaminhados;
/** For people of a single office: the filter by office is ignored. */
const semOrgao: typeof comOrgao = {
  ...comOrgao,
  ler: (params) => ({ ...comOrgao.ler(params), idOuvidoria: null }),
};

export const listaDeEncaminhamentos = (comOrgaos: boolean) =>
  definirLista({
    chave: [...TUDO, 'encaminhamentos'],
    forma: comOrgaos ? comOrgao : semOrgao,
    semFiltro: semFiltroDosEncaminhados,
    tamanhos: tamanhosDePagina,
    ler: (filtro, pagina, signal) =>
      read(
        'GET /app-web/v1/tratamento/encaminhamentos',
        { query: { ...escreverEncaminhados(filtro), ...pagina } as never },
        { signal },
      ),
    chaveDe: ({ idEncaminhamento }) => String(idEncaminhamento),
    idDaLinha: (linha) => idDaLinha(linha),
    arquivo: enderecoDosEncaminhados,
  });

export type Encaminhamento = Output<
  (typeof listaDeTrabalhoContract)['GET /app-web/v1/tratamento/encaminhamentos']
>['itens'][number];

/** Refreshes only the counts after somebody else's act, and everything after one's own. */
export const useRenovar = () => {
  const client = useQueryClient();
  const de = (queryKey: readonly unknown[]) => () => void client.invalidateQueries({ queryKey });
  return { contagens: de(CONTAGENS), filtros: de(FILTROS), tudo: de(TUDO) };
};
