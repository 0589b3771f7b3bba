import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { FEITO } from '#kernel/campos.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { desfazerContract } from '../contract.ts';
import { desfazer } from './desfazer.ts';
import { efetivarAtoJob } from './efetivar.ts';

const handlers = (platform: Platform): Handlers<typeof desfazerContract> => ({
  'POST /app-web/v1/tratamento/:idManifestacao/desfazer': async ({ params, ...pedido }) => {
    await desfazer(platform, quemAge(platform, pedido), params.idManifestacao);
    return FEITO;
  },
});

export const desfazerCapability = (platform: Platform): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(desfazerContract, handlers(platform)),
  jobs: [efetivarAtoJob(platform)],
});
