import type { FastifyReply } from 'fastify';
import { createBrake } from '#server/brake/brake.ts';
import { remetenteDe } from '#server/brake/remetente.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { LerPagina } from '#server/http/pagina-legivel.ts';
import type { Platform } from '#server/platform.ts';
import { ajudaContract } from '../contract.ts';
import { trechoDe } from '../domain/passagem.ts';
import { buscarNoSite } from './buscar-no-site.ts';
import {
  criarPergunta,
  listParaManter,
  mudarPergunta,
  mudarSituacao,
  verParaManter,
} from './manter-perguntas.ts';
import { paginaDaPergunta } from './pagina-da-pergunta.ts';
import { paginaDasPerguntas } from './pagina-das-perguntas.ts';
import { paginaDoManual } from './pagina-do-manual.ts';
import { procurarAjuda } from './procurar-ajuda.ts';
import { abrirPergunta, listDestaques, listPerguntas } from './read-perguntas.ts';

/** The same for everybody: browsers and proxies may keep it for one minute. */
const cacheable = <T>(reply: FastifyReply, answer: T): T => {
  reply.header('cache-control', 'public, max-age=60');
  return answer;
};

/** Every pause while typing sends a search, and an office or a school may share one address. */
const BUSCAS = { free: 600, memorySeconds: 600, firstPauseSeconds: 5, longestPauseSeconds: 600 };

const handlers = (platform: Platform): Handlers<typeof ajudaContract> => {
  const { leitura } = platform;
  const buscas = createBrake('ajuda-buscas', BUSCAS, platform);
  return {
    'GET /app-web/v1/ajuda/perguntas': async ({ reply }) => cacheable(reply, await listPerguntas(leitura)),

    'GET /app-web/v1/ajuda/destaques': async ({ reply }) => cacheable(reply, await listDestaques(leitura)),

    'GET /app-web/v1/ajuda/perguntas/:slug': async ({ params, reply }) =>
      cacheable(reply, await abrirPergunta(leitura, params.slug)),

    'GET /app-web/v1/ajuda/procurar': async ({ query, request }) => {
      await buscas.check(remetenteDe(platform, request));
      await buscas.count(remetenteDe(platform, request));
      const passagens = await procurarAjuda(leitura, query);
      return passagens.map((passagem) => ({ ...passagem, trecho: trechoDe(passagem.trecho) }));
    },

    'GET /app-web/v1/ajuda/busca-do-site': async ({ usuario, query, request }) => {
      await buscas.check(remetenteDe(platform, request));
      await buscas.count(remetenteDe(platform, request));
      return buscarNoSite(platform, usuario, query);
    },

    'GET /app-web/v1/ajuda/administrar': ({ query }) => listParaManter(platform, query),

    'GET /app-web/v1/ajuda/administrar/:idPergunta': ({ params }) =>
      verParaManter(platform, params.idPergunta),

    'POST /app-web/v1/ajuda/administrar': ({ usuario, body }) => criarPergunta(platform, usuario, body),

    'PUT /app-web/v1/ajuda/administrar/:idPergunta': ({ usuario, params, body }) =>
      mudarPergunta(platform, usuario, params.idPergunta, body),

    'POST /app-web/v1/ajuda/administrar/:idPergunta/situacao': ({ usuario, params, body }) =>
      mudarSituacao(platform, usuario, params.idPergunta, body),
  };
};

export interface AjudaCapability extends Routes {
  /** The list of questions, each question and the manual, as pages that need no script. */
  readonly readPagina: LerPagina;
}

export const ajudaCapability = (platform: Platform): AjudaCapability => ({
  ...routes(ajudaContract, handlers(platform)),
  readPagina: async (request) => {
    for (const ler of [paginaDaPergunta, paginaDasPerguntas, paginaDoManual]) {
      const pagina = await ler(platform)(request);
      if (pagina !== null) return pagina;
    }
    return null;
  },
});

export { paginasDaAjuda } from './paginas-da-ajuda.ts';
export { procurarAjuda } from './procurar-ajuda.ts';
