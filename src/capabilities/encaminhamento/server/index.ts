import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { emLote } from '#server/ciclo/em-lote.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { encaminhamentoContract } from '../contract.ts';
import { encaminhar } from './encaminhar.ts';
import { encaminharParaFora } from './encaminhar-para-fora.ts';
import { listarEncaminhamentos } from './listar-encaminhamentos.ts';

export { encaminhar } from './encaminhar.ts';
export { encaminharParaFora } from './encaminhar-para-fora.ts';

const handlers = (platform: Platform): Handlers<typeof encaminhamentoContract> => ({
  'GET /app-web/v1/tratamento/:idManifestacao/encaminhamentos': ({ params, ...pedido }) =>
    listarEncaminhamentos(platform, quemAge(platform, pedido), params.idManifestacao),

  'POST /app-web/v1/tratamento/encaminhar': ({ body: { casos, ...dados }, ...pedido }) => {
    const quem = quemAge(platform, pedido);
    return emLote(platform, casos, (caso) => encaminhar(platform, quem, caso, dados));
  },

  'POST /app-web/v1/tratamento/encaminhar-para-fora': ({ body: { casos, ...dados }, ...pedido }) => {
    const quem = quemAge(platform, pedido);
    return emLote(platform, casos, (caso) => encaminharParaFora(platform, quem, caso, dados));
  },
});

export const encaminhamentoCapability = (platform: Platform): Routes =>
  routes(encaminhamentoContract, handlers(platform));
