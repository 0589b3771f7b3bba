import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { createApi, createReader } from '#shell/api/client.ts';
import { definirLista } from '#shell/lista/use-lista.ts';
import type { ajudaContract } from '../contract.ts';
import { escreverFiltro, formaDoFiltro, semFiltro } from './filtro-de-perguntas.ts';

export const api = createApi<typeof ajudaContract>();
const read = createReader<typeof ajudaContract>();
const CHAVE = ['ajuda'] as const;
const UM_MINUTO = 60_000;

export const CHAVE_DAS_PERGUNTAS = [...CHAVE, 'perguntas'] as const;

export const usePerguntas = () =>
  useQuery({
    queryKey: CHAVE_DAS_PERGUNTAS,
    queryFn: ({ signal }) => read('GET /app-web/v1/ajuda/perguntas', undefined, { signal }),
    staleTime: UM_MINUTO,
    retry: false,
  });

export const usePergunta = (slug: string) =>
  useQuery({
    queryKey: [...CHAVE, 'pergunta', slug],
    queryFn: ({ signal }) => read('GET /app-web/v1/ajuda/perguntas/:slug', { params: { slug } }, { signal }),
    staleTime: UM_MINUTO,
    retry: false,
  });

/** What the help would answer; an empty text asks nothing. */
export const useAjudaSobre = (texto: string, limite = 5) =>
  useQuery({
    queryKey: [...CHAVE, 'procurar', texto, limite],
    queryFn: ({ signal }) =>
      read('GET /app-web/v1/ajuda/procurar', { query: { texto, limite } }, { quiet: true, signal }),
    enabled: texto.trim() !== '',
    retry: false,
  });

/** The answer includes own cases: it belongs to the person signed in and is not cached. */
export const useBuscaDoSite = (q: string, quem: string) =>
  useQuery({
    queryKey: [...CHAVE, 'site', quem, q],
    queryFn: ({ signal }) =>
      read('GET /app-web/v1/ajuda/busca-do-site', { query: { q, porGrupo: 10 } }, { signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });

export const perguntasParaManter = definirLista({
  chave: [...CHAVE, 'administrar'],
  forma: formaDoFiltro,
  semFiltro,
  tamanhos: [25, 50, 100],
  ler: (filtro, pagina, signal) =>
    read(
      'GET /app-web/v1/ajuda/administrar',
      { query: { ...escreverFiltro(filtro), ...pagina } as never },
      { signal },
    ),
  chaveDe: ({ idPergunta }) => String(idPergunta),
});

export const usePerguntaParaManter = (idPergunta: number) =>
  useQuery({
    queryKey: [...CHAVE, 'administrada', idPergunta],
    queryFn: ({ signal }) =>
      read('GET /app-web/v1/ajuda/administrar/:idPergunta', { params: { idPergunta } }, { signal }),
    staleTime: 0,
    retry: false,
  });

/** After a change every query of the help is read again. */
export const useRenovar = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: CHAVE });
};
