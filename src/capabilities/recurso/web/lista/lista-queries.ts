import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { createReader } from '#shell/api/client.ts';
import type { OpcaoDeApoio } from '#shell/lista/apoio.ts';
import { definirLista, useLista } from '#shell/lista/use-lista.ts';
import type { recursoContract } from '../../contract.ts';
import { idDaLinhaDoRecurso } from './lista-colunas.tsx';
import { escreverFiltroDeRecursos, formaDosRecursos, semFiltroDeRecursos } from './lista-filtro.ts';

const apoio = createReader<typeof tabelaApoioContract>();
const read = createReader<typeof recursoContract>();
const LISTA = ['recursos', 'lista'] as const;

/** One page and the counts of every queue. */
const listaDeRecursos = definirLista({
  chave: LISTA,
  forma: formaDosRecursos,
  semFiltro: semFiltroDeRecursos,
  tamanhos: [20, 50, 100],
  ler: (filtro, pagina, signal) =>
    read(
      'GET /app-web/v1/recursos',
      { query: { ...escreverFiltroDeRecursos(filtro), ...pagina } as never },
      { signal },
    ),
  chaveDe: ({ idRecurso }) => String(idRecurso),
  idDaLinha: (linha) => idDaLinhaDoRecurso(linha),
});

export type ListaDeRecursos = ReturnType<typeof useListaDeRecursos>;
export const useListaDeRecursos = () => useLista(listaDeRecursos);

export const useRenovarLista = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: LISTA });
};

export const useInstancias = (): readonly OpcaoDeApoio[] => {
  const { data = [] } = useQuery({
    queryKey: ['apoio', 'instancias-recurso'],
    queryFn: () => apoio('GET /instancias-recurso', undefined, { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data.map(({ idInstanciaRecurso, descInstanciaRecurso }) => ({
    id: idInstanciaRecurso,
    nome: descInstanciaRecurso,
  }));
};
