import { chaveDoCofre } from '#capabilities/manifestacao/server/index.ts';
import { openEnvelope } from '#server/crypto/envelope.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { listASelar, selarRepresentacao } from './representacao-repository.ts';

/**
 * An earlier version let an office note who represents a person who preserved the identity (Lei 13.460/2017, art. 10 §7), in
 * the open. The seal needs the installation's key, which no migration has. It runs when a server starts; once nothing
 * is left it finds nothing.
 */
export const selarRepresentacoesJob = (platform: Platform): Job => ({
  name: 'selar-representacoes',
  aoIniciar: true,
  run: async () => {
    await emCada(await listASelar(platform.db), async ({ id, dados, chave_embrulhada }) => {
      const { seal } = openEnvelope(chaveDoCofre(platform), chave_embrulhada);
      await selarRepresentacao(platform.db, id, seal(dados ?? ''));
    });
  },
});
