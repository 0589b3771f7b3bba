import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { notaContract } from '../contract.ts';
import { escreverNota } from './escrever-nota.ts';
import { listNotas } from './list-notas.ts';

export { countNotas as contarNotas } from './nota-repository.ts';

const handlers = (platform: Platform): Handlers<typeof notaContract> => ({
  'GET /app-web/v1/tratamento/:idManifestacao/notas': ({ params, ...pedido }) =>
    listNotas(platform, quemAge(platform, pedido), params.idManifestacao),

  'POST /app-web/v1/tratamento/:idManifestacao/notas': ({ params, body, ...pedido }) =>
    escreverNota(platform, quemAge(platform, pedido), params.idManifestacao, body),
});

export const notaCapability = (platform: Platform): Routes => routes(notaContract, handlers(platform));
