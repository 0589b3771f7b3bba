import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** The tables of what is sealed with a key of the case's own. */
export const COFRES = ['manifestacao_cofre', 'manifestante_preservado'] as const;
export type Cofre = (typeof COFRES)[number];

/** The head of what an office's key wraps (`crypto/chaveiro.ts`). */
const cabeca = sql`'\\x01'::bytea || int4send(k.id)`;

export interface AReembrulhar {
  readonly id: number;
  readonly embrulhada: Buffer;
  /** The key of the office that has the case now. */
  readonly idChave: number;
}

/** Cases, in the order of their ids, whose key is not wrapped by the newest key of the office that has them; not those in use. */
export const lockAReembrulhar = async (
  tx: Db,
  cofre: Cofre,
  depoisDe: number,
  limite: number,
): Promise<AReembrulhar[]> => {
  const { rows } = await sql<AReembrulhar>`
    with k as (
      select distinct on (id_ouvidoria) id_ouvidoria, id from chave_do_orgao
      where criada_em <= now() - interval '30 seconds' order by id_ouvidoria, id desc
    )
    select c.id_manifestacao as id, c.chave_embrulhada as embrulhada, k.id as "idChave"
    from ${sql.table(cofre)} c
    join manifestacao m on m.id = c.id_manifestacao
    join k on k.id_ouvidoria = m.id_ouvidoria
    where c.id_manifestacao > ${depoisDe}
      and (length(c.chave_embrulhada) = 60 or substring(c.chave_embrulhada from 1 for 5) <> ${cabeca})
    order by c.id_manifestacao limit ${limite} for update of c skip locked`.execute(tx);
  return rows;
};

export const updateEmbrulho = async (tx: Db, cofre: Cofre, id: number, embrulhada: Buffer): Promise<void> => {
  await sql`update ${sql.table(cofre)} set chave_embrulhada = ${embrulhada} where id_manifestacao = ${id}`.execute(
    tx,
  );
};

/** How many cases' keys are wrapped by an office's key that has a successor. */
export const countSobAposentadas = async (db: Db): Promise<number> => {
  const contar = COFRES.map(
    (cofre) => sql`select 1 from ${sql.table(cofre)} c join velha k
      on length(c.chave_embrulhada) = 65 and substring(c.chave_embrulhada from 1 for 5) = ${cabeca}`,
  );
  const { rows } = await sql<{ quantos: number }>`
    with velha as (
      select k.id from chave_do_orgao k
      where exists (select from chave_do_orgao n where n.id_ouvidoria = k.id_ouvidoria and n.id > k.id)
    )
    select count(*) as quantos from (${sql.join(contar, sql` union all `)}) sob`.execute(db);
  return rows[0]?.quantos ?? 0;
};

/** Keys that wrap nothing any more. An hour after their successor was made no act is under way that still wraps with them. */
export const deleteAposentadas = async (db: Db): Promise<void> => {
  const semUso = COFRES.map(
    (cofre) => sql`not exists (select from ${sql.table(cofre)} c
      where length(c.chave_embrulhada) = 65 and substring(c.chave_embrulhada from 1 for 5) = ${cabeca})`,
  );
  await sql`delete from chave_do_orgao k
    where exists (
      select from chave_do_orgao n
      where n.id_ouvidoria = k.id_ouvidoria and n.id > k.id and n.criada_em < now() - interval '1 hour'
    ) and ${sql.join(semUso, sql` and `)}`.execute(db);
};
