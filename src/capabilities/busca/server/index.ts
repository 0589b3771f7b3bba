import { type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { buscaContract } from '../contract.ts';
import { pedidosSemelhantes } from './pedidos-semelhantes.ts';

export const buscaCapability = ({ db }: Pick<Platform, 'db'>): Routes =>
  routes(buscaContract, {
    'POST /app-web/v1/busca/pedidos-semelhantes': ({ body }) => pedidosSemelhantes(db, body.texto),
  });
