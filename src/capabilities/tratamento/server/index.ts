import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { tratamentoContract } from '../contract.ts';
import { abrirCaso } from './abrir-caso.ts';
import { limparPresencasJob, marcarPresenca } from './presenca/marcar-presenca.ts';

export { presentes } from './presenca/marcar-presenca.ts';

const handlers = (platform: Platform): Handlers<typeof tratamentoContract> => ({
  'GET /app-web/v1/tratamento/:idManifestacao': ({ params, ...pedido }) =>
    abrirCaso(platform, quemAge(platform, pedido), params.idManifestacao),

  'POST /app-web/v1/tratamento/:idManifestacao/presenca': ({ params, body, ...pedido }) =>
    marcarPresenca(
      platform,
      { ...quemAge(platform, pedido), usuario: pedido.usuario },
      params.idManifestacao,
      body.saindo,
    ),
});

export const tratamentoCapability = (platform: Platform): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(tratamentoContract, handlers(platform)),
  jobs: [limparPresencasJob(platform)],
});
