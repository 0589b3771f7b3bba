import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint } from '#kernel/endpoint.ts';
import { createReader } from '#shell/api/client.ts';

/**
 * One case, as its office reads it. `tratamento`, which reads it, declares its fields
 * (`tratamento/web/caso-queries.ts`), as a part declares its properties: the form of an act starts
 * from the case without knowing another capability.
 */
// biome-ignore lint/suspicious/noEmptyInterface: its fields come from the contract of `tratamento`.
export interface CasoDaEquipe {}

interface Leitura extends Endpoint {
  readonly params: z.ZodType<{ readonly idManifestacao: number }, { readonly idManifestacao: number }>;
  readonly response: z.ZodType<CasoDaEquipe>;
}

const LER = 'GET /app-web/v1/tratamento/:idManifestacao';
const ler = createReader<{ readonly [LER]: Leitura }>();

export const chaveDoCaso = (idManifestacao: number) => ['tratamento', 'caso', idManifestacao] as const;

export const readCaso = (idManifestacao: number): Promise<CasoDaEquipe> =>
  ler(LER, { params: { idManifestacao } });

/**
 * The case; null reads none. A form uses what the page around it already read. On a page of its own
 * it fetches the case and keeps nothing afterwards, so that the next form starts from fresh data.
 */
export const useCaso = (idManifestacao: number | null) =>
  useQuery({
    queryKey: chaveDoCaso(idManifestacao ?? 0),
    queryFn: () => readCaso(idManifestacao ?? 0),
    enabled: idManifestacao !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });

/** The same only where the page around has read it: asks for nothing, and records no view. */
export const useCasoJaLido = (idManifestacao: number | null): CasoDaEquipe | undefined =>
  useQuery({
    queryKey: chaveDoCaso(idManifestacao ?? 0),
    queryFn: () => readCaso(idManifestacao ?? 0),
    enabled: false,
  }).data;
