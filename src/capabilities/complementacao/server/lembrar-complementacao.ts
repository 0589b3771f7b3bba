import { lembrar } from '#capabilities/manifestacao/server/index.ts';
import { addDays, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { DIAS_DO_LEMBRETE } from '../domain/lembrete.ts';
import { findComplementacaoAberta, listQueVencemAte } from './complementacao-repository.ts';

/** Every morning: reminds, once, citizens with two days left before the case is archived. */
export const lembrarComplementacaoJob = (platform: Platform): Job => ({
  name: 'lembrar-complementacao',
  cron: '0 11 * * *',
  run: async () => {
    const hoje = localDate(platform.clock.now().getTime());
    const dias = { de: toIsoDate(hoje), ate: toIsoDate(addDays(hoje, DIAS_DO_LEMBRETE)) };
    await emCada(await listQueVencemAte(platform.db, dias), ({ id, id_manifestacao }) =>
      lembrar(platform, id_manifestacao, async ({ tx }) => {
        const aberta = await findComplementacaoAberta(tx, id_manifestacao);
        if (aberta?.id !== id) return [];
        return [
          {
            evento: 'manifestacao.lembrete-de-complementacao',
            chave: `lembrete-de-complementacao:${id}`,
            variaveis: { ultimoDia: formatData(diaGuardado(aberta.prazo)) },
            caminho: `/manifestacao/complementar/${id_manifestacao}`,
          },
        ];
      }),
    );
  },
});
