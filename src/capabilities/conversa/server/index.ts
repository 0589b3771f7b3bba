import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { FEITO } from '#kernel/campos.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { conversaContract } from '../contract.ts';
import { enviarMensagem } from './enviar-mensagem.ts';
import { listMensagens } from './list-mensagens.ts';

const handlers = (platform: Platform): Handlers<typeof conversaContract> => ({
  'GET /app-web/v1/manifestacoes/:idManifestacao/mensagens': ({ params, ...pedido }) =>
    listMensagens(platform, quemAge(platform, pedido), params.idManifestacao),

  'POST /app-web/v1/manifestacoes/:idManifestacao/mensagens': async ({ params, body, ...pedido }) => {
    await enviarMensagem(platform, quemAge(platform, pedido), params.idManifestacao, body);
    return FEITO;
  },
});

export const conversaCapability = (platform: Platform): Routes =>
  routes(conversaContract, handlers(platform));
