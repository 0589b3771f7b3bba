import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { pedidoIdentidadeContract } from '../contract.ts';
import { listPedidos, verPedido, verPedidosDoCaso } from './ver-pedidos.ts';

const handlers = (platform: Platform): Handlers<typeof pedidoIdentidadeContract> => ({
  'GET /app-web/v1/manifestacoes/:idManifestacao/pedidos-de-identidade': ({ params, ...pedido }) =>
    verPedidosDoCaso(platform, quemAge(platform, pedido), params.idManifestacao),

  'GET /app-web/v1/pedidos-de-identidade': ({ query, ...pedido }) =>
    listPedidos(platform, quemAge(platform, pedido), query),

  'GET /app-web/v1/pedidos-de-identidade/:idPedido': ({ params, ...pedido }) =>
    verPedido(platform, quemAge(platform, pedido), params.idPedido),
});

export const pedidoIdentidadeCapability = (platform: Platform): Routes =>
  routes(pedidoIdentidadeContract, handlers(platform));
