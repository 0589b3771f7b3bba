import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { cobrirAntigasJob } from './cobrir-antigas.ts';
import { preservarAntigasJob } from './preservar-antigas.ts';

export const identidadePreservadaCapability = (platform: Platform): { readonly jobs: readonly Job[] } => ({
  jobs: [preservarAntigasJob(platform), cobrirAntigasJob(platform)],
});
