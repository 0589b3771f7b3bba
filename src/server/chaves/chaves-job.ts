import type { Job } from '../jobs/jobs.ts';
import type { Platform } from '../platform.ts';
import { criarChavesDosAnos, lerChavesDosAnos } from './chaves-dos-anos.ts';
import { criarChavesQueFaltam, reembrulharCofres } from './chaves-dos-orgaos.ts';
import { deleteAposentadas } from './cofres-repository.ts';

/** Gives new offices their key, wraps what is not under the right one, and destroys keys that wrap nothing any more. */
export const chavesDosOrgaosJob = (platform: Platform): Job => ({
  name: 'chaves-dos-orgaos',
  cron: '*/10 * * * *',
  aoIniciar: true,
  run: async () => {
    if (!platform.config.chaveiro.mestras) return;
    await criarChavesQueFaltam(platform);
    await criarChavesDosAnos(platform);
    await lerChavesDosAnos(platform.db, platform.config, platform.clock);
    await reembrulharCofres(platform);
    await deleteAposentadas(platform.db);
  },
});
