import { useQuery } from '@tanstack/react-query';
import { type OpcaoDeApoio, type OpcaoDeAssunto, readApoio } from './apoio.ts';

const SEMPRE = Number.POSITIVE_INFINITY;

/** Only a new version changes these tables: each is read once, and is empty until then. */
const useTabela = <O extends OpcaoDeApoio>(
  nome: string,
  queryFn: () => Promise<readonly O[]>,
): readonly O[] => useQuery({ queryKey: ['apoio', nome], queryFn, staleTime: SEMPRE }).data ?? [];

export const useTiposDeManifestacao = (): readonly OpcaoDeApoio[] =>
  useTabela('tipos-manifestacao', () => readApoio().tiposDeManifestacao());

export const useSituacoes = (): readonly OpcaoDeApoio[] =>
  useTabela('situacoes-manifestacao', () => readApoio().situacoes());

export const useCanais = (): readonly OpcaoDeApoio[] =>
  useTabela('canais-entrada', () => readApoio().canais());

export const useAssuntos = (): readonly OpcaoDeAssunto[] =>
  useTabela('assuntos', () => readApoio().assuntos());

/** Offices whose name begins with what is typed in the filter. */
export const useOrgaosPorNome = (prefixo: string) =>
  useQuery({
    queryKey: ['orgaos', 'filtro', prefixo],
    queryFn: () => readApoio().orgaosPorNome(prefixo),
    enabled: prefixo !== '',
  });

/** The office named in the address, for its chip and its field. */
export const useOrgao = (idOuvidoria: number | null) =>
  useQuery({
    queryKey: ['orgaos', 'um', idOuvidoria],
    queryFn: () => readApoio().orgao(idOuvidoria ?? 0),
    enabled: idOuvidoria !== null,
    staleTime: SEMPRE,
  });
