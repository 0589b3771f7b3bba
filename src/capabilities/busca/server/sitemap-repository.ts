import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** The last id of each full part, where the next begins. Read from the index alone. */
export const listFinsDeParte = async (db: Db, porParte: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from (
      select id_manifestacao as id, row_number() over (order by id_manifestacao) as n from pedido_publico
    ) p where n % ${porParte} = 0 order by id`.execute(db);
  return rows.map(({ id }) => id);
};

export const listEnderecos = (db: Db, depoisDe: number, limite: number) =>
  db
    .selectFrom('pedido_publico')
    .select(['id_manifestacao', 'protocolo', 'atualizado_em'])
    .where('id_manifestacao', '>', depoisDe)
    .orderBy('id_manifestacao')
    .limit(limite)
    .execute();
