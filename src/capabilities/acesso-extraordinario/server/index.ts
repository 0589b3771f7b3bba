import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { FEITO } from '#kernel/campos.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { acessoExtraordinarioContract } from '../contract.ts';
import { decidirAcesso, pedirAcesso, verAcessos } from './acesso-extraordinario.ts';
import { avisarLeituraJob } from './avisar-leitura.ts';

const handlers = (platform: Platform): Handlers<typeof acessoExtraordinarioContract> => ({
  'GET /app-web/v1/acessos-extraordinarios': ({ usuario }) => verAcessos(platform, usuario),

  'POST /app-web/v1/acessos-extraordinarios': ({ body, ...pedido }) =>
    pedirAcesso(platform, { ...quemAge(platform, pedido), usuario: pedido.usuario }, body),

  'POST /app-web/v1/acessos-extraordinarios/:idAcesso/decidir': async ({ params, body, ...pedido }) => {
    const quem = { ...quemAge(platform, pedido), usuario: pedido.usuario };
    await decidirAcesso(platform, quem, params.idAcesso, body);
    return FEITO;
  },
});

export const acessoExtraordinarioCapability = (
  platform: Platform,
): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(acessoExtraordinarioContract, handlers(platform)),
  jobs: [avisarLeituraJob(platform)],
});
