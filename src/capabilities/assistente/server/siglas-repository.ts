import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Which of these words, in small letters and without accents, are the short names of offices. */
export const listSiglas = async (db: Db, palavras: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ sigla: string }>`
    select distinct lower(sem_acento(o.sigla)) as sigla from ouvidoria o
    where o.inativada_em is null and lower(sem_acento(o.sigla)) = any(${palavras}::text[])`.execute(db);
  return new Set(rows.map(({ sigla }) => sigla));
};
