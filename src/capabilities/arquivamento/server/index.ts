import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { emLote } from '#capabilities/tratamento/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { arquivamentoContract } from '../contract.ts';
import { arquivar } from './arquivar.ts';
import { reabrir } from './reabrir.ts';

export { arquivar } from './arquivar.ts';
export { reabrir } from './reabrir.ts';

const handlers = (platform: Platform): Handlers<typeof arquivamentoContract> => ({
  'POST /app-web/v1/tratamento/arquivar': ({ body: { casos, ...dados }, ...pedido }) => {
    const quem = quemAge(platform, pedido);
    return emLote(platform, casos, (caso) => arquivar(platform, quem, caso, dados));
  },

  'POST /app-web/v1/tratamento/reabrir': ({ body: { casos, justificativa }, ...pedido }) => {
    const quem = quemAge(platform, pedido);
    return emLote(platform, casos, (caso) => reabrir(platform, quem, caso, justificativa));
  },
});

export const arquivamentoCapability = (platform: Platform): Routes =>
  routes(arquivamentoContract, handlers(platform));
