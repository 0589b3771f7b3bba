import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FEITO } from '#kernel/campos.ts';
import { createBrake } from '#server/brake/brake.ts';
import { remetenteDe } from '#server/brake/remetente.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { LerPagina } from '#server/http/pagina-legivel.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { buscaContract } from '../contract.ts';
import { abrirPedido } from './abrir-pedido.ts';
import { acompanhar, deixarDeAcompanhar, verSeAcompanha } from './acompanhar/acompanhar.ts';
import { criarAlerta, desligarAlerta, listAlertas } from './acompanhar/alertas.ts';
import { alertasDeBuscaJob, decisoesAcompanhadasJob } from './acompanhar/avisos-job.ts';
import { avisoInvalido, desligarAviso, paginaParaDesligar } from './acompanhar/desligar-aviso.ts';
import { buscarDecisoes } from './buscar-decisoes.ts';
import { buscarPedidos } from './buscar-pedidos.ts';
import { paginaDoPedido } from './pagina-do-pedido.ts';
import { pedidosSemelhantes } from './pedidos-semelhantes.ts';
import { sendRss } from './rss.ts';
import { type PaginaDoMapa, serveSitemap } from './sitemap.ts';

/** The same for everybody: browsers and proxies may keep it for one minute. */
const cacheable = <T>(reply: FastifyReply, answer: T): T => {
  reply.header('cache-control', 'public, max-age=60');
  return answer;
};

const TENTATIVAS = { free: 20, memorySeconds: 3600, firstPauseSeconds: 60, longestPauseSeconds: 3600 };
const ESCOLHAS = { free: 60, memorySeconds: 3600, firstPauseSeconds: 30, longestPauseSeconds: 1800 };

const handlers = (platform: Platform): Handlers<typeof buscaContract> => {
  const { leitura } = platform;
  const links = createBrake('busca-desligar', TENTATIVAS, platform);
  const escolhas = createBrake('busca-avisos', ESCOLHAS, platform);
  const braked = async (idUsuario: number, act: () => Promise<void>): Promise<typeof FEITO> => {
    await escolhas.check(String(idUsuario));
    await escolhas.count(String(idUsuario));
    await act();
    return FEITO;
  };
  /** Only what is wrong counts: a mail provider unsubscribes many people from one address. */
  const desligar = async (request: FastifyRequest, token: string): Promise<typeof FEITO> => {
    if (await desligarAviso(platform, token)) return FEITO;
    await links.check(remetenteDe(platform, request));
    await links.count(remetenteDe(platform, request));
    throw avisoInvalido();
  };
  return {
    'GET /app-web/v1/busca/pedidos': async ({ query, reply }) =>
      cacheable(reply, await buscarPedidos(leitura, query)),

    'GET /app-web/v1/busca/pedidos/:protocolo': async ({ params, reply }) =>
      cacheable(reply, await abrirPedido(leitura, params.protocolo)),

    'GET /app-web/v1/busca/decisoes': async ({ query, reply }) =>
      cacheable(reply, await buscarDecisoes(leitura, query)),

    'GET /app-web/v1/busca/rss': ({ query, request, reply }) => sendRss(platform, query, { request, reply }),

    'GET /app-web/v1/busca/acompanhados/:protocolo': ({ usuario, params }) =>
      verSeAcompanha(platform, usuario.idUsuario, params.protocolo),

    'PUT /app-web/v1/busca/acompanhados/:protocolo': ({ usuario, params }) =>
      braked(usuario.idUsuario, () => acompanhar(platform, usuario.idUsuario, params.protocolo)),

    'DELETE /app-web/v1/busca/acompanhados/:protocolo': ({ usuario, params }) =>
      braked(usuario.idUsuario, () => deixarDeAcompanhar(platform, usuario.idUsuario, params.protocolo)),

    'GET /app-web/v1/busca/alertas': ({ usuario }) => listAlertas(platform, usuario.idUsuario),

    'POST /app-web/v1/busca/alertas': ({ usuario, body }) =>
      braked(usuario.idUsuario, () => criarAlerta(platform, usuario.idUsuario, body)),

    'DELETE /app-web/v1/busca/alertas/:idAlerta': ({ usuario, params }) =>
      braked(usuario.idUsuario, () => desligarAlerta(platform, usuario.idUsuario, params.idAlerta)),

    'POST /app-web/v1/busca/avisos/desligar': ({ body, request }) => desligar(request, body.token),

    'POST /app-web/v1/busca/avisos/desligar/:token': ({ params, request }) => desligar(request, params.token),

    'GET /app-web/v1/busca/avisos/desligar/:token': async ({ params, reply }) =>
      reply.redirect(paginaParaDesligar(platform, params.token), 303),

    'POST /app-web/v1/busca/pedidos-semelhantes': ({ body }) => pedidosSemelhantes(leitura, body.texto),
  };
};

/** A public request by its protocol; refused if there is none, or it is not public. */
export { abrirPedido } from './abrir-pedido.ts';

export interface BuscaCapability extends Routes {
  readonly jobs: readonly Job[];
  /** What search engines read, outside the API. */
  servir(http: FastifyInstance): void;
  /** A request at its permanent address, as a page that needs no script. */
  readonly readPagina: LerPagina;
}

/** `outrasPaginas` gives what the site map lists besides the requests. */
export const buscaCapability = (
  platform: Platform,
  outrasPaginas: () => Promise<readonly PaginaDoMapa[]>,
): BuscaCapability => ({
  ...routes(buscaContract, handlers(platform)),
  jobs: [alertasDeBuscaJob(platform), decisoesAcompanhadasJob(platform)],
  servir: (http) => serveSitemap(http, platform, outrasPaginas),
  readPagina: paginaDoPedido(platform),
});

/** The header's search shows the first results of this one. */
export { buscarPedidos } from './buscar-pedidos.ts';
