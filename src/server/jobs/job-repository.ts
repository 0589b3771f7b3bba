import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export const insertJob = async (db: Db, name: string, payload: string, key: string | null): Promise<void> => {
  await sql`select graphile_worker.add_job(${name}, ${payload}::json, job_key => ${key})`.execute(db);
};

export const countJobsEmCurso = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from graphile_worker.jobs where locked_at is not null`.execute(db);
  return rows[0]?.total ?? 0;
};
