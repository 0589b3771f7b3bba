import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { tramitacaoContract } from '../contract.ts';
import { findMeuPasso, listMeusPassos } from './find-meu-passo.ts';
import { lembrarPassosJob } from './lembrar-passos.ts';
import { listUnidades } from './unidades.ts';

export { abrirPassos } from './abrir-passos.ts';
export { passarPasso } from './passar-passo.ts';
export { listPassosDoCaso, listPassosDoRecurso } from './passos-do-caso.ts';
export { listPassosDaPessoa, listPassosDoDestinatario } from './tramitacao-repository.ts';

const handlers = (platform: Platform): Handlers<typeof tramitacaoContract> => ({
  'GET /app-web/v1/tramitacoes': (pedido) => listMeusPassos(platform, quemAge(platform, pedido)),

  'GET /app-web/v1/tramitacoes/:idTramitacao': ({ params, ...pedido }) =>
    findMeuPasso(platform, quemAge(platform, pedido), params.idTramitacao),

  'GET /app-web/v1/unidades': ({ usuario, query }) => listUnidades(platform, usuario, query.idOuvidoria),
});

export const tramitacaoCapability = (platform: Platform): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(tramitacaoContract, handlers(platform)),
  jobs: [lembrarPassosJob(platform)],
});
