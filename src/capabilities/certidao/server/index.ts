import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { certidaoContract } from '../contract.ts';
import { type CopiaEmitida, copiaDoPedido, copiaDoRecurso } from './emitir-copia.ts';

export { conferirCopia } from './conferir-copia.ts';

type Resposta = Parameters<
  Handlers<typeof certidaoContract>['GET /app-web/v1/recursos/:idRecurso/decisao.pdf']
>[0]['reply'];

const enviar = (reply: Resposta, { pdf, nome }: CopiaEmitida) =>
  reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `attachment; filename="${nome}"`)
    .header('cache-control', 'private, no-store')
    .send(pdf);

const handlers = (platform: Platform): Handlers<typeof certidaoContract> => ({
  'GET /app-web/v1/manifestacoes/:idManifestacao/decisao.pdf': async ({ params, reply, ...pedido }) =>
    enviar(reply, await copiaDoPedido(platform, quemAge(platform, pedido), params.idManifestacao)),

  'GET /app-web/v1/recursos/:idRecurso/decisao.pdf': async ({ params, reply, ...pedido }) =>
    enviar(reply, await copiaDoRecurso(platform, quemAge(platform, pedido), params.idRecurso)),
});

export const certidaoCapability = (platform: Platform): Routes =>
  routes(certidaoContract, handlers(platform));
