import { sql } from 'kysely';
import { enqueue, type Job } from '../jobs/jobs.ts';
import type { Platform } from '../platform.ts';
import type { Db } from './database.ts';

const NOME = 'esquecer-estatisticas';

/** Said where rows that name somebody were removed: right after the commit the planner's samples of them are taken anew. */
export const esquecerEstatisticas = (tx: Db): Promise<void> => enqueue(tx, NOME, {}, NOME);

export const esquecerEstatisticasJob = ({ db }: Pick<Platform, 'db'>): Job => ({
  name: NOME,
  run: async () => {
    await sql`select esquecer_estatisticas()`.execute(db);
  },
});
