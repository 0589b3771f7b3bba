import { useQuery } from '@tanstack/react-query';
import { createReader } from '#shell/api/client.ts';
import type { manifestacaoContract } from '../../contract.ts';

const api = createReader<typeof manifestacaoContract>();

export const chaveDoCaso = (idManifestacao: number) => ['manifestacao', idManifestacao] as const;

export const useDetalhe = (idManifestacao: number) =>
  useQuery({
    queryKey: chaveDoCaso(idManifestacao),
    queryFn: () => api('GET /app-web/v1/manifestacoes/:idManifestacao', { params: { idManifestacao } }),
    retry: false,
    staleTime: 0,
  });

/** Fetched only on demand: it lists every day. */
export const usePrazoExplicado = (idManifestacao: number, enabled: boolean) =>
  useQuery({
    queryKey: [...chaveDoCaso(idManifestacao), 'prazo'],
    queryFn: () => api('GET /app-web/v1/manifestacoes/:idManifestacao/prazo', { params: { idManifestacao } }),
    enabled,
    retry: false,
  });
