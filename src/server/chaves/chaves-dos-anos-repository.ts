import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { COFRES } from './cofres-repository.ts';

export interface AnoRow {
  readonly ano: number;
  readonly impressao: Buffer;
  readonly destruida: boolean;
  /** Old enough for every server to have read it: it may wrap. */
  readonly vale: boolean;
}

export const listAnos = async (db: Db): Promise<AnoRow[]> => {
  const { rows } = await sql<AnoRow>`
    select ano, impressao, destruida_em is not null as destruida, criada_em <= now() - interval '30 seconds' as vale
    from chave_do_ano order by ano`.execute(db);
  return rows;
};

/** Years from this one on in which the term of a sealed case ends. */
export const listAnosPrecisos = async (db: Db, anoAtual: number): Promise<number[]> => {
  const selados = COFRES.map((cofre) => sql`select c.id_manifestacao from ${sql.table(cofre)} c`);
  const { rows } = await sql<{ ano: number }>`
    select distinct g.ano from guarda g
    where g.ano >= ${anoAtual} and g.id_manifestacao in (${sql.join(selados, sql` union all `)}) order by 1`.execute(
    db,
  );
  return rows.map(({ ano }) => ano);
};

export const insertAno = async (tx: Db, ano: number, impressao: Buffer): Promise<void> => {
  await tx.insertInto('chave_do_ano').values({ ano, impressao }).execute();
};

/** Closed years whose key wraps no case; `destruida`: as their row says. */
export const listAnosSemUso = async (
  db: Db,
  anoAtual: number,
): Promise<{ ano: number; destruida: boolean }[]> => {
  const semUso = COFRES.map(
    (cofre) => sql`not exists (select from ${sql.table(cofre)} c where length(c.chave_embrulhada) = 67
      and substring(c.chave_embrulhada from 6 for 2) = int2send(y.ano::smallint))`,
  );
  const { rows } = await sql<{ ano: number; destruida: boolean }>`
    select y.ano, y.destruida_em is not null as destruida from chave_do_ano y where y.ano < ${anoAtual}
      and ${sql.join(semUso, sql` and `)} order by 1`.execute(db);
  return rows;
};

export const markDestruida = async (tx: Db, ano: number, em: Date): Promise<void> => {
  await tx.updateTable('chave_do_ano').set({ destruida_em: em }).where('ano', '=', ano).execute();
};
