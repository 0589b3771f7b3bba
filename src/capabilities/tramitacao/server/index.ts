import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { FEITO } from '#kernel/campos.ts';
import { emLote } from '#server/ciclo/em-lote.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { tramitacaoContract } from '../contract.ts';
import { contribuir } from './contribuir.ts';
import { devolver } from './devolver.ts';
import { encerrarPasso } from './encerrar-passo.ts';
import { findMeuPasso, listMeusPassos } from './find-meu-passo.ts';
import { lembrarPassosJob } from './lembrar-passos.ts';
import { pedirPrazo } from './pedir-prazo.ts';
import { tramitar } from './tramitar.ts';
import { listUnidades } from './unidades.ts';

export { abrirPassos, type PassosAbertos, type QuemPede, type Tramite } from './abrir-passos.ts';
export { type Colega, listColegas, perfisQueContribuem, perfisQueTratam } from './colegas.ts';
export { passarPasso } from './passar-passo.ts';
export { listPassosDoCaso, listPassosDoRecurso } from './passos-do-caso.ts';
export { listPassosDoDestinatario } from './tramitacao-repository.ts';

const handlers = (platform: Platform): Handlers<typeof tramitacaoContract> => ({
  'POST /app-web/v1/tratamento/tramitar': ({ body: { casos, ...tramite }, ...pedido }) => {
    const quem = quemAge(platform, pedido);
    return emLote(platform, casos, (caso) => tramitar(platform, quem, caso, tramite));
  },

  'GET /app-web/v1/tramitacoes': (pedido) => listMeusPassos(platform, quemAge(platform, pedido)),

  'GET /app-web/v1/tramitacoes/:idTramitacao': ({ params, ...pedido }) =>
    findMeuPasso(platform, quemAge(platform, pedido), params.idTramitacao),

  'POST /app-web/v1/tramitacoes/:idTramitacao/contribuir': async ({ params, body, ...pedido }) => {
    await contribuir(platform, quemAge(platform, pedido), params.idTramitacao, body);
    return FEITO;
  },

  'POST /app-web/v1/tramitacoes/:idTramitacao/devolver': async ({ params, body, ...pedido }) => {
    await devolver(platform, quemAge(platform, pedido), params.idTramitacao, body.motivo);
    return FEITO;
  },

  'POST /app-web/v1/tramitacoes/:idTramitacao/pedir-prazo': ({ params, ...pedido }) =>
    pedirPrazo(platform, quemAge(platform, pedido), params.idTramitacao),

  'POST /app-web/v1/tramitacoes/:idTramitacao/encerrar': async ({ params, body, ...pedido }) => {
    await encerrarPasso(platform, quemAge(platform, pedido), params.idTramitacao, body.versao);
    return FEITO;
  },

  'GET /app-web/v1/unidades': ({ usuario, query }) => listUnidades(platform, usuario, query.idOuvidoria),
});

export const tramitacaoCapability = (platform: Platform): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(tramitacaoContract, handlers(platform)),
  jobs: [lembrarPassosJob(platform)],
});
