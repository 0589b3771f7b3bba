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

  'GET /app-web/v1/descumprimentos/denunciaveis': (pedido) =>
    listDenunciaveis(platform, quemAge(platform, pedido)),

  'POST /app-web/v1/descumprimentos': ({ body, ...pedido }) =>
    denunciar(platform, quemAge(platform, pedido), body),

  'GET /app-web/v1/descumprimentos': ({ query, ...pedido }) =>
    listDescumprimentos(platform, quemAge(platform, pedido), query),

  'GET /app-web/v1/descumprimentos/:idDenuncia': ({ params, ...pedido }) =>
    findDescumprimento(platform, quemAge(platform, pedido), params.idDenuncia),
});

/** For who contests a delivery, which goes the same way as a date that was missed. */
export { caminhoDaDenuncia, levarAoControle } from './levar-ao-controle.ts';

export const descumprimentoCapability = (platform: Platform): Routes =>
  routes(descumprimentoContract, handlers(platform));
