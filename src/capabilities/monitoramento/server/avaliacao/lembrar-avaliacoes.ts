import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { marcoDoPrazo, prazosDoDia } from '../../domain/monitoramento-prazos.ts';
import { findAvaliacao, listAEsperaDoOrgao, lockAvaliacao } from './avaliacao-repository.ts';
import { avisarDaAvaliacao } from './avisar-da-avaliacao.ts';

/** Every morning, once each: the office before its time to reply ends, both sides after it. */
export const lembrarAvaliacoesJob = (platform: Platform): Job => ({
  name: 'lembrar-avaliacoes',
  cron: '35 10 * * *',
  run: async () => {
    const agora = platform.clock.now();
    const hoje = localDate(agora.getTime());
    const { de, ate } = prazosDoDia(hoje);
    const esperam = await listAEsperaDoOrgao(platform.db, { de: toIsoDate(de), ate: toIsoDate(ate) });
    await emCada(esperam, ({ id }) =>
      platform.db.transaction().execute(async (tx) => {
        // The office may have replied since the list was read.
        await lockAvaliacao(tx, id);
        const row = await findAvaliacao(tx, id);
        if (row?.situacao !== 'devolvida' || row.prazo_resposta === null) return;
        const aconteceu = marcoDoPrazo(hoje, diaGuardado(row.prazo_resposta));
        if (aconteceu)
          await avisarDaAvaliacao(platform, tx, row, { aconteceu, prazo: row.prazo_resposta, agora });
      }),
    );
  },
});
