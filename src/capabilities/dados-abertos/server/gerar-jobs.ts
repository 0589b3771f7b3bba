import { hours } from '#server/clock.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { findUltimaGeracao, listAnos, listAnosARefazer } from './arquivo-repository.ts';
import { gerarAParte } from './gerar-a-parte.ts';

const gerarTudo = async (platform: Platform): Promise<void> =>
  gerarAParte(platform, { anos: await listAnos(platform.db), soTextos: false });

export const gerarJobs = (platform: Platform): readonly Job[] => [
  // Every night in Brasília.
  { name: 'gerar-dados-abertos', cron: '30 6 * * *', run: () => gerarTudo(platform) },
  {
    // On a new server the page is not empty until the first night.
    name: 'iniciar-dados-abertos',
    aoIniciar: true,
    run: async () => {
      const ultima = await findUltimaGeracao(platform.db);
      const velha = platform.clock.now().getTime() - hours(26);
      if (!ultima || ultima.getTime() < velha) await gerarTudo(platform);
    },
  },
  {
    // A withdrawn text makes its file unavailable at once; this makes the file again soon.
    name: 'refazer-dados-abertos',
    cron: '*/10 * * * *',
    run: async () => {
      const anos = await listAnosARefazer(platform.db);
      if (anos.length > 0) await gerarAParte(platform, { anos, soTextos: true });
    },
  },
];
