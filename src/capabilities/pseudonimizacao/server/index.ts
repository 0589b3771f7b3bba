import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { pseudonimizacaoContract } from '../contract.ts';
import { verPseudonimo } from './ver-pseudonimo.ts';

const handlers = (platform: Platform): Handlers<typeof pseudonimizacaoContract> => ({
  'GET /app-web/v1/tratamento/:idManifestacao/pseudonimo': ({ params, ...pedido }) =>
    verPseudonimo(platform, quemAge(platform, pedido), params.idManifestacao),
});

export const pseudonimizacaoCapability = (platform: Platform): Routes =>
  routes(pseudonimizacaoContract, handlers(platform));
