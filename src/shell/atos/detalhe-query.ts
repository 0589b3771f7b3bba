import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint } from '#kernel/endpoint.ts';
import { createReader } from '#shell/api/client.ts';

/** One case as whoever filed it, or judges an appeal of it, reads it; `manifestacao` says what is in it, as of `CasoDaEquipe`. */
// biome-ignore lint/suspicious/noEmptyInterface: its fields come from the contract of `manifestacao`.
export interface DetalheDoCaso {}

interface Leitura extends Endpoint {
  readonly params: z.ZodType<{ readonly idManifestacao: number }, { readonly idManifestacao: number }>;
  readonly response: z.ZodType<DetalheDoCaso>;
}

const LER = 'GET /app-web/v1/manifestacoes/:idManifestacao';
const ler = createReader<{ readonly [LER]: Leitura }>();

/** One key for all pages: whoever comes from the page of the case has it already. */
export const chaveDoDetalhe = (idManifestacao: number) => ['manifestacao', idManifestacao] as const;

export const useDetalhe = (idManifestacao: number) =>
  useQuery({
    queryKey: chaveDoDetalhe(idManifestacao),
    queryFn: () => ler(LER, { params: { idManifestacao } }),
    retry: false,
    staleTime: 0,
  });
