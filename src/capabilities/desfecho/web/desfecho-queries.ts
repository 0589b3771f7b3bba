import { useQuery } from '@tanstack/react-query';
import { createReader } from '#shell/api/client.ts';
import { chaveDoDetalhe } from '#shell/atos/detalhe-query.ts';
import type { desfechoContract } from '../contract.ts';

const ler = createReader<typeof desfechoContract>();

/** Under the key of the case: reading the case again reads this again too. */
export const useDesfechos = (idManifestacao: number, enabled: boolean) =>
  useQuery({
    queryKey: [...chaveDoDetalhe(idManifestacao), 'desfechos'],
    queryFn: () =>
      ler('GET /app-web/v1/manifestacoes/:idManifestacao/desfechos', { params: { idManifestacao } }),
    enabled,
    staleTime: 0,
  });

export const useResultados = () =>
  useQuery({
    queryKey: ['desfechos', 'resultados'],
    queryFn: () => ler('GET /app-web/v1/desfechos/resultados'),
    staleTime: Number.POSITIVE_INFINITY,
  });
