import { useQuery } from '@tanstack/react-query';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import { chaveDoDetalhe } from '#shell/atos/detalhe-query.ts';
import type { atendimentoContract } from '../contract.ts';

export const api = createApi<typeof atendimentoContract>();
const ler = createReader<typeof atendimentoContract>();
const apoio = createReader<typeof tabelaApoioContract>();

/** `recebidaEm`: the day a letter arrived; null for today. */
export const useAtosQueCabem = (idManifestacao: number, recebidaEm: string | null) =>
  useQuery({
    queryKey: [...chaveDoDetalhe(idManifestacao), 'atendimento', recebidaEm],
    queryFn: () =>
      ler('GET /app-web/v1/atendimento/:idManifestacao', {
        params: { idManifestacao },
        query: recebidaEm ? { recebidaEm } : {},
      }),
    retry: false,
    staleTime: 0,
  });

export const useAtendimentos = (idManifestacao: number, enabled: boolean) =>
  useQuery({
    queryKey: [...chaveDoDetalhe(idManifestacao), 'atendimentos'],
    queryFn: () =>
      ler('GET /app-web/v1/manifestacoes/:idManifestacao/atendimentos', { params: { idManifestacao } }),
    enabled,
    staleTime: 0,
  });

export const useTiposDeRecurso = (enabled: boolean) =>
  useQuery({
    queryKey: ['apoio', 'tipos-recurso'],
    queryFn: () => apoio('GET /tipos-recurso'),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
