import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import { definirLista } from '#shell/lista/use-lista.ts';
import { type feriadoContract, type Recontagem, tamanhosDaLista } from '../contract.ts';
import { isTerminada } from '../domain/recontagem.ts';
import { escreverFiltro, type FiltroDeFeriados, formaDosFeriados, semFiltro } from './filtro-de-feriados.ts';

export const api = createApi<typeof feriadoContract>();
const read = createReader<typeof feriadoContract>();
const apoio = createReader<typeof tabelaApoioContract>();
const FERIADOS = ['feriados'] as const;
const UMA_HORA = 3_600_000;
/** Often enough to see progress, seldom enough to cost little. */
const ENTRE_OLHADAS = 2_000;

export const listaDeFeriados = definirLista({
  chave: [...FERIADOS, 'lista'],
  forma: formaDosFeriados,
  semFiltro,
  tamanhos: tamanhosDaLista,
  ler: (filtro, pagina, signal) =>
    read(
      'GET /app-web/v1/feriados',
      { query: { ...escreverFiltro(filtro), ...pagina } as never },
      { signal },
    ),
  chaveDe: ({ idFeriado }) => String(idFeriado),
});

export const useCalendarioDoAno = (filtro: FiltroDeFeriados) =>
  useQuery({
    queryKey: [...FERIADOS, 'calendario', filtro],
    queryFn: ({ signal }) =>
      read('GET /app-web/v1/feriados/calendario', { query: escreverFiltro(filtro) as never }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useImportacao = (ano: number) =>
  useQuery({
    queryKey: [...FERIADOS, 'importacao', ano],
    queryFn: () => read('GET /app-web/v1/feriados/importacao', { query: { ano } }),
    staleTime: 0,
  });

export const useFeriado = (idFeriado: number | null) =>
  useQuery({
    queryKey: [...FERIADOS, 'um', idFeriado],
    queryFn: () => read('GET /app-web/v1/feriados/:idFeriado', { params: { idFeriado: idFeriado ?? 0 } }),
    enabled: idFeriado !== null,
    retry: false,
    staleTime: 0,
  });

const correm = (recontagens: readonly Recontagem[] = []): boolean =>
  recontagens.some(({ estado }) => !isTerminada(estado));

/** Polled while a recount runs, quietly and not as activity (`semAtividade`). */
export const useRecontagens = (idFeriado: number) =>
  useQuery({
    queryKey: [...FERIADOS, 'recontagens', idFeriado],
    queryFn: () =>
      read('GET /app-web/v1/feriados/:idFeriado/recontagens', { params: { idFeriado } }, { quiet: true }),
    refetchInterval: ({ state }) => (correm(state.data?.recontagens) ? ENTRE_OLHADAS : false),
    staleTime: 0,
  });

export const useRelerFeriados = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: FERIADOS });
};

/** The cities of one state; none before a state is chosen. */
export const useMunicipios = (uf: string) =>
  useQuery({
    queryKey: ['municipios', uf],
    queryFn: () => apoio('GET /municipios', { query: { uf } }, { quiet: true }),
    staleTime: UMA_HORA,
    enabled: uf !== '',
  });
