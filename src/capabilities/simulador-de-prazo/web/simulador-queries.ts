import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { orgaoContract } from '#capabilities/orgao/contract.ts';
import { createApi } from '#shell/api/client.ts';
import type { prazoContract } from '../contract.ts';
import { escreverPergunta, type Pergunta } from './pergunta.ts';

const api = createApi<typeof prazoContract>();
const orgaos = createApi<typeof orgaoContract>();

export const useSimulacao = (pergunta: Pergunta) =>
  useQuery({
    queryKey: ['prazos', pergunta],
    queryFn: () =>
      api(
        'GET /app-web/v1/prazos/simular',
        { query: escreverPergunta(pergunta) as never },
        { errors: 'silent' },
      ),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Offices whose name begins like what is typed. */
export const useOrgaosPorNome = (busca: string) =>
  useQuery({
    queryKey: ['orgaos', 'simulador', busca],
    queryFn: () => orgaos('GET /app-web/v1/orgaos', { query: { busca } }, { errors: 'silent', quiet: true }),
    enabled: busca !== '',
    placeholderData: keepPreviousData,
  });

export const useOrgao = (idOuvidoria: number | undefined) =>
  useQuery({
    queryKey: ['orgaos', 'um', idOuvidoria],
    queryFn: () =>
      orgaos(
        'GET /app-web/v1/orgaos/:idOuvidoria',
        { params: { idOuvidoria: idOuvidoria ?? 0 } },
        { errors: 'silent', quiet: true },
      ),
    enabled: idOuvidoria !== undefined,
  });
