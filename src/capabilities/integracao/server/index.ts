import type { FastifyReply } from 'fastify';
import { FEITO } from '#kernel/campos.ts';
import { days } from '#server/clock.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { chamadasContract, clientesContract, integracaoContract } from '../contract.ts';
import { DIAS_DAS_CHAMADAS } from '../domain/chamada.ts';
import { descricaoDoEscopo, escopos } from '../domain/escopos.ts';
import { deleteChamadasAntesDe } from './chamadas/chamadas-repository.ts';
import { type Contador, createContador } from './chamadas/contador.ts';
import { verChamadas } from './chamadas/ver-chamadas.ts';
import { createAutenticar } from './clientes/autenticar.ts';
import { cadastrarCliente } from './clientes/cadastrar-cliente.ts';
import { desligarCliente, ligarCliente, mudarCliente } from './clientes/mudar-cliente.ts';
import { deleteVencidos } from './clientes/token-repository.ts';
import { encerrarSegredoAnterior, trocarSegredo } from './clientes/trocar-segredo.ts';
import { listClientes, verCliente } from './clientes/ver-clientes.ts';
import { existeAntesDoCorpo } from './recusas/existe-antes-do-corpo.ts';
import { integracaoHandlers } from './routes.ts';

const clientes = (platform: Platform, contador: Contador): Handlers<typeof clientesContract> => ({
  'GET /app-web/v1/integracao/clientes': ({ query }) => listClientes(platform, query),
  'POST /app-web/v1/integracao/clientes': ({ usuario, body }) => cadastrarCliente(platform, usuario, body),
  'GET /app-web/v1/integracao/clientes/:idCliente': ({ params }) =>
    verCliente(platform, contador, params.idCliente),
  'PUT /app-web/v1/integracao/clientes/:idCliente': async ({ usuario, params, body }) => {
    await mudarCliente(platform, usuario, params.idCliente, body);
    return FEITO;
  },
  'POST /app-web/v1/integracao/clientes/:idCliente/trocar-segredo': ({ usuario, params, body }) =>
    trocarSegredo(platform, usuario, { ...params, ...body }),
  'POST /app-web/v1/integracao/clientes/:idCliente/encerrar-segredo-anterior': async ({
    usuario,
    params,
    body,
  }) => {
    await encerrarSegredoAnterior(platform, usuario, { ...params, ...body });
    return FEITO;
  },
  'POST /app-web/v1/integracao/clientes/:idCliente/desligar': async ({ usuario, params, body }) => {
    await desligarCliente(platform, usuario, { ...params, ...body });
    return FEITO;
  },
  'POST /app-web/v1/integracao/clientes/:idCliente/ligar': async ({ usuario, params, body }) => {
    await ligarCliente(platform, usuario, { ...params, ...body });
    return FEITO;
  },
});

const chamadas = (platform: Platform, contador: Contador): Handlers<typeof chamadasContract> => {
  const { listar, dias, sistemas, exportar } = verChamadas(platform, contador);
  return {
    'GET /app-web/v1/integracao/chamadas': ({ usuario, query }) => listar(usuario, query),
    'GET /app-web/v1/integracao/chamadas/dias': ({ usuario, query }) => dias(usuario, query),
    'GET /app-web/v1/integracao/chamadas/sistemas': ({ usuario }) => sistemas(usuario),
    'GET /app-web/v1/integracao/chamadas/exportar': async ({ usuario, query, reply }) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="chamadas-dos-programas.csv"')
        .send(await exportar(usuario, query)),
  };
};

export interface IntegracaoCapability {
  readonly api: Routes;
  readonly clientes: Routes;
  readonly chamadas: Routes;
  /** Writes down what was counted, before the server closes. */
  fechar(): Promise<void>;
  /** For calls with a bearer token. */
  readonly authenticate: ReturnType<typeof createAutenticar>['authenticate'];
  /** For calls to its addresses with neither a token nor a session. */
  recusarSemToken(reply: FastifyReply): never;
  readonly jobs: readonly Job[];
}

export const integracaoCapability = (platform: Platform): IntegracaoCapability => {
  const contador = createContador(platform);
  const autenticar = createAutenticar(platform, contador);
  const { db, clock } = platform;
  return {
    api: {
      ...routes(integracaoContract, integracaoHandlers(platform, autenticar, contador)),
      aoRecusarOCorpo: existeAntesDoCorpo(platform),
    },
    clientes: routes(clientesContract, clientes(platform, contador)),
    chamadas: routes(chamadasContract, chamadas(platform, contador)),
    fechar: contador.guardar,
    authenticate: autenticar.authenticate,
    recusarSemToken: autenticar.recusarSemToken,
    jobs: [
      {
        name: 'limpar-integracao',
        cron: '41 * * * *',
        run: async () => {
          const agora = clock.now().getTime();
          await deleteVencidos(db, new Date(agora), new Date(agora - days(1)));
          await deleteChamadasAntesDe(db, new Date(agora - days(DIAS_DAS_CHAMADAS)));
        },
      },
    ],
  };
};

/** For the integrators' guide and the API's description. */
export const escoposOferecidos = escopos.map((escopo) => ({ escopo, abre: descricaoDoEscopo[escopo].abre }));
