import {
  agirPeloSistema,
  closeComplementacaoAberta,
  retomarPrazo,
} from '#capabilities/manifestacao/server/index.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { retomarAnonima as ato } from '../domain/retomar-anonima.ato.ts';
import { listAnonimasEsperando } from './complementacao-repository.ts';

/**
 * Of anonymous people no complement is asked any more: what an earlier version asked goes back to work, with the days that
 * were left when its clock was stopped. It runs when a server starts; a case that went back is not found again.
 */
export const retomarAnonimasJob = (platform: Platform): Job => ({
  name: 'retomar-anonimas',
  aoIniciar: true,
  run: async () => {
    await emCada(await listAnonimasEsperando(platform.db), ({ id }) =>
      agirPeloSistema(platform, id, ato, async (noAto) => {
        await closeComplementacaoAberta(noAto.tx, id, noAto.agora);
        const mudancas = await retomarPrazo(noAto);
        const prazo = formatData(diaGuardado(mudancas.prazo));
        return {
          informacoes: `De quem é anônimo não se espera complementação: o órgão volta a trabalhar e tem até ${prazo} para responder. O que ele perguntou pode ser respondido pela conversa.`,
          mudancas,
          resultado: undefined,
        };
      }),
    );
  },
});
