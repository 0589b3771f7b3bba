import { days } from '#server/clock.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { deleteEmailsEnviadosAntes } from './retencao-repository.ts';
import { valorDe } from './valor-de.ts';

/** Every night: sent mails are kept no longer than the administration set (LGPD, art. 16). */
export const varrerEmailsJob = (platform: Platform): Job => ({
  name: 'varrer-emails-enviados',
  cron: '15 5 * * *',
  run: async () => {
    const guardados = await valorDe(platform.db, 'retencao.emails');
    await deleteEmailsEnviadosAntes(platform.db, new Date(platform.clock.now().getTime() - days(guardados)));
  },
});
