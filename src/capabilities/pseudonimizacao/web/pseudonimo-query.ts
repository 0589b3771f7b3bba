import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { createReader } from '#shell/api/client.ts';
import type { pseudonimizacaoContract } from '../contract.ts';

const api = createReader<typeof pseudonimizacaoContract>();

const LER = 'GET /app-web/v1/tratamento/:idManifestacao/pseudonimo';
type Previa = z.output<(typeof pseudonimizacaoContract)[typeof LER]['response']>;
export type TextoVisto = Previa['textos'][number];

/** Reading it is recorded in the case's history, so it is not fetched in the background and not kept. */
export const usePseudonimo = (idManifestacao: number | null) =>
  useQuery({
    queryKey: ['tratamento', 'pseudonimo', idManifestacao],
    queryFn: () => api(LER, { params: { idManifestacao: idManifestacao ?? 0 } }),
    enabled: idManifestacao !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
