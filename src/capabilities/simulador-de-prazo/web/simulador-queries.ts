import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { orgaoContract } from '#capabilities/orgao/contract.ts';
import { createReader } from '#shell/api/client.ts';
import type { prazoContract } from '../contract.ts';
import { escreverPergunta, type Pergunta } from './pergunta.ts';

const api = createReader<typeof prazoContract>();
const orgaos = createReader<typeof orgaoContract>();

export const useSimulacao = (pergunta: Pergunta) =>
  useQuery({
    queryKey: ['prazos', pergunta],
    queryFn: () => api('GET /app-web/v1/prazos/simular', { query: escreverPergunta(pergunta) as never }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** One setting of the whole platform. */
export const useHoraDeCorte = () =>
  useQuery({
    queryKey: ['prazos', 'hora-de-corte'],
    queryFn: () => api('GET /app-web/v1/prazos/hora-de-corte', undefined, { quiet: true }),
  });

/** Offices whose name begins like what is typed. */
export const useOrgaosPorNome = (busca: string) =>
  useQuery({
    queryKey: ['orgaos', 'simulador', busca],
    queryFn: () => orgaos('GET /app-web/v1/orgaos', { query: { busca } }, { quiet: true }),
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
        { quiet: true },
      ),
    enabled: idOuvidoria !== undefined,
  });
