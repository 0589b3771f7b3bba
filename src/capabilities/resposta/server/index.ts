import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { FEITO } from '#kernel/campos.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { respostaContract } from '../contract.ts';
import { criarModelo, listModelos, mudarModelo, retirarModelo } from './modelos.ts';
import { abrirRascunho, descartarRascunho, guardarRascunho } from './rascunho-resposta.ts';
import { usarModelo } from './usar-modelo.ts';
import { varrerRascunhosJob } from './varrer-rascunhos.ts';

export { responderEAoGrupo } from './responder-e-ao-grupo.ts';
export { responderIntermediaria } from './responder-intermediaria.ts';

const handlers = (platform: Platform): Handlers<typeof respostaContract> => ({
  'GET /app-web/v1/tratamento/:idManifestacao/rascunho-resposta': ({ params, ...pedido }) =>
    abrirRascunho(platform, quemAge(platform, pedido), params.idManifestacao),

  'PUT /app-web/v1/tratamento/:idManifestacao/rascunho-resposta': ({ params, body, ...pedido }) =>
    guardarRascunho(platform, quemAge(platform, pedido), params.idManifestacao, body.conteudo),

  'DELETE /app-web/v1/tratamento/:idManifestacao/rascunho-resposta': async ({ params, ...pedido }) => {
    await descartarRascunho(platform, quemAge(platform, pedido), params.idManifestacao);
    return FEITO;
  },

  'GET /app-web/v1/tratamento/modelos': ({ usuario, query }) =>
    listModelos(platform, usuario, query.idOuvidoria),

  'POST /app-web/v1/tratamento/modelos': ({ usuario, query, body }) =>
    criarModelo(platform, usuario, body, query.idOuvidoria),

  'PUT /app-web/v1/tratamento/modelos/:idModelo': async ({ usuario, params, body }) => {
    await mudarModelo(platform, usuario, params.idModelo, body);
    return FEITO;
  },

  'DELETE /app-web/v1/tratamento/modelos/:idModelo': async ({ usuario, params }) => {
    await retirarModelo(platform, usuario, params.idModelo);
    return FEITO;
  },

  'GET /app-web/v1/tratamento/:idManifestacao/modelos/:idModelo': ({ params, ...pedido }) =>
    usarModelo(platform, quemAge(platform, pedido), params),
});

export const respostaCapability = (platform: Platform): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(respostaContract, handlers(platform)),
  jobs: [varrerRascunhosJob(platform)],
});
