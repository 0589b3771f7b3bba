import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { createReader } from '#shell/api/client.ts';
import type { tramitacaoContract } from '../contract.ts';

const api = createReader<typeof tramitacaoContract>();

const UNIDADES = 'GET /app-web/v1/unidades';
const MEUS = 'GET /app-web/v1/tramitacoes';
const UM = 'GET /app-web/v1/tramitacoes/:idTramitacao';
export type Unidades = z.output<(typeof tramitacaoContract)[typeof UNIDADES]['response']>;
export type MeuPasso = z.output<(typeof tramitacaoContract)[typeof MEUS]['response']>['itens'][number];
export type PassoAberto = z.output<(typeof tramitacaoContract)[typeof UM]['response']>;

/** The units of one's own office; the administrador names one. */
export const useUnidades = (idOuvidoria: number | undefined) =>
  useQuery({
    queryKey: ['unidades', idOuvidoria],
    queryFn: () =>
      api(UNIDADES, { query: idOuvidoria === undefined ? {} : { idOuvidoria: String(idOuvidoria) } }),
  });

export const CHAVE_DOS_PASSOS = ['tramitacoes'] as const;

export const useMeusPassos = () =>
  useQuery({ queryKey: CHAVE_DOS_PASSOS, queryFn: () => api(MEUS), staleTime: 0 });

/** Reading it is recorded in the case's history, so it is not fetched again in the background. */
export const usePasso = (idTramitacao: number) =>
  useQuery({
    queryKey: [...CHAVE_DOS_PASSOS, idTramitacao],
    queryFn: () => api(UM, { params: { idTramitacao } }),
    retry: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
