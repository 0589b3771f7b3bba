import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { cumprimentoContract } from '../contract.ts';
import { confirmarPeloSilencioJob } from './confirmar-pelo-silencio.ts';
import { lembrarEntregasJob } from './lembrar-entregas.ts';
import { listCumprimento, listPromessas } from './list-promessas.ts';
import { renovarProcedentesJob } from './renovar-procedentes.ts';
import { mostrarPromessas } from './ver-promessas.ts';

const handlers = (platform: Platform): Handlers<typeof cumprimentoContract> => ({
  'GET /app-web/v1/manifestacoes/:idManifestacao/promessas': ({ params, ...pedido }) =>
    mostrarPromessas(platform, quemAge(platform, pedido), params.idManifestacao),

  'GET /app-web/v1/promessas': ({ query, ...pedido }) =>
    listPromessas(platform, quemAge(platform, pedido), query),

  'GET /app-web/v1/cumprimento': ({ query, ...pedido }) =>
    listCumprimento(platform, quemAge(platform, pedido), query),
});

/** For who acts in the name of the person, at the desk, and for an office's program. */
export { confirmarEntrega } from './confirmar-entrega.ts';
export { contestarEntrega } from './contestar-entrega.ts';
export { declararSemMeios } from './declarar-sem-meios.ts';
export { entregar } from './entregar.ts';
export { verPromessas } from './ver-promessas.ts';

export const cumprimentoCapability = (platform: Platform): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(cumprimentoContract, handlers(platform)),
  jobs: [confirmarPeloSilencioJob(platform), lembrarEntregasJob(platform), renovarProcedentesJob(platform)],
});
