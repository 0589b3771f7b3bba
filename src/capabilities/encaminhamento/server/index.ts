import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { encaminhamentoContract } from '../contract.ts';
import { listEncaminhamentos } from './list-encaminhamentos.ts';

export { findDestino } from './encaminhamento-repository.ts';
export { encaminhar } from './encaminhar.ts';
export { encaminharParaFora } from './encaminhar-para-fora.ts';
export { mover, podeIrPara } from './mover.ts';

const handlers = (platform: Platform): Handlers<typeof encaminhamentoContract> => ({
  'GET /app-web/v1/tratamento/:idManifestacao/encaminhamentos': ({ params, ...pedido }) =>
    listEncaminhamentos(platform, quemAge(platform, pedido), params.idManifestacao),
});

export const encaminhamentoCapability = (platform: Platform): Routes =>
  routes(encaminhamentoContract, handlers(platform));
