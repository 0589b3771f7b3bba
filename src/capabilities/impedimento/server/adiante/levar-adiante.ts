import {
  anotarSemPessoa,
  casoDe,
  lockCaso,
  ninguem,
  ninguemTrata,
} from '#capabilities/manifestacao/server/index.ts';
import { naHora } from '#kernel/momento.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { listAbertosComImpedimento } from '../impedimento-repository.ts';
import { seguirAdiante } from '../seguir-adiante.ts';

/**
 * Cases that nobody of their office may handle and that lie there: the last who could has left, or nobody could take them when they
 * were filed. Each goes up once somebody above can take it.
 */
export const levarAdianteJob = (platform: Platform): Job => ({
  name: 'levar-adiante-sem-quem-trate',
  cron: '20 * * * *',
  aoIniciar: true,
  run: async () => {
    const { db, clock } = platform;
    await emCada(await listAbertosComImpedimento(db), async (aberto) => {
      if (!(await ninguemTrata(platform, db, aberto))) return;
      await db.transaction().execute(async (tx) => {
        const quem = ninguem(platform);
        const row = await lockCaso(tx, aberto.id, quem, clock.now());
        if (!row || !(await ninguemTrata(platform, tx, row))) return;
        const caso = await casoDe(platform, tx, row, quem);
        const agora = caso.isSigilosa || caso.isPreservada ? naHora(clock.now()) : clock.now();
        const noAto = { tx, caso, agora };
        const adiante = await seguirAdiante(platform, noAto);
        if (adiante) await anotarSemPessoa(platform, noAto, adiante);
      });
    });
  },
});
