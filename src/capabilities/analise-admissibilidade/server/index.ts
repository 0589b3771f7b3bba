import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { emLote } from '#server/ciclo/em-lote.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { analiseAdmissibilidadeContract } from '../contract.ts';
import { analisarDenuncia } from './analisar-denuncia.ts';

export { lerAnalise } from './analisar-denuncia.ts';

const handlers = (platform: Platform): Handlers<typeof analiseAdmissibilidadeContract> => ({
  'POST /app-web/v1/tratamento/analise-preliminar': ({ body: { casos, ...analise }, ...pedido }) => {
    const quem = quemAge(platform, pedido);
    return emLote(platform, casos, (caso) => analisarDenuncia(platform, quem, caso, analise));
  },
});

export const analiseAdmissibilidadeCapability = (platform: Platform): Routes =>
  routes(analiseAdmissibilidadeContract, handlers(platform));
