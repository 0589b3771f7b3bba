import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { arquivarSemComplementacaoJob } from './arquivar-sem-complementacao.ts';
import { lembrarComplementacaoJob } from './lembrar-complementacao.ts';
import { retomarAnonimasJob } from './retomar-anonimas.ts';

export const complementacaoCapability = (platform: Platform): { readonly jobs: readonly Job[] } => ({
  jobs: [
    arquivarSemComplementacaoJob(platform),
    lembrarComplementacaoJob(platform),
    retomarAnonimasJob(platform),
  ],
});

export { esperarDeNovo, findRespondidaEmTempo } from './carta-em-tempo-repository.ts';
export { findComplementacaoAberta } from './complementacao-repository.ts';
export { complementar } from './complementar.ts';
export { pedirComplementacao } from './pedir-complementacao.ts';
