import { useQuery } from '@tanstack/react-query';
import { createReader } from '#shell/api/client.ts';
import { chaveDoDetalhe } from '#shell/atos/detalhe-query.ts';
import type { representacaoContract } from '../contract.ts';

const ler = createReader<typeof representacaoContract>();

export const useRepresentacoes = (idManifestacao: number, enabled: boolean) =>
  useQuery({
    queryKey: [...chaveDoDetalhe(idManifestacao), 'representacoes'],
    queryFn: () =>
      ler('GET /app-web/v1/manifestacoes/:idManifestacao/representacoes', { params: { idManifestacao } }),
    enabled,
    staleTime: 0,
  });
