import { confirmaPeloSilencio, type SituacaoDaPromessa } from '#capabilities/remedio/domain/promessas.ts';
import { updatePromessa } from '#capabilities/remedio/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { confirmarPeloSilencio as ato } from '../domain/confirmar-pelo-silencio.ato.ts';
import { listCaladas } from './cumprimento-repository.ts';
import { fazPeloSistema } from './faz-na-promessa.ts';

/** Every night: what nobody contested until the announced day is confirmed. */
export const confirmarPeloSilencioJob = (platform: Platform): Job => ({
  name: 'confirmar-entregas-pelo-silencio',
  cron: '40 3 * * *',
  run: async () => {
    const hoje = toIsoDate(localDate(platform.clock.now().getTime()));
    await emCada(await listCaladas(platform.db, hoje), (calada) =>
      fazPeloSistema(platform, calada, ato, async ({ tx, agora }, promessa) => {
        const contestarAte = promessa.contestar_ate === null ? null : diaGuardado(promessa.contestar_ate);
        const situacao = promessa.situacao as SituacaoDaPromessa;
        if (!contestarAte || !confirmaPeloSilencio({ situacao, contestarAte }, agora.getTime())) return null;
        await updatePromessa(tx, promessa.id, { confirmada_em: agora, por_silencio: true });
        return {
          informacoes: `Ninguém contestou a entrega até ${formatData(contestarAte)}: ela está confirmada.`,
          detalhes: { idPromessa: promessa.id },
        };
      }),
    );
  },
});
