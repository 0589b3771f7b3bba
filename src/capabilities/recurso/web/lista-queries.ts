import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { createApi } from '#web/api/client.ts';
import type { OpcaoDeApoio } from '#web/lista/apoio-queries.ts';
import { escreverFiltroDeRecursos, type FiltroDeRecursos } from './lista-filtro.ts';
import { api, SILENT } from './recurso-queries.ts';

const apoio = createApi<typeof tabelaApoioContract>();
const LISTA = ['recursos', 'lista'] as const;

export const tamanhosDaLista = [20, 50, 100] as const;
export type TamanhoDaLista = (typeof tamanhosDaLista)[number];

export interface PedidoDaLista {
  readonly filtro: FiltroDeRecursos;
  readonly tamanho: TamanhoDaLista;
  readonly cursor: string | undefined;
}

/** One page and the counts of every queue; while another is on its way, this one stays. */
export const useListaDeRecursos = ({ filtro, tamanho, cursor }: PedidoDaLista) =>
  useQuery({
    queryKey: [...LISTA, filtro, tamanho, cursor],
    queryFn: ({ signal }) =>
      api(
        'GET /app-web/v1/recursos',
        { query: { ...escreverFiltroDeRecursos(filtro), tamanho, cursor } as never },
        { ...SILENT, signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useRenovarLista = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: LISTA });
};

export const useInstancias = (): readonly OpcaoDeApoio[] => {
  const { data = [] } = useQuery({
    queryKey: ['apoio', 'instancias-recurso'],
    queryFn: () => apoio('GET /instancias-recurso', undefined, { ...SILENT, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data.map(({ idInstanciaRecurso, descInstanciaRecurso }) => ({
    id: idInstanciaRecurso,
    nome: descInstanciaRecurso,
  }));
};
