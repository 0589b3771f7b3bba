import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { descumprimentoContract } from '../contract.ts';
import { denunciar } from './denunciar.ts';
import { listDenunciaveis, listDescumprimentos } from './list-descumprimentos.ts';
import { findDescumprimento, verDescumprimento } from './ver-descumprimento.ts';

const handlers = (platform: Platform): Handlers<typeof descumprimentoContract> => ({
  'GET /app-web/v1/manifestacoes/:idManifestacao/descumprimento': ({ params, ...pedido }) =>
    verDescumprimento(platform, quemAge(platform, pedido), params.idManifestacao),

  'POST /app-web/v1/manifestacoes/:idManifestacao/descumprimentos': ({ params, body, ...pedido }) =>
    denunciar(platform, quemAge(platform, pedido), { ...body, ...params }),

  'GET /app-web/v1/descumprimentos/denunciaveis': (pedido) =>
    listDenunciaveis(platform, quemAge(platform, pedido)),

  'POST /app-web/v1/descumprimentos': ({ body, ...pedido }) =>
    denunciar(platform, quemAge(platform, pedido), body),

  'GET /app-web/v1/descumprimentos': ({ query, ...pedido }) =>
    listDescumprimentos(platform, quemAge(platform, pedido), query),

  'GET /app-web/v1/descumprimentos/:idDenuncia': ({ params, ...pedido }) =>
    findDescumprimento(platform, quemAge(platform, pedido), params.idDenuncia),
});

/** For who denounces in the name of the person, at the desk. */
export { denunciar } from './denunciar.ts';

/** For who contests a delivery, which goes the same way as a date that was missed. */
export { caminhoDaDenuncia, levarAoControle } from './levar-ao-controle.ts';

export const descumprimentoCapability = (platform: Platform): Routes =>
  routes(descumprimentoContract, handlers(platform));
