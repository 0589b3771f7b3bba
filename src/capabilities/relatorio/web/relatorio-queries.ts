import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { createApi, createReader } from '#shell/api/client.ts';
import { definirLista } from '#shell/lista/use-lista.ts';
import { type ArquivoDoRelatorio, type relatorioContract, tamanhosDaLista } from '../contract.ts';
import { isACaminho } from '../domain/arquivo.ts';
import type { FiltroDeRelatorio } from '../domain/filtro.ts';
import type { NomeDoRelatorio } from '../domain/relatorios.ts';
import { filtroDa, formaDaVista } from './vista.ts';

export const api = createApi<typeof relatorioContract>();
const read = createReader<typeof relatorioContract>();
const RELATORIOS = ['relatorios'] as const;
const ARQUIVOS = [...RELATORIOS, 'arquivos'] as const;
const SALVOS = [...RELATORIOS, 'salvos'] as const;
const ENTRE_OLHADAS = 2_000;

/** Lists joined by commas, as in an address. */
const daPergunta = (filtro: object) =>
  Object.fromEntries(
    Object.entries(filtro).map(([nome, valor]) => [nome, Array.isArray(valor) ? valor.join(',') : valor]),
  ) as FiltroDeRelatorio;

export const useRelatorio = (relatorio: NomeDoRelatorio, filtro: FiltroDeRelatorio) =>
  useQuery({
    queryKey: [...RELATORIOS, 'visto', relatorio, filtro],
    queryFn: ({ signal }) =>
      read(
        'GET /app-web/v1/relatorios/:relatorio',
        { params: { relatorio }, query: daPergunta(filtro) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });

/** The cases behind a figure of the open report. */
export const listaDoRelatorio = (relatorio: NomeDoRelatorio) =>
  definirLista({
    chave: [...RELATORIOS, 'lista', relatorio],
    forma: formaDaVista(relatorio),
    semFiltro: {},
    tamanhos: tamanhosDaLista,
    ler: (vista, pagina, signal) =>
      read(
        'GET /app-web/v1/relatorios/:relatorio/lista',
        { params: { relatorio }, query: { ...daPergunta(filtroDa(vista)), valor: vista.valor, ...pagina } },
        { signal },
      ),
    chaveDe: ({ id }) => String(id),
  });

const espera = (arquivos: readonly ArquivoDoRelatorio[] = []): boolean =>
  arquivos.some(({ estado }) => isACaminho(estado));

/**
 * Polled while a file is being written; this neither shows as loading nor keeps the session alive
 * (`semAtividade`).
 */
export const useArquivos = () =>
  useQuery({
    queryKey: ARQUIVOS,
    queryFn: () => read('GET /app-web/v1/relatorios/arquivos', undefined, { quiet: true }),
    refetchInterval: ({ state }) => (espera(state.data) ? ENTRE_OLHADAS : false),
    staleTime: 0,
  });

export const useSalvos = () =>
  useQuery({
    queryKey: SALVOS,
    queryFn: () => read('GET /app-web/v1/relatorios/salvos', undefined, { quiet: true }),
    staleTime: 0,
  });

export const useReler = () => {
  const client = useQueryClient();
  return {
    arquivos: () => client.invalidateQueries({ queryKey: ARQUIVOS }),
    salvos: () => client.invalidateQueries({ queryKey: SALVOS }),
  };
};

export const enderecoDoArquivo = (idArquivo: number): string =>
  `/api/app-web/v1/relatorios/arquivos/${idArquivo}`;
