import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import type { incidenteContract } from '../contract.ts';
import type { abrirIncidente } from '../domain/abrir-incidente.ato.ts';
import type { SituacaoDoIncidente } from '../domain/fatos-do-incidente.ts';
import type { prorrogar } from '../domain/prorrogar.ato.ts';
import type { responder } from '../domain/responder.ato.ts';

export const api = createApi<
  typeof incidenteContract &
    ContratoDoAto<typeof abrirIncidente> &
    ContratoDoAto<typeof responder> &
    ContratoDoAto<typeof prorrogar>
>();
const read = createReader<
  typeof incidenteContract &
    ContratoDoAto<typeof abrirIncidente> &
    ContratoDoAto<typeof responder> &
    ContratoDoAto<typeof prorrogar>
>();
export const SILENT = { errors: 'silent' } as const;
export const CHAVE_DOS_INCIDENTES = ['incidentes'] as const;

/** In Brasília, by the server's clock. */
export const hoje = (): string => toIsoDate(localDate(serverNow().getTime()));

export const useDecisoes = (pagina: number) =>
  useQuery({
    queryKey: [...CHAVE_DOS_INCIDENTES, 'decisoes', pagina],
    queryFn: () => read('GET /app-web/v1/incidentes/decisoes', { query: { pagina } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useIncidentes = (situacao: SituacaoDoIncidente, pagina: number) =>
  useQuery({
    queryKey: [...CHAVE_DOS_INCIDENTES, 'lista', situacao, pagina],
    queryFn: () => read('GET /app-web/v1/incidentes', { query: { situacao, pagina } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useIncidentesDoRecurso = (idRecurso: number) =>
  useQuery({
    queryKey: [...CHAVE_DOS_INCIDENTES, 'recurso', idRecurso],
    queryFn: () => read('GET /app-web/v1/recursos/:idRecurso/incidentes', { params: { idRecurso } }),
    retry: false,
    staleTime: 0,
  });

export const useIncidente = (idIncidente: number) =>
  useQuery({
    queryKey: [...CHAVE_DOS_INCIDENTES, 'um', idIncidente],
    queryFn: () => read('GET /app-web/v1/incidentes/:idIncidente', { params: { idIncidente } }),
    retry: false,
    staleTime: 0,
  });
