import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { conversaContract } from '../contract.ts';
import { listMensagens } from './list-mensagens.ts';

export { listAcrescimos } from './list-mensagens.ts';

const handlers = (platform: Platform): Handlers<typeof conversaContract> => ({
  'GET /app-web/v1/manifestacoes/:idManifestacao/mensagens': ({ params, ...pedido }) =>
    listMensagens(platform, quemAge(platform, pedido), params.idManifestacao),
});

export { acrescentar } from './acrescentar.ts';

export const conversaCapability = (platform: Platform): Routes =>
  routes(conversaContract, handlers(platform));
