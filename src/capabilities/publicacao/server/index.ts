import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { publicacaoContract } from '../contract.ts';
import { decidirAchados } from './decidir-achados.ts';
import { listPendentes } from './list-pendentes.ts';
import { mostrarPublicacao } from './mostrar-publicacao.ts';
import { publicarPedidoJob, varrerPublicacoesJob } from './publicar-job.ts';

export { varrerEPublicar } from './varrer-e-publicar.ts';

const handlers = (platform: Platform): Handlers<typeof publicacaoContract> => ({
  'GET /app-web/v1/publicacao/pendentes': ({ usuario, query }) => listPendentes(platform, usuario, query),

  'GET /app-web/v1/publicacao/:idManifestacao': ({ params, ...pedido }) =>
    mostrarPublicacao(platform, quemAge(platform, pedido), params.idManifestacao),

  'POST /app-web/v1/publicacao/:idManifestacao/decisoes': ({ params, body, ...pedido }) =>
    decidirAchados(platform, quemAge(platform, pedido), params.idManifestacao, body),
});

export const publicacaoCapability = (platform: Platform): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(publicacaoContract, handlers(platform)),
  jobs: [publicarPedidoJob(platform), varrerPublicacoesJob(platform)],
});
