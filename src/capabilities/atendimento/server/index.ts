import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { atendimentoContract } from '../contract.ts';
import { registrarAtendimento } from './registrar.ts';
import { atosQueCabem, verAtendimentos } from './ver-atendimentos.ts';

const handlers = (platform: Platform): Handlers<typeof atendimentoContract> => ({
  'GET /app-web/v1/atendimento/:idManifestacao': ({ params, query, ...pedido }) =>
    atosQueCabem(platform, quemAge(platform, pedido), params.idManifestacao, query.recebidaEm),

  'POST /app-web/v1/atendimento/:idManifestacao': ({ params, body, ...pedido }) =>
    registrarAtendimento(platform, quemAge(platform, pedido), params.idManifestacao, body),

  'GET /app-web/v1/manifestacoes/:idManifestacao/atendimentos': ({ params, ...pedido }) =>
    verAtendimentos(platform, quemAge(platform, pedido), params.idManifestacao),
});

export const atendimentoCapability = (platform: Platform): Routes =>
  routes(atendimentoContract, handlers(platform));
