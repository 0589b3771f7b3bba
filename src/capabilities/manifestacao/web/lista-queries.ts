import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { createReader } from '#shell/api/client.ts';
import type { OpcaoDeApoio } from '#shell/lista/apoio.ts';
import { useTiposDeManifestacao } from '#shell/lista/apoio-queries.ts';
import type { manifestacaoContract } from '../contract.ts';
import { escreverFiltro, type Filtro } from './filtro-do-endereco.ts';

const api = createReader<typeof manifestacaoContract>();

/** The person's own cases, page by page; while a new search runs, the last result stays visible. */
export const useLista = (lai: boolean, filtro: Filtro) =>
  useInfiniteQuery({
    queryKey: ['manifestacoes', lai, filtro],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /app-web/v1/manifestacoes',
        { query: { ...escreverFiltro(filtro), lai, cursor: pageParam || undefined } as never },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.proximoCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The same list as a file, fetched by the browser itself. */
export const enderecoDaExportacao = (lai: boolean, filtro: Filtro, formato: 'csv' | 'pdf'): string =>
  `/api/app-web/v1/manifestacoes/exportar?${new URLSearchParams({ ...escreverFiltro(filtro), lai: String(lai), formato })}`;

/**
 * Requests have their own list, a comunicação no owner; unclassified cases are from old systems.
 */
const FORA_DO_FILTRO: readonly number[] = [
  TipoManifestacao.acessoAInformacao,
  TipoManifestacao.comunicacao,
  TipoManifestacao.naoClassificada,
];

export const useTipos = (): readonly OpcaoDeApoio[] =>
  useTiposDeManifestacao().filter(({ id }) => !FORA_DO_FILTRO.includes(id));
