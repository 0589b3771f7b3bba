import { agirPeloSistema, avisoDaReabertura } from '#capabilities/manifestacao/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { arquivarSemComplementacao as ato } from '../domain/arquivar-sem-complementacao.ato.ts';
import { expireComplementacao, listVencidas } from './complementacao-repository.ts';

/**
 * Every night, shortly after midnight in Brasília: a case whose complement did not come within
 * twenty days is archived (Decreto 9.492/2018, art. 18 §2). An archived case is no longer listed,
 * so running twice is harmless.
 */
export const arquivarSemComplementacaoJob = (platform: Platform): Job => ({
  name: 'arquivar-sem-complementacao',
  cron: '10 3 * * *',
  run: async () => {
    const hoje = toIsoDate(localDate(platform.clock.now().getTime()));
    await emCada(await listVencidas(platform.db, hoje), ({ id, id_manifestacao, prazo }) =>
      agirPeloSistema(platform, id_manifestacao, ato, async ({ tx, caso, agora }) => {
        if (!(await expireComplementacao(tx, id, agora))) return null;
        return {
          informacoes: `As informações pedidas não vieram até ${formatData(diaGuardado(prazo))}: a manifestação foi arquivada.`,
          detalhes: { idComplementacao: id },
          avisos: [
            {
              evento: 'manifestacao.arquivada-sem-complementacao',
              variaveis: avisoDaReabertura(caso, agora),
            },
          ],
          resultado: undefined,
        };
      }),
    );
  },
});
