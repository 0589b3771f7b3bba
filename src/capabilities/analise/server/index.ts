import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { analiseContract } from '../contract.ts';
import { listOpcoes } from './list-opcoes.ts';

export { alterarTipo } from './alterar-tipo.ts';
export { classificar } from './classificar.ts';
export { casosDoGrupo } from './grupo-repository.ts';
export { voltarAAcesso } from './mudar-tipo.ts';

const handlers = (platform: Platform): Handlers<typeof analiseContract> => ({
  'GET /app-web/v1/tratamento/:idManifestacao/opcoes': ({ params, ...pedido }) =>
    listOpcoes(platform, quemAge(platform, pedido), params.idManifestacao),
});

export const analiseCapability = (platform: Platform): Routes => routes(analiseContract, handlers(platform));
