import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** At once, or, of an act that may still be taken back, when it no longer may (`reversao-repository.ts`). */
export const insertJob = async (db: Db, name: string, payload: string, key: string | null): Promise<void> => {
  await sql`select enfileirar(${name}, ${payload}::json, ${key})`.execute(db);
};

export const countJobsEmCurso = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from graphile_worker.jobs where locked_at is not null`.execute(db);
  return rows[0]?.total ?? 0;
};

export const temJobsDe = async (db: Db, nome: string): Promise<boolean> => {
  const { rows } = await sql`select from graphile_worker.jobs where locked_by = ${nome} limit 1`.execute(db);
  return rows.length > 0;
};

/** Whatever these names hold is free again, and tried by who takes it next. */
export const unlockJobs = async (db: Db, nomes: readonly string[]): Promise<void> => {
  await sql`select graphile_worker.force_unlock_workers(${nomes}::text[])`.execute(db);
};
