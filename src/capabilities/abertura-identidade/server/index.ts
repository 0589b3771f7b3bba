import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { aberturaIdentidadeContract } from '../contract.ts';
import { listAberturas, verAbertura, verAberturasDoCaso } from './ver-aberturas.ts';

export { readManifestante } from './manifestante-presenter.ts';
export { registrarAbertura } from './registrar-abertura.ts';

const handlers = (platform: Platform): Handlers<typeof aberturaIdentidadeContract> => ({
  'GET /app-web/v1/manifestacoes/:idManifestacao/aberturas-de-identidade': ({ params, ...pedido }) =>
    verAberturasDoCaso(platform, quemAge(platform, pedido), params.idManifestacao),

  'GET /app-web/v1/aberturas-de-identidade': ({ query, usuario }) => listAberturas(platform, usuario, query),

  'GET /app-web/v1/aberturas-de-identidade/:idAbertura': ({ params, ...pedido }) =>
    verAbertura(platform, quemAge(platform, pedido), params.idAbertura),
});

export const aberturaIdentidadeCapability = (platform: Platform): Routes =>
  routes(aberturaIdentidadeContract, handlers(platform));
