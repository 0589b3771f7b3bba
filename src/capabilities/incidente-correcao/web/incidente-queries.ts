import { useQuery } from '@tanstack/react-query';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { definirLista } from '#shell/lista/use-lista.ts';
import type { incidenteContract } from '../contract.ts';
import type { abrirIncidente } from '../domain/abrir-incidente.ato.ts';
import type { prorrogar } from '../domain/prorrogar.ato.ts';
import type { responder } from '../domain/responder.ato.ts';

export const api = createApi<
  typeof incidenteContract &
    ContratoDoAto<typeof abrirIncidente> &
    ContratoDoAto<typeof responder> &
    ContratoDoAto<typeof prorrogar>
>();
const read = createReader<typeof incidenteContract>();
export const CHAVE_DOS_INCIDENTES = ['incidentes'] as const;

/** In Brasília, by the server's clock. */
export const hoje = (): string => toIsoDate(localDate(serverNow().getTime()));

/** Lists to choose from, without filters. */
const semFiltro: FormaDoFiltro<object> = { ler: () => ({}), escrever: () => ({}) };
const tamanhos = [20, 50, 100] as const;

export const decisoesACorrigir = definirLista({
  chave: [...CHAVE_DOS_INCIDENTES, 'decisoes'],
  forma: semFiltro,
  semFiltro: {},
  tamanhos,
  ler: (_filtro, pagina, signal) =>
    read('GET /app-web/v1/incidentes/decisoes', { query: pagina }, { signal }),
  chaveDe: ({ idRecurso }) => String(idRecurso),
});

export const incidentesAbertos = definirLista({
  chave: [...CHAVE_DOS_INCIDENTES, 'abertos'],
  forma: semFiltro,
  semFiltro: {},
  tamanhos,
  ler: (_filtro, pagina, signal) =>
    read('GET /app-web/v1/incidentes', { query: { situacao: 'aberto', ...pagina } }, { signal }),
  chaveDe: ({ idIncidente }) => String(idIncidente),
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
