import { deleteReversoesAntigas, EFETIVAR, releaseReversao } from '#server/ciclo/reversao-repository.ts';
import { days } from '#server/clock.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';

/** The seconds are over: mails, webhooks and publication of the act go, and what was noted of its rows is deleted. */
export const efetivarAtoJob = ({ db, clock }: Platform): Job => ({
  name: EFETIVAR,
  run: async (payload) => {
    const { idAto } = payload as { idAto: number };
    const agora = clock.now();
    await db.transaction().execute((tx) => releaseReversao(tx, idAto, agora));
    await deleteReversoesAntigas(db, new Date(agora.getTime() - days(1)));
  },
});
