import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { orgaoContract } from '#capabilities/orgao/contract.ts';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { createApi } from '#web/api/client.ts';
import type { manifestacaoContract } from '../contract.ts';
import { escreverFiltro, type Filtro } from './filtro-do-endereco.ts';

const api = createApi<typeof manifestacaoContract>();
const apoio = createApi<typeof tabelaApoioContract>();
const orgaos = createApi<typeof orgaoContract>();
const QUIET = { errors: 'silent', quiet: true } as const;

/** One's own, page after page; while a new search runs, the last result stays on the screen. */
export const useLista = (lai: boolean, filtro: Filtro) =>
  useInfiniteQuery({
    queryKey: ['manifestacoes', lai, filtro],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /app-web/v1/manifestacoes',
        { query: { ...escreverFiltro(filtro), lai, cursor: pageParam || undefined } as never },
        { errors: 'silent', signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.proximoCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The same list as a file, fetched by the browser itself. */
export const enderecoDaExportacao = (lai: boolean, filtro: Filtro, formato: 'csv' | 'pdf'): string =>
  `/api/app-web/v1/manifestacoes/exportar?${new URLSearchParams({ ...escreverFiltro(filtro), lai: String(lai), formato })}`;

/** An access request has its own list, a comunicação has no owner, and unclassified ones are of old systems. */
const FORA_DO_FILTRO: readonly number[] = [
  TipoManifestacao.acessoAInformacao,
  TipoManifestacao.comunicacao,
  TipoManifestacao.naoClassificada,
];

interface Opcao {
  readonly id: number;
  readonly nome: string;
}

export const useTipos = (): readonly Opcao[] => {
  const { data = [] } = useQuery({
    queryKey: ['apoio', 'tipos-manifestacao'],
    queryFn: () => apoio('GET /tipos-manifestacao', undefined, QUIET),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data
    .filter(({ idTipoManifestacao }) => !FORA_DO_FILTRO.includes(idTipoManifestacao))
    .map(({ idTipoManifestacao, descTipoManifestacao }) => ({
      id: idTipoManifestacao,
      nome: descTipoManifestacao,
    }));
};

export const useSituacoes = (): readonly Opcao[] => {
  const { data = [] } = useQuery({
    queryKey: ['apoio', 'situacoes-manifestacao'],
    queryFn: () => apoio('GET /situacoes-manifestacao', undefined, QUIET),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data.map(({ idSituacaoManifestacao, descSituacaoManifestacao }) => ({
    id: idSituacaoManifestacao,
    nome: descSituacaoManifestacao,
  }));
};

/** Offices whose name begins like what is typed in the filter. */
export const useOrgaosPorNome = (prefixo: string) =>
  useQuery({
    queryKey: ['orgaos', 'filtro', prefixo],
    queryFn: () => orgaos('GET /app-web/v1/orgaos', { query: { busca: prefixo } }, QUIET),
    enabled: prefixo !== '',
  });

/** The office the address names, for its chip and its field. */
export const useOrgao = (idOuvidoria: number | null) =>
  useQuery({
    queryKey: ['orgaos', 'um', idOuvidoria],
    queryFn: () =>
      orgaos('GET /app-web/v1/orgaos/:idOuvidoria', { params: { idOuvidoria: idOuvidoria ?? 0 } }, QUIET),
    enabled: idOuvidoria !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
