import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export const insertJob = async (db: Db, name: string, payload: string, key: string | null): Promise<void> => {
  await sql`select graphile_worker.add_job(${name}, ${payload}::json, job_key => ${key})`.execute(db);
};
