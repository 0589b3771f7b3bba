import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { createApi } from '#web/api/client.ts';
import { useTrocaDoLink } from '#web/consultar/troca-do-link.ts';
import type { consentimentoContract } from '../contract.ts';

const api = createApi<typeof consentimentoContract>();

const VER = 'GET /app-web/v1/manifestacoes/:idManifestacao/consentimento';
export type PedidoDeConsentimento = z.output<(typeof consentimentoContract)[typeof VER]['response']>;

/** S2-09. The link works once; used or wrong, the person's session or code may still open the request. */
export const useConsentimento = (idManifestacao: number, token: string | null) => {
  const troca = useTrocaDoLink('consentimento', idManifestacao, token, (segredo) =>
    api(
      'POST /app-web/v1/manifestacoes/:idManifestacao/consentimento/abrir',
      { params: { idManifestacao }, body: { token: segredo } },
      { errors: 'silent' },
    ),
  );
  const pedido = useQuery({
    queryKey: ['manifestacao', idManifestacao, 'consentimento'],
    queryFn: () => api(VER, { params: { idManifestacao } }, { errors: 'silent' }),
    enabled: token === null || troca.isFetched,
    retry: false,
    staleTime: 0,
  });
  return pedido;
};
