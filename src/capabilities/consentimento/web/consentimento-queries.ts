import type { z } from 'zod';
import { createApi, createReader } from '#shell/api/client.ts';
import { useAbertoPeloLink } from '#shell/segredo-do-endereco/troca-do-link.ts';
import type { consentimentoContract } from '../contract.ts';

const api = createApi<typeof consentimentoContract>();
const read = createReader<typeof consentimentoContract>();

const VER = 'GET /app-web/v1/manifestacoes/:idManifestacao/consentimento';
export type PedidoDeConsentimento = z.output<(typeof consentimentoContract)[typeof VER]['response']>;

/** S2-09. The link works once. */
export const useConsentimento = (idManifestacao: number, token: string | null) =>
  useAbertoPeloLink({
    qual: 'consentimento',
    idManifestacao,
    segredo: token,
    trocar: (segredo) =>
      api(
        'POST /app-web/v1/manifestacoes/:idManifestacao/consentimento/abrir',
        { params: { idManifestacao }, body: { token: segredo } },
        { errors: 'silent' },
      ),
    ver: () => read(VER, { params: { idManifestacao } }),
  });
