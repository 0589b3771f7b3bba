import { FEITO } from '#kernel/campos.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { alertaContract } from '../contract.ts';
import { markLidos } from './alerta-repository.ts';
import { alertasDePrazoJob, alertasDoDiaJob } from './alertas-do-dia.ts';
import { contarNaoLidos, daPessoa, listAlertas } from './list-alertas.ts';
import { mostrarPreferencias, mudarPreferencias } from './preferencias.ts';

const handlers = (platform: Platform): Handlers<typeof alertaContract> => ({
  'GET /app-web/v1/alertas': ({ usuario, query }) => listAlertas(platform, usuario, query.cursor),

  'GET /app-web/v1/alertas/contagem': ({ usuario }) => contarNaoLidos(platform, usuario),

  'POST /app-web/v1/alertas/lidos': async ({ usuario, body }) => {
    await markLidos(platform.db, daPessoa(usuario), body.alertas, platform.clock.now());
    return FEITO;
  },

  'GET /app-web/v1/alertas/preferencias': ({ usuario }) => mostrarPreferencias(platform, usuario),

  'PUT /app-web/v1/alertas/preferencias': async ({ usuario, body }) => {
    await mudarPreferencias(platform, usuario.idUsuario, body.preferencias);
    return FEITO;
  },
});

export const alertaCapability = (platform: Platform): Routes & { jobs: readonly Job[] } => ({
  ...routes(alertaContract, handlers(platform)),
  jobs: [alertasDePrazoJob(platform), alertasDoDiaJob(platform)],
});

export { type Alertar, alertar } from './alertar.ts';
