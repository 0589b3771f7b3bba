import { useQuery } from '@tanstack/react-query';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { createReader } from '#shell/api/client.ts';

const api = createReader<typeof tabelaApoioContract>();
const UMA_HORA = 3_600_000;

export const useFuncoes = () =>
  useQuery({
    queryKey: ['funcoes-envolvido'],
    queryFn: () => api('GET /funcoes-envolvido', undefined, { quiet: true }),
    staleTime: UMA_HORA,
  });

export const useModosResposta = (enabled: boolean) =>
  useQuery({
    queryKey: ['modos-resposta'],
    queryFn: () => api('GET /modos-resposta', undefined, { quiet: true }),
    staleTime: UMA_HORA,
    enabled,
  });

/** The cities of one state; none is asked for before a state is chosen. */
export const useMunicipios = (uf: string) =>
  useQuery({
    queryKey: ['municipios', uf],
    queryFn: () => api('GET /municipios', { query: { uf } }, { quiet: true }),
    staleTime: UMA_HORA,
    enabled: uf !== '',
  });
