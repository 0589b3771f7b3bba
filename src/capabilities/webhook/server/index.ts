import { FEITO } from '#kernel/campos.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { createBrake } from '#server/brake/brake.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { type DadosDoWebhook, webhookContract } from '../contract.ts';
import { eventosDoWebhook, nomeDoEvento } from '../domain/eventos.ts';
import { MAXIMO_POR_ORGAO } from '../domain/webhook.ts';
import { entregarWebhooksJob, varrerWebhooksJob } from './entregar.ts';
import { reenviar, reenviarPeriodo, testar } from './enviar-de-novo.ts';
import { criarWebhook, decidirWebhook, mudarSituacao, mudarWebhook, trocarSegredo } from './mudar-webhook.ts';
import { resolverDoSistema } from './resolver.ts';
import type { Entregador } from './tentar.ts';
import { listEntregas, listWebhooks, verEntrega, verWebhook } from './ver-webhooks.ts';

type DepoisDoEntregador<F> = F extends (entregador: Entregador, ...resto: infer R) => unknown ? R : never;

/** Enough to set up a receiver, too few to bother other people's servers. */
const TESTES = { free: 20, memorySeconds: 3600, firstPauseSeconds: 60, longestPauseSeconds: 1800 };

const handlers = (entregador: Entregador): Handlers<typeof webhookContract> => {
  const { platform } = entregador;
  const testes = createBrake('webhook-teste', TESTES, platform);
  const contar = async (idUsuario: number): Promise<void> => {
    await testes.check(String(idUsuario));
    await testes.count(String(idUsuario));
  };
  return {
    'GET /app-web/v1/webhooks': ({ usuario, query }) => listWebhooks(platform, usuario, query),

    'POST /app-web/v1/webhooks': ({ usuario, body }) => criarWebhook(entregador, usuario, body),

    'GET /app-web/v1/webhooks/:idWebhook': ({ usuario, params }) =>
      verWebhook(platform, usuario, params.idWebhook),

    'PUT /app-web/v1/webhooks/:idWebhook': ({ usuario, params, body }) =>
      mudarWebhook(entregador, usuario, params.idWebhook, body),

    'POST /app-web/v1/webhooks/:idWebhook/situacao': ({ usuario, params, body }) =>
      mudarSituacao(entregador, usuario, params.idWebhook, body),

    'POST /app-web/v1/webhooks/:idWebhook/confirmar': ({ usuario, params, body }) =>
      decidirWebhook(entregador, usuario, params.idWebhook, body),

    'POST /app-web/v1/webhooks/:idWebhook/reenviar': async ({ usuario, params, body }) => ({
      entregas: await reenviarPeriodo(entregador, usuario, params.idWebhook, { ...body, dura: '1 day' }),
    }),

    'POST /app-web/v1/webhooks/:idWebhook/segredo': ({ usuario, params }) =>
      trocarSegredo(entregador, usuario, params.idWebhook),

    'POST /app-web/v1/webhooks/:idWebhook/teste': async ({ usuario, params }) => {
      await contar(usuario.idUsuario);
      return testar(entregador, usuario, params.idWebhook);
    },

    'GET /app-web/v1/webhooks/:idWebhook/entregas': ({ usuario, params, query }) =>
      listEntregas(platform, usuario, params.idWebhook, query),

    'GET /app-web/v1/webhooks/:idWebhook/entregas/:idEntrega': ({ usuario, params }) =>
      verEntrega(platform, usuario, params),

    'POST /app-web/v1/webhooks/:idWebhook/entregas/:idEntrega/reenviar': async ({ usuario, params }) => {
      await reenviar(entregador, usuario, params);
      return FEITO;
    },
  };
};

export const webhookCapability = (platform: Platform): Routes & { readonly jobs: readonly Job[] } => {
  const entregador: Entregador = { platform, resolver: resolverDoSistema };
  return {
    ...routes(webhookContract, handlers(entregador)),
    jobs: [entregarWebhooksJob(entregador), varrerWebhooksJob(platform)],
  };
};

/** What a program of the integration does with the webhooks it subscribed; the rules are those of the screen. */
export const webhooksPara = (platform: Platform) => {
  const entregador: Entregador = { platform, resolver: resolverDoSistema };
  return {
    listar: (usuario: UsuarioAtual) => listWebhooks(platform, usuario, { porPagina: MAXIMO_POR_ORGAO }),
    ver: (usuario: UsuarioAtual, id: number) => verWebhook(platform, usuario, id),
    criar: (usuario: UsuarioAtual, dados: DadosDoWebhook) => criarWebhook(entregador, usuario, dados),
    mudar: (...[usuario, id, dados]: DepoisDoEntregador<typeof mudarWebhook>) =>
      mudarWebhook(entregador, usuario, id, dados),
    mudarSituacao: (...[usuario, id, situacao]: DepoisDoEntregador<typeof mudarSituacao>) =>
      mudarSituacao(entregador, usuario, id, situacao),
    reenviarPeriodo: (...[usuario, id, periodo]: DepoisDoEntregador<typeof reenviarPeriodo>) =>
      reenviarPeriodo(entregador, usuario, id, periodo),
  };
};

/** For the integrators' guide. */
export const eventosOferecidos = eventosDoWebhook.map((evento) => ({ evento, nome: nomeDoEvento(evento) }));
