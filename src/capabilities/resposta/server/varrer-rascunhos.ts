import { valorDe } from '#capabilities/configuracao/server/index.ts';
import { days } from '#server/clock.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { deleteRascunhosSemUso } from './rascunho-resposta-repository.ts';

/** Every night: deletes drafts that were abandoned or whose case has ended (LGPD, art. 16). */
export const varrerRascunhosJob = (platform: Platform): Job => ({
  name: 'varrer-rascunhos-de-resposta',
  cron: '50 3 * * *',
  run: async () => {
    const { db, clock } = platform;
    const guardados = await valorDe(db, 'retencao.rascunhos-de-resposta');
    await deleteRascunhosSemUso(db, new Date(clock.now().getTime() - days(guardados)));
  },
});
