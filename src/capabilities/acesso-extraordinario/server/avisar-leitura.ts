import { z } from 'zod';
import { findCasoDoPendente, LEITURA_POR_ACESSO, ninguem } from '#capabilities/manifestacao/server/index.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { findVigente } from './acesso-repository.ts';
import { avisarAcesso } from './avisar-acesso.ts';

const leitura = z.object({ idManifestacao: z.int(), idUsuario: z.int() });

/** The first reading by an access is told as its request was; the further ones stand in the history of the case. */
export const avisarLeituraJob = (platform: Platform): Job => ({
  name: LEITURA_POR_ACESSO,
  run: async (payload) => {
    const { idManifestacao, idUsuario } = leitura.parse(payload);
    await platform.db.transaction().execute(async (tx) => {
      const agora = platform.clock.now();
      const acesso = await findVigente(tx, idManifestacao, idUsuario, agora);
      if (!acesso) return;
      const caso = await findCasoDoPendente(platform, ninguem(platform), idManifestacao);
      await avisarAcesso(
        platform,
        { tx, caso, agora },
        { fato: 'lido', idAcesso: acesso.id, menos: [idUsuario] },
      );
    });
  },
});
