import { agirPeloSistema } from '#capabilities/manifestacao/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { encerrarConsentimento as ato } from '../domain/encerrar-consentimento.ato.ts';
import { answerConsentimento, listSemResposta } from './consentimento-repository.ts';

/** Every night: silence after twenty days means no (Decreto 10.153/2019, art. 7). */
export const encerrarSemRespostaJob = (platform: Platform): Job => ({
  name: 'encerrar-consentimento-sem-resposta',
  cron: '20 3 * * *',
  run: async () => {
    const hoje = toIsoDate(localDate(platform.clock.now().getTime()));
    await emCada(await listSemResposta(platform.db, hoje), ({ id, id_manifestacao, prazo }) =>
      agirPeloSistema(platform, id_manifestacao, ato, async ({ tx, agora }) => {
        if (!(await answerConsentimento(tx, id, null, agora))) return null;
        return {
          informacoes: `Não houve resposta até ${formatData(diaGuardado(prazo))}: vale o não, e a identidade não será enviada.`,
          detalhes: { idConsentimento: id },
          avisos: [{ evento: 'manifestacao.consentimento-sem-resposta' }],
          resultado: undefined,
        };
      }),
    );
  },
});
