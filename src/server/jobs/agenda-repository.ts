import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export const listAgenda = (db: Db) => db.selectFrom('agenda_do_job').select(['nome', 'ate']).execute();

/** False when another instance was faster. */
export const advanceAgenda = async (
  tx: Db,
  nome: string,
  de: number | null,
  para: number,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into agenda_do_job (nome, ate) values (${nome}, ${new Date(para)})
    on conflict (nome) do update set ate = excluded.ate
    where agenda_do_job.ate = ${de === null ? null : new Date(de)}
    returning nome`.execute(tx);
  return rows.length === 1;
};
