import { useQuery } from '@tanstack/react-query';
import { createApi } from '#shell/api/client.ts';
import type { manifestacaoContract } from '../../contract.ts';

const api = createApi<typeof manifestacaoContract>();
const SILENT = { errors: 'silent' } as const;

export const chaveDoCaso = (idManifestacao: number) => ['manifestacao', idManifestacao] as const;

export const useDetalhe = (idManifestacao: number) =>
  useQuery({
    queryKey: chaveDoCaso(idManifestacao),
    queryFn: () =>
      api('GET /app-web/v1/manifestacoes/:idManifestacao', { params: { idManifestacao } }, SILENT),
    retry: false,
    staleTime: 0,
  });

/** Asked only when somebody wants to know: it lists every day. */
export const usePrazoExplicado = (idManifestacao: number, enabled: boolean) =>
  useQuery({
    queryKey: [...chaveDoCaso(idManifestacao), 'prazo'],
    queryFn: () =>
      api('GET /app-web/v1/manifestacoes/:idManifestacao/prazo', { params: { idManifestacao } }, SILENT),
    enabled,
    retry: false,
  });
