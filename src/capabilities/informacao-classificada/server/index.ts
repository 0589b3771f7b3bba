import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { classificadasContract } from '../contract.ts';
import { lembrarListasJob } from './lista/lembrar-listas.ts';
import { listOrgaos, verLista, verPrevia } from './lista/ver-listas.ts';
import { atenderNoPedido, atosNoPedido } from './pedido/atender-no-pedido.ts';
import { listMeusPedidos, listPedidosDoOrgao } from './pedido/listar-pedidos.ts';
import { createReceberPedido } from './pedido/receber-pedido.ts';
import { avisosDevolvidosJob } from './pedido/rotinas/avisos-devolvidos.ts';
import { lembrarPedidosJob } from './pedido/rotinas/lembrar-pedidos.ts';
import { recontarPedidosJob } from './pedido/rotinas/recontar-pedidos.ts';
import { verPedido, verRolDoPedido } from './pedido/ver-pedidos.ts';
import { registrarInformacao } from './rol/registrar.ts';
import { verInformacao, verRol } from './rol/ver-rol.ts';

export { anotarEntregaNoPedido } from './pedido/anotar-entrega.ts';

const handlers = (
  platform: Platform,
  pedir: ReturnType<typeof createReceberPedido> = createReceberPedido(platform),
): Handlers<typeof classificadasContract> => ({
  'GET /app-web/v1/informacoes-classificadas': ({ usuario, query }) => verRol(platform, usuario, query),

  'POST /app-web/v1/informacoes-classificadas': ({ usuario, body }) =>
    registrarInformacao(platform, usuario, body),

  'GET /app-web/v1/informacoes-classificadas/:idInformacao': ({ usuario, params }) =>
    verInformacao(platform, usuario, params.idInformacao),

  'GET /app-web/v1/informacoes-classificadas/previa': ({ usuario, query }) =>
    verPrevia(platform, usuario, query.idOuvidoria),

  'GET /app-web/v1/informacoes-classificadas/orgaos': ({ query }) => listOrgaos(platform, query.busca),

  'GET /app-web/v1/informacoes-classificadas/orgaos/:idOuvidoria/listas/:ano': ({ params, query }) =>
    verLista(platform, params, query.edicao),

  'GET /app-web/v1/desclassificacoes': ({ usuario, query }) => listMeusPedidos(platform, usuario, query),

  'POST /app-web/v1/desclassificacoes': ({ usuario, request, body: { desafio, solucao, ...pedido } }) =>
    pedir(usuario, { ...pedido, request, prova: { desafio, solucao } }),

  'GET /app-web/v1/desclassificacoes/tratar': ({ usuario, query }) =>
    listPedidosDoOrgao(platform, usuario, query),

  'GET /app-web/v1/desclassificacoes/:idPedido/rol': ({ usuario, params }) =>
    verRolDoPedido(platform, { usuario }, params.idPedido),

  'GET /app-web/v1/desclassificacoes/:idPedido': ({ params, ...pedido }) =>
    verPedido(platform, quemAge(platform, pedido), params.idPedido),

  'GET /app-web/v1/desclassificacoes/:idPedido/atendimento': ({ usuario, params, query }) =>
    atosNoPedido(platform, usuario, params.idPedido, query.recebidaEm),

  'POST /app-web/v1/desclassificacoes/:idPedido/atendimento': ({ usuario, params, body }) =>
    atenderNoPedido(platform, usuario, params.idPedido, body),
});

export const informacaoClassificadaCapability = (
  platform: Platform,
): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(classificadasContract, handlers(platform)),
  jobs: [
    lembrarListasJob(platform),
    lembrarPedidosJob(platform),
    recontarPedidosJob(platform),
    avisosDevolvidosJob(platform),
  ],
});

/** For other capabilities. */

export { copiaDosPedidos } from './pedido/copia-dos-pedidos.ts';
export { prazosDasDesclassificacoes } from './pedido/rotinas/prazos-dos-pedidos.ts';
