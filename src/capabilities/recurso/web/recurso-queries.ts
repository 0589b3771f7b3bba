import { useQuery } from '@tanstack/react-query';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import type { recursoContract } from '../contract.ts';
import type { assumir } from '../domain/atos/assumir.ato.ts';
import type { esclarecer } from '../domain/atos/esclarecer.ato.ts';
import type { marcarReuniao } from '../domain/atos/marcar-reuniao.ato.ts';
import type { pedirEsclarecimento } from '../domain/atos/pedir-esclarecimento.ato.ts';
import type { prorrogarEsclarecimento } from '../domain/atos/prorrogar-esclarecimento.ato.ts';
import type { qualificar } from '../domain/atos/qualificar.ato.ts';
import type { responder } from '../domain/atos/responder.ato.ts';

export const api = createApi<
  typeof recursoContract &
    ContratoDoAto<typeof assumir> &
    ContratoDoAto<typeof pedirEsclarecimento> &
    ContratoDoAto<typeof prorrogarEsclarecimento> &
    ContratoDoAto<typeof esclarecer> &
    ContratoDoAto<typeof marcarReuniao> &
    ContratoDoAto<typeof responder> &
    ContratoDoAto<typeof qualificar>
>();
const read = createReader<
  typeof recursoContract &
    ContratoDoAto<typeof assumir> &
    ContratoDoAto<typeof pedirEsclarecimento> &
    ContratoDoAto<typeof prorrogarEsclarecimento> &
    ContratoDoAto<typeof esclarecer> &
    ContratoDoAto<typeof marcarReuniao> &
    ContratoDoAto<typeof responder> &
    ContratoDoAto<typeof qualificar>
>();
const apoio = createReader<typeof tabelaApoioContract>();
const SEMPRE = Number.POSITIVE_INFINITY;

/** Below the key of the case, so that reading the case again also reads these. */
const doCaso = (idManifestacao: number, qual: string) => ['manifestacao', idManifestacao, qual] as const;

export const useRemedios = (idManifestacao: number, enabled = true) =>
  useQuery({
    queryKey: doCaso(idManifestacao, 'remedios'),
    queryFn: () =>
      read('GET /app-web/v1/manifestacoes/:idManifestacao/remedios', { params: { idManifestacao } }),
    enabled,
    retry: false,
    staleTime: 0,
  });

export const useRecursosDoCaso = (idManifestacao: number, enabled = true) =>
  useQuery({
    queryKey: doCaso(idManifestacao, 'recursos'),
    queryFn: () =>
      read('GET /app-web/v1/manifestacoes/:idManifestacao/recursos', { params: { idManifestacao } }),
    enabled,
    retry: false,
    staleTime: 0,
  });

export const chaveDoRecurso = (idRecurso: number) => ['recurso', idRecurso] as const;

export const useRecurso = (idRecurso: number) =>
  useQuery({
    queryKey: chaveDoRecurso(idRecurso),
    queryFn: () => read('GET /app-web/v1/recursos/:idRecurso', { params: { idRecurso } }),
    retry: false,
    staleTime: 0,
  });

export const useTiposDeRecurso = (enabled: boolean) =>
  useQuery({
    queryKey: ['apoio', 'tipos-recurso'],
    queryFn: () => apoio('GET /tipos-recurso'),
    enabled,
    staleTime: SEMPRE,
  });

export const CHAVE_A_QUALIFICAR = ['recursos', 'a-qualificar'] as const;

export const useAQualificar = (enabled: boolean) =>
  useQuery({
    queryKey: CHAVE_A_QUALIFICAR,
    queryFn: () => read('GET /app-web/v1/recursos/a-qualificar'),
    enabled,
    staleTime: 0,
  });
