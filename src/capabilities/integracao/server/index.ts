import type { FastifyReply } from 'fastify';
import { FEITO } from '#kernel/campos.ts';
import { days } from '#server/clock.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { clientesContract, integracaoContract } from '../contract.ts';
import { createAutenticar } from './clientes/autenticar.ts';
import {
  cadastrarCliente,
  desligarCliente,
  ligarCliente,
  listClientes,
  mudarCliente,
  trocarSegredo,
  verCliente,
} from './clientes/clientes.ts';
import { deleteVencidos } from './clientes/token-repository.ts';
import { integracaoHandlers } from './routes.ts';

const clientes = (platform: Platform): Handlers<typeof clientesContract> => ({
  'GET /app-web/v1/integracao/clientes': ({ query }) => listClientes(platform, query),
  'POST /app-web/v1/integracao/clientes': ({ usuario, body }) => cadastrarCliente(platform, usuario, body),
  'GET /app-web/v1/integracao/clientes/:idCliente': ({ params }) => verCliente(platform, params.idCliente),
  'PUT /app-web/v1/integracao/clientes/:idCliente': async ({ usuario, params, body }) => {
    await mudarCliente(platform, usuario, params.idCliente, body);
    return FEITO;
  },
  'POST /app-web/v1/integracao/clientes/:idCliente/trocar-segredo': ({ usuario, params, body }) =>
    trocarSegredo(platform, usuario, { ...params, ...body }),
  'POST /app-web/v1/integracao/clientes/:idCliente/desligar': async ({ usuario, params, body }) => {
    await desligarCliente(platform, usuario, { ...params, ...body });
    return FEITO;
  },
  'POST /app-web/v1/integracao/clientes/:idCliente/ligar': async ({ usuario, params, body }) => {
    await ligarCliente(platform, usuario, { ...params, ...body });
    return FEITO;
  },
});

export interface IntegracaoCapability {
  readonly api: Routes;
  readonly clientes: Routes;
  /** For calls with a bearer token. */
  readonly authenticate: ReturnType<typeof createAutenticar>['authenticate'];
  /** For calls to its addresses with neither a token nor a session. */
  recusarSemToken(reply: FastifyReply): never;
  readonly jobs: readonly Job[];
}

export const integracaoCapability = (platform: Platform): IntegracaoCapability => {
  const autenticar = createAutenticar(platform);
  const { db, clock } = platform;
  return {
    api: routes(integracaoContract, integracaoHandlers(platform, autenticar)),
    clientes: routes(clientesContract, clientes(platform)),
    authenticate: autenticar.authenticate,
    recusarSemToken: autenticar.recusarSemToken,
    jobs: [
      {
        name: 'limpar-integracao',
        cron: '41 * * * *',
        run: () => {
          const agora = clock.now();
          return deleteVencidos(db, agora, new Date(agora.getTime() - days(1)));
        },
      },
    ],
  };
};
