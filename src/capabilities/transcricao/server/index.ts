import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { FEITO } from '#kernel/campos.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { transcricaoContract } from '../contract.ts';
import { listTranscricoes } from './list-transcricoes.ts';
import { transcrever } from './transcrever.ts';

const handlers = (platform: Platform): Handlers<typeof transcricaoContract> => ({
  'GET /app-web/v1/tratamento/:idManifestacao/transcricoes': ({ params, ...pedido }) =>
    listTranscricoes(platform, quemAge(platform, pedido), params.idManifestacao),

  'POST /app-web/v1/tratamento/:idManifestacao/anexos/:idAnexo/transcricao': async ({
    params,
    body,
    ...pedido
  }) => {
    await transcrever(platform, quemAge(platform, pedido), { ...params, ...body });
    return FEITO;
  },
});

export const transcricaoCapability = (platform: Platform): Routes =>
  routes(transcricaoContract, handlers(platform));
