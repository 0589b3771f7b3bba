import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { representacaoContract } from '../contract.ts';
import { selarRepresentacoesJob } from './selar-representacoes.ts';
import { verRepresentacoes } from './ver-representacoes.ts';

export { listRepresentacoes } from './representacao-repository.ts';

const handlers = (platform: Platform): Handlers<typeof representacaoContract> => ({
  'GET /app-web/v1/manifestacoes/:idManifestacao/representacoes': ({ params, ...pedido }) =>
    verRepresentacoes(platform, quemAge(platform, pedido), params.idManifestacao),
});

export const representacaoCapability = (platform: Platform): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(representacaoContract, handlers(platform)),
  jobs: [selarRepresentacoesJob(platform)],
});
