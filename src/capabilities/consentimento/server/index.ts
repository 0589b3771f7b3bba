import { trocarLink } from '#capabilities/codigo-acesso/server/index.ts';
import { manifestacaoNaoEncontrada } from '#capabilities/manifestacao/domain/manifestacao-errors.ts';
import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { FEITO } from '#kernel/campos.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { consentimentoContract } from '../contract.ts';
import { encerrarSemRespostaJob } from './encerrar-sem-resposta.ts';
import { lembrarConsentimentoJob } from './lembrar-consentimento.ts';
import { verConsentimento } from './ver-consentimento.ts';

const handlers = (platform: Platform): Handlers<typeof consentimentoContract> => ({
  'POST /app-web/v1/manifestacoes/:idManifestacao/consentimento/abrir': async ({
    params,
    body,
    ...naResposta
  }) => {
    const link = { ...params, ...body, finalidade: 'consentimento' } as const;
    if (!(await trocarLink(platform, naResposta, link))) throw manifestacaoNaoEncontrada();
    return FEITO;
  },

  'GET /app-web/v1/manifestacoes/:idManifestacao/consentimento': ({ params, ...pedido }) =>
    verConsentimento(platform, quemAge(platform, pedido, 'consentimento'), params.idManifestacao),
});

export const consentimentoCapability = (platform: Platform): Routes & { jobs: readonly Job[] } => ({
  ...routes(consentimentoContract, handlers(platform)),
  jobs: [encerrarSemRespostaJob(platform), lembrarConsentimentoJob(platform)],
});

export { hasConsentimentoPara } from './consentimento-repository.ts';
