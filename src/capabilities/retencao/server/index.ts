import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { FEITO } from '#kernel/campos.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { retencaoContract } from '../contract.ts';
import { decidirListagem, proporListagem } from './decidir-listagem.ts';
import { eliminarJob } from './eliminar.ts';
import { listarVencidasJob } from './listar-vencidas.ts';
import { levantarGuarda, suspenderGuarda, verSuspensoes } from './suspender.ts';
import { verCasos, verListagens, verPublicas } from './ver-listagens.ts';

const handlers = (platform: Platform): Handlers<typeof retencaoContract> => ({
  'GET /app-web/v1/eliminacoes/publicas': ({ query }) => verPublicas(platform, query),
  'GET /app-web/v1/eliminacoes': ({ usuario, query }) => verListagens(platform, usuario, query),
  'GET /app-web/v1/eliminacoes/:idEliminacao/casos': ({ usuario, params, query }) =>
    verCasos(platform, usuario, params.idEliminacao, query),
  'POST /app-web/v1/eliminacoes/:idEliminacao/propor': async ({ usuario, params, body }) => {
    await proporListagem(platform, usuario, params.idEliminacao, body);
    return FEITO;
  },
  'POST /app-web/v1/eliminacoes/:idEliminacao/decidir': async ({ usuario, params, body }) => {
    await decidirListagem(platform, usuario, params.idEliminacao, body);
    return FEITO;
  },
  'GET /app-web/v1/guarda/suspensoes': ({ usuario, query }) => verSuspensoes(platform, usuario, query),
  'POST /app-web/v1/guarda/suspensoes': ({ body, ...pedido }) =>
    suspenderGuarda(platform, { ...quemAge(platform, pedido), usuario: pedido.usuario }, body),
  'POST /app-web/v1/guarda/suspensoes/:idSuspensao/levantar': async ({ params, body, ...pedido }) => {
    const quem = { ...quemAge(platform, pedido), usuario: pedido.usuario };
    await levantarGuarda(platform, quem, params.idSuspensao, body.motivo);
    return FEITO;
  },
});

export const retencaoCapability = (platform: Platform): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(retencaoContract, handlers(platform)),
  jobs: [listarVencidasJob(platform), eliminarJob(platform)],
});
