import { useQuery } from '@tanstack/react-query';
import type { orgaoContract } from '#capabilities/orgao/contract.ts';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { createApi } from '#shell/api/client.ts';

const apoio = createApi<typeof tabelaApoioContract>();
const orgaos = createApi<typeof orgaoContract>();
const QUIET = { errors: 'silent', quiet: true } as const;
const SEMPRE = Number.POSITIVE_INFINITY;

export interface OpcaoDeApoio {
  readonly id: number;
  readonly nome: string;
}

export const useTiposDeManifestacao = (): readonly OpcaoDeApoio[] => {
  const { data = [] } = useQuery({
    queryKey: ['apoio', 'tipos-manifestacao'],
    queryFn: () => apoio('GET /tipos-manifestacao', undefined, QUIET),
    staleTime: SEMPRE,
  });
  return data.map(({ idTipoManifestacao, descTipoManifestacao }) => ({
    id: idTipoManifestacao,
    nome: descTipoManifestacao,
  }));
};

export const useSituacoes = (): readonly OpcaoDeApoio[] => {
  const { data = [] } = useQuery({
    queryKey: ['apoio', 'situacoes-manifestacao'],
    queryFn: () => apoio('GET /situacoes-manifestacao', undefined, QUIET),
    staleTime: SEMPRE,
  });
  return data.map(({ idSituacaoManifestacao, descSituacaoManifestacao }) => ({
    id: idSituacaoManifestacao,
    nome: descSituacaoManifestacao,
  }));
};

export const useCanais = (): readonly OpcaoDeApoio[] => {
  const { data = [] } = useQuery({
    queryKey: ['apoio', 'canais-entrada'],
    queryFn: () => apoio('GET /canais-entrada', undefined, QUIET),
    staleTime: SEMPRE,
  });
  return data.map(({ idCanalEntrada, descCanalEntrada }) => ({ id: idCanalEntrada, nome: descCanalEntrada }));
};

interface OpcaoDeAssunto extends OpcaoDeApoio {
  readonly area: string;
}

export const useAssuntos = (): readonly OpcaoDeAssunto[] => {
  const { data = [] } = useQuery({
    queryKey: ['apoio', 'assuntos'],
    queryFn: () => apoio('GET /assuntos', undefined, QUIET),
    staleTime: SEMPRE,
  });
  return data.map(({ idAssunto, descAssunto, area }) => ({ id: idAssunto, nome: descAssunto, area }));
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
    staleTime: SEMPRE,
  });

export const nomeDaOpcao = (opcoes: readonly OpcaoDeApoio[], id: number): string =>
  opcoes.find((opcao) => opcao.id === id)?.nome ?? `nº ${id}`;
