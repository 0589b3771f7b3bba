import { chaveDoCofre } from '#capabilities/manifestacao/server/index.ts';
import { openEnvelope } from '#server/crypto/envelope.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { listEsclarecimentosASelar, updateEsclarecimento } from './esclarecimento-repository.ts';

/**
 * An earlier version kept the clarifications of a sealed case in the open (Lei 13.608/2018, art. 4-B). The seal needs the
 * installation's key, which no migration has. It runs when a server starts; once nothing is left it finds nothing.
 */
export const selarEsclarecimentosJob = (platform: Platform): Job => ({
  name: 'selar-esclarecimentos',
  aoIniciar: true,
  run: async () => {
    await emCada(await listEsclarecimentosASelar(platform.db), async (row) => {
      const { seal } = openEnvelope(chaveDoCofre(platform), row.chave_embrulhada);
      const selado = (texto: string | null) => (texto === null ? undefined : seal(texto));
      await updateEsclarecimento(platform.db, row.id, {
        pergunta: null,
        pergunta_cifrada: selado(row.pergunta),
        resposta: null,
        resposta_cifrada: selado(row.resposta),
        justificativa_prorrogacao: null,
        justificativa_prorrogacao_cifrada: selado(row.justificativa_prorrogacao),
      });
    });
  },
});
