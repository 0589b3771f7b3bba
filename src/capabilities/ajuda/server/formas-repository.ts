import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { emMemoria } from '#server/db/memoria/memoria.ts';

const lerEstado = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ estado: string }>`
    select concat_ws(':', count(*), max(id), sum(versao), sum(cardinality(sinonimos)), max(alterada_em)) as estado
    from pergunta_frequente where ativa`.execute(db);
  return rows[0]?.estado ?? '';
};

const DAS_PERGUNTAS = emMemoria(['pergunta_frequente'], lerEstado);

/** Changes whenever a question, or a way of asking for it, does: each writing of one counts its version up. */
export const estadoDasPerguntas = (db: Db): Promise<string> => DAS_PERGUNTAS(db, 'ativas');

/** Every way in which people ask for each question. */
export const listFormas = (db: Db) =>
  db
    .selectFrom('pergunta_frequente')
    .select(['pergunta', 'sinonimos'])
    .where('ativa', '=', true)
    .orderBy('id')
    .execute();
