import { marcoDoPrazo, prazosDoDia } from '#capabilities/monitoramento/domain/monitoramento-prazos.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { avisarDaCorrecao } from './avisar-da-correcao.ts';
import { listCorrecoesAEsperar } from './checklist-repository.ts';

/** Every morning: reminds bodies whose correction is due soon or overdue, once per due date. */
export const lembrarCorrecoesJob = (platform: Platform): Job => ({
  name: 'lembrar-correcoes-da-transparencia',
  cron: '40 10 * * *',
  run: async () => {
    const agora = platform.clock.now();
    const hoje = localDate(agora.getTime());
    const { de, ate } = prazosDoDia(hoje);
    const esperam = await listCorrecoesAEsperar(platform.db, { de: toIsoDate(de), ate: toIsoDate(ate) });
    await emCada(esperam, async ({ prazo, itens, ...orgao }) => {
      const aconteceu = marcoDoPrazo(hoje, diaGuardado(prazo));
      if (aconteceu)
        await platform.db
          .transaction()
          .execute((tx) => avisarDaCorrecao(platform, tx, orgao, { aconteceu, prazo, itens, agora }));
    });
  },
});
