import { useQuery } from '@tanstack/react-query';
import { type OpcaoDeApoio, type OpcaoDeAssunto, readApoio } from './apoio.ts';

const SEMPRE = Number.POSITIVE_INFINITY;

/** Only a new version changes these tables: each is read once, and is empty until then; or never, where nobody needs it. */
const useTabela = <O extends OpcaoDeApoio>(
  nome: string,
  queryFn: () => Promise<readonly O[]>,
  enabled: boolean,
): readonly O[] => useQuery({ queryKey: ['apoio', nome], queryFn, staleTime: SEMPRE, enabled }).data ?? [];

export const useTiposDeManifestacao = (enabled = true): readonly OpcaoDeApoio[] =>
  useTabela('tipos-manifestacao', () => readApoio().tiposDeManifestacao(), enabled);

export const useSituacoes = (enabled = true): readonly OpcaoDeApoio[] =>
  useTabela('situacoes-manifestacao', () => readApoio().situacoes(), enabled);

export const useCanais = (enabled = true): readonly OpcaoDeApoio[] =>
  useTabela('canais-entrada', () => readApoio().canais(), enabled);

export const useAssuntos = (enabled = true): readonly OpcaoDeAssunto[] =>
  useTabela('assuntos', () => readApoio().assuntos(), enabled);

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
