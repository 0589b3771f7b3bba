import { useQuery } from '@tanstack/react-query';
import { createReader } from '#shell/api/client.ts';
import { chaveDoDetalhe } from '#shell/atos/detalhe-query.ts';
import type { manifestacaoContract } from '../../contract.ts';
import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';

declare module '#shell/atos/detalhe-query.ts' {
  interface DetalheDoCaso extends DetalheDaManifestacao {}
}

const api = createReader<typeof manifestacaoContract>();

/** Fetched only on demand: it lists every day. */
export const usePrazoExplicado = (idManifestacao: number, enabled: boolean) =>
  useQuery({
    queryKey: [...chaveDoDetalhe(idManifestacao), 'prazo'],
    queryFn: () => api('GET /app-web/v1/manifestacoes/:idManifestacao/prazo', { params: { idManifestacao } }),
    enabled,
    retry: false,
  });
