import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { prorrogacaoContract } from '../contract.ts';
import { preverProrrogacao } from './prever-prorrogacao.ts';

export { prorrogar } from './prorrogar.ts';

const handlers = (platform: Platform): Handlers<typeof prorrogacaoContract> => ({
  'GET /app-web/v1/tratamento/:idManifestacao/prorrogacao': ({ params, ...pedido }) =>
    preverProrrogacao(platform, quemAge(platform, pedido), params.idManifestacao),
});

export const prorrogacaoCapability = (platform: Platform): Routes =>
  routes(prorrogacaoContract, handlers(platform));
