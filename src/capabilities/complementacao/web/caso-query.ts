import { useQuery } from '@tanstack/react-query';
import type { manifestacaoContract } from '#capabilities/manifestacao/contract.ts';
import { createReader } from '#shell/api/client.ts';

const ler = createReader<typeof manifestacaoContract>();

/** The same key as on the page of the case, so that coming from there needs no new request. */
export const chaveDoCaso = (idManifestacao: number) => ['manifestacao', idManifestacao] as const;

export const useCaso = (idManifestacao: number) =>
  useQuery({
    queryKey: chaveDoCaso(idManifestacao),
    queryFn: () => ler('GET /app-web/v1/manifestacoes/:idManifestacao', { params: { idManifestacao } }),
    retry: false,
    staleTime: 0,
  });
