import { days } from '#server/clock.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { deleteRascunhosSemUso } from './rascunho-resposta-repository.ts';

/** What nobody touched for so long is no longer being written. */
const SEM_USO = days(30);

/** Every night: what was half-written about a case that has ended, or was left lying, is kept no longer (LGPD, art. 16). */
export const varrerRascunhosJob = ({ db, clock }: Platform): Job => ({
  name: 'varrer-rascunhos-de-resposta',
  cron: '50 3 * * *',
  run: () => deleteRascunhosSemUso(db, new Date(clock.now().getTime() - SEM_USO)),
});
