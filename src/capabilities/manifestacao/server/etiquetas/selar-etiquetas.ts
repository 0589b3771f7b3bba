import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { lockCaso } from '../manifestacao-repository.ts';
import { ninguem } from '../quem-age.ts';
import { deletePalavrasSemCaso, listCasosASelar } from './etiquetas-repository.ts';
import { SELAR_ETIQUETAS, selarEtiquetas } from './etiquetas-seladas.ts';

const selarDoCaso = (platform: Platform, id: number): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    const row = await lockCaso(tx, id, ninguem(platform), platform.clock.now());
    if (row) await selarEtiquetas(platform, tx, id);
  });

/** Labels that an earlier version kept in the open beside sealed cases, and words that nobody carries any more. */
export const selarEtiquetasJob = (platform: Platform): Job => ({
  name: SELAR_ETIQUETAS,
  aoIniciar: true,
  run: async () => {
    await emCada(await listCasosASelar(platform.db), (id) => selarDoCaso(platform, id));
    await deletePalavrasSemCaso(platform.db);
  },
});
