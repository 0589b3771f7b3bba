import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** The tables of what is sealed with a key of the case's own. */
export const COFRES = ['manifestacao_cofre', 'manifestante_preservado'] as const;
export type Cofre = (typeof COFRES)[number];

/** What the office's key `k` wraps, with a retention year's or without (`crypto/chaveiro.ts`). */
const SOB_A_CHAVE = sql`(length(c.chave_embrulhada) in (65, 67) and substring(c.chave_embrulhada from 2 for 4) = int4send(k.id))`;

/** The retention year in the head of a wrapped key; null where it has none. */
const ANO_DO_EMBRULHO = sql`case when length(c.chave_embrulhada) = 67
  then get_byte(c.chave_embrulhada, 5) * 256 + get_byte(c.chave_embrulhada, 6) end`;

/** As if an open case ended now: under the usual table a denúncia is kept for twenty years. What ends gets its own year. */
export const ANOS_DE_CASO_ABERTO = 20;

export interface AReembrulhar {
  readonly id: number;
  readonly embrulhada: Buffer;
  /** The key of the office that has the case now. */
  readonly idChave: number;
  /** The retention year whose key it takes besides; null where there are none. */
  readonly ano: number | null;
}

/**
 * The same where retention years have keys (docs/adr/0011). An ended case takes the key of the year in which its term ends; one under a
 * hold that of a later year than this, so that it outlives the destruction of its own; an open one the year it would have if it
 * ended now. A year that has closed is left only by what is held: its key goes with what it wraps.
 */
const lockComAno = async (
  tx: Db,
  cofre: Cofre,
  depoisDe: number,
  limite: number,
  anoAtual: number,
): Promise<AReembrulhar[]> => {
  const { rows } = await sql<AReembrulhar>`
    with k as (
      select distinct on (id_ouvidoria) id_ouvidoria, id from chave_do_orgao
      where criada_em <= now() - interval '30 seconds' order by id_ouvidoria, id desc
    ), x as (
      select c.id_manifestacao, ${ANO_DO_EMBRULHO} as do_embrulho, ${SOB_A_CHAVE} as sob_a_chave, k.id as id_chave,
        case when g.ano is null then ${anoAtual}::int + ${ANOS_DE_CASO_ABERTO}::int
          when exists (select from suspensao_guarda s where s.id_manifestacao = c.id_manifestacao and s.levantada_em is null)
            then greatest(g.ano, ${anoAtual}::int + 1) else g.ano end as alvo
      from ${sql.table(cofre)} c
      join manifestacao m on m.id = c.id_manifestacao
      join k on k.id_ouvidoria = m.id_ouvidoria
      left join guarda g on g.id_manifestacao = c.id_manifestacao
      where c.id_manifestacao > ${depoisDe}
    )
    select c.id_manifestacao as id, c.chave_embrulhada as embrulhada, x.id_chave as "idChave", y.ano
    from x join ${sql.table(cofre)} c on c.id_manifestacao = x.id_manifestacao
    join chave_do_ano y on y.destruida_em is null and y.criada_em <= now() - interval '30 seconds'
      and y.ano = case when x.alvo >= ${anoAtual}::int then x.alvo else coalesce(x.do_embrulho, ${anoAtual}::int) end
    where not x.sob_a_chave or x.do_embrulho is distinct from y.ano
    order by c.id_manifestacao limit ${limite} for update of c skip locked`.execute(tx);
  return rows;
};

/** Cases, in the order of their ids, whose key is not wrapped by the newest key of the office that has them; not those in use. */
export const lockAReembrulhar = async (
  tx: Db,
  cofre: Cofre,
  depoisDe: number,
  limite: number,
  anoAtual: number | null,
): Promise<AReembrulhar[]> => {
  if (anoAtual !== null) return lockComAno(tx, cofre, depoisDe, limite, anoAtual);
  const { rows } = await sql<AReembrulhar>`
    with k as (
      select distinct on (id_ouvidoria) id_ouvidoria, id from chave_do_orgao
      where criada_em <= now() - interval '30 seconds' order by id_ouvidoria, id desc
    )
    select c.id_manifestacao as id, c.chave_embrulhada as embrulhada, k.id as "idChave", null::int as ano
    from ${sql.table(cofre)} c
    join manifestacao m on m.id = c.id_manifestacao
    join k on k.id_ouvidoria = m.id_ouvidoria
    where c.id_manifestacao > ${depoisDe}
      and not ${SOB_A_CHAVE}
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
      on ${SOB_A_CHAVE}`,
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
      where ${SOB_A_CHAVE})`,
  );
  await sql`delete from chave_do_orgao k
    where exists (
      select from chave_do_orgao n
      where n.id_ouvidoria = k.id_ouvidoria and n.id > k.id and n.criada_em < now() - interval '1 hour'
    ) and ${sql.join(semUso, sql` and `)}`.execute(db);
};
