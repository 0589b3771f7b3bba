import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { impedimentoContract } from '../contract.ts';
import { avisarDeQuemEstaAcimaJob } from './adiante/avisar-de-quem-esta-acima.ts';
import { levarAdianteJob } from './adiante/levar-adiante.ts';
import { compararQuemChegaJob } from './comparar-quem-chega.ts';
import { selarOrigensJob } from './selar-origens.ts';
import { verImpedimentos } from './ver-impedimentos.ts';

export { compararQuemChega } from './comparar-quem-chega.ts';
export { impedirNoRegistro } from './impedir-no-registro.ts';

const handlers = (platform: Platform): Handlers<typeof impedimentoContract> => ({
  'GET /app-web/v1/manifestacoes/:idManifestacao/impedimentos': ({ params, ...pedido }) =>
    verImpedimentos(platform, quemAge(platform, pedido), params.idManifestacao),
});

export const impedimentoCapability = (platform: Platform): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(impedimentoContract, handlers(platform)),
  jobs: [
    compararQuemChegaJob(platform),
    selarOrigensJob(platform),
    avisarDeQuemEstaAcimaJob(platform),
    levarAdianteJob(platform),
  ],
});
