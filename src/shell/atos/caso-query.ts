import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { analiseContract, casoParaAnalise } from '#capabilities/analise/contract.ts';
import { createApi } from '#shell/api/client.ts';

const api = createApi<typeof analiseContract>();

export type CasoParaAnalise = z.output<typeof casoParaAnalise>;

export const chaveDoCaso = (idManifestacao: number) => ['tratamento', 'caso', idManifestacao] as const;

/**
 * One case as its office has it; null asks for none. A form begins from what the page around it shows; on a page of its
 * own it asks, and keeps nothing afterwards, so that the next one begins from what is true then.
 */
export const useCaso = (idManifestacao: number | null) =>
  useQuery({
    queryKey: chaveDoCaso(idManifestacao ?? 0),
    queryFn: () =>
      api(
        'GET /app-web/v1/tratamento/:idManifestacao',
        { params: { idManifestacao: idManifestacao ?? 0 } },
        { errors: 'silent' },
      ),
    enabled: idManifestacao !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
