import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Changes whenever a question, or a way of asking for it, does: each writing of one counts its version up. */
export const estadoDasPerguntas = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ estado: string }>`
    select concat_ws(':', count(*), max(id), sum(versao), sum(cardinality(sinonimos)), max(alterada_em)) as estado
    from pergunta_frequente where ativa`.execute(db);
  return rows[0]?.estado ?? '';
};

/** Every way in which people ask for each question. */
export const listFormas = (db: Db) =>
  db
    .selectFrom('pergunta_frequente')
    .select(['pergunta', 'sinonimos'])
    .where('ativa', '=', true)
    .orderBy('id')
    .execute();
