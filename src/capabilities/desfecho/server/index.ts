import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { desfechoContract } from '../contract.ts';
import { listResultados } from './desfecho-repository.ts';
import { verDesfechos } from './ver-desfechos.ts';

const handlers = (platform: Platform): Handlers<typeof desfechoContract> => ({
  'GET /app-web/v1/manifestacoes/:idManifestacao/desfechos': ({ params, ...pedido }) =>
    verDesfechos(platform, quemAge(platform, pedido), params.idManifestacao),

  'GET /app-web/v1/desfechos/resultados': async () =>
    (await listResultados(platform.db)).map(({ id, ...resultado }) => ({ idResultado: id, ...resultado })),
});

export const desfechoCapability = (platform: Platform): Routes =>
  routes(desfechoContract, handlers(platform));
