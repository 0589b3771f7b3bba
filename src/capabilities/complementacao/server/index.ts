import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { emLote } from '#server/ciclo/em-lote.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { complementacaoContract } from '../contract.ts';
import { arquivarSemComplementacaoJob } from './arquivar-sem-complementacao.ts';
import { complementar } from './complementar.ts';
import { lembrarComplementacaoJob } from './lembrar-complementacao.ts';
import { pedirComplementacao } from './pedir-complementacao.ts';

const handlers = (platform: Platform): Handlers<typeof complementacaoContract> => ({
  'POST /app-web/v1/manifestacoes/:idManifestacao/complementar': ({ params, body, ...pedido }) =>
    complementar(platform, quemAge(platform, pedido), params.idManifestacao, body),

  'POST /app-web/v1/tratamento/pedir-complementacao': ({ body: { casos, texto }, ...pedido }) => {
    const quem = quemAge(platform, pedido);
    return emLote(platform, casos, (caso) => pedirComplementacao(platform, quem, caso, texto));
  },
});

export const complementacaoCapability = (platform: Platform): Routes & { jobs: readonly Job[] } => ({
  ...routes(complementacaoContract, handlers(platform)),
  jobs: [arquivarSemComplementacaoJob(platform), lembrarComplementacaoJob(platform)],
});

export { pedirComplementacao } from './pedir-complementacao.ts';
