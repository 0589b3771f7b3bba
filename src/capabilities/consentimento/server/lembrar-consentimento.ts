import { DIAS_DO_LEMBRETE } from '#capabilities/complementacao/domain/lembrete.ts';
import { findUltimoConsentimento, lembrar } from '#capabilities/manifestacao/server/index.ts';
import { addDays, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { listQueVencemAte } from './consentimento-repository.ts';

/** Every morning: reminds, once, people with two days left to answer. Silence means no. */
export const lembrarConsentimentoJob = (platform: Platform): Job => ({
  name: 'lembrar-consentimento',
  cron: '5 11 * * *',
  run: async () => {
    const hoje = localDate(platform.clock.now().getTime());
    const dias = { de: toIsoDate(hoje), ate: toIsoDate(addDays(hoje, DIAS_DO_LEMBRETE)) };
    await emCada(await listQueVencemAte(platform.db, dias), ({ id, id_manifestacao }) =>
      lembrar(platform, id_manifestacao, async ({ tx }) => {
        const ultimo = await findUltimoConsentimento(tx, id_manifestacao);
        if (ultimo?.id !== id || ultimo.respondido_em !== null) return [];
        return [
          {
            evento: 'manifestacao.lembrete-de-consentimento',
            chave: `lembrete-de-consentimento:${id}`,
            variaveis: { ultimoDia: formatData(diaGuardado(ultimo.prazo)) },
            caminho: `/manifestacao/consentimento/${id_manifestacao}`,
          },
        ];
      }),
    );
  },
});
