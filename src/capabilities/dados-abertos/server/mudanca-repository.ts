import { sql } from 'kysely';
import type { Database, Db } from '#server/db/database.ts';
import { type ConjuntoComMudancas, lugaresDaMudanca } from '../domain/mudancas.ts';
import { consultas } from './consulta-repository.ts';
import { textOf } from './leitura-repository.ts';
import { lugarDoSolicitante } from './lugar-do-solicitante.ts';

export const findInicio = async (db: Db): Promise<string | null> => {
  const row = await db.selectFrom('linha_aberta_inicio').select('dia').executeTakeFirst();
  return row?.dia ?? null;
};

export const setInicio = async (db: Db, dia: string): Promise<void> => {
  await db
    .insertInto('linha_aberta_inicio')
    .values({ dia })
    .onConflict((conflito) => conflito.column('unica').doNothing())
    .execute();
};

interface OQueSeCompara {
  readonly conjunto: ConjuntoComMudancas;
  readonly ano: number;
  readonly hoje: string;
  /** The day that a change gets. */
  readonly mudou: string;
}

/** Compares a year's rows with what was written of them before; the number of who asked is no change. */
export const compararLinhas = async (
  db: Db,
  { conjunto, ano, hoje, mudou }: OQueSeCompara,
): Promise<void> => {
  const { com, colunas, de, onde, ordem } = consultas[conjunto]({ ano, hoje });
  const solicitante = lugarDoSolicitante(conjunto);
  const celulas = sql.join(colunas.filter((_, i) => i !== solicitante));
  await sql`
    with ${com ? sql`${com},` : sql``} agora as materialized (
      select ${ordem.at(-1)} as id, sha256(convert_to(row(${celulas})::text, 'UTF8')) as digital from ${de} where ${onde}),
    escritas as (
      insert into linha_aberta (conjunto, id, ano, digital, mudou_em)
      select ${conjunto}::text, a.id, ${ano}::integer, a.digital, ${mudou}::date from agora a
      on conflict (conjunto, id) do update
        set ano = excluded.ano, digital = excluded.digital, mudou_em = excluded.mudou_em
        where linha_aberta.digital is distinct from excluded.digital)
    update linha_aberta l set digital = null, mudou_em = ${mudou}::date
    where l.conjunto = ${conjunto}::text and l.ano = ${ano}::integer and l.digital is not null
      and not exists (select from agora a where a.id = l.id)`.execute(db);
};

/** Nobody is told any more of what left publication before this day. */
export const esquecerRetiradas = async (db: Db, antesDe: string): Promise<void> => {
  await db.deleteFrom('linha_aberta').where('digital', 'is', null).where('mudou_em', '<', antesDe).execute();
};

export const listAnosMudados = async (
  db: Db,
  conjunto: ConjuntoComMudancas,
  desde: string,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('linha_aberta')
    .select('ano')
    .distinct()
    .where('conjunto', '=', conjunto)
    .where('mudou_em', '>=', desde)
    .where('digital', 'is not', null)
    .orderBy('ano')
    .execute();
  return rows.map(({ ano }) => ano);
};

export const listRetiradas = async (db: Db, conjunto: ConjuntoComMudancas, desde: string) =>
  db
    .selectFrom('linha_aberta')
    .select(['id', 'mudou_em'])
    .where('conjunto', '=', conjunto)
    .where('mudou_em', '>=', desde)
    .where('digital', 'is', null)
    .orderBy('id')
    .execute();

/** The rows of a year that changed since that day: the day, then the columns that the files of changes have. */
export const textoDasMudadas = (
  db: Database,
  { conjunto, ano, hoje, desde }: Omit<OQueSeCompara, 'mudou'> & { readonly desde: string },
): string => {
  const consulta = consultas[conjunto]({ ano, hoje });
  const lugares = lugaresDaMudanca(conjunto);
  return textOf(db, {
    ...consulta,
    colunas: [sql.ref('l.mudou_em'), ...lugares.flatMap((lugar) => consulta.colunas[lugar] ?? [])],
    de: sql`${consulta.de} join linha_aberta l on l.conjunto = ${sql.lit(conjunto)} and l.id = ${consulta.ordem.at(-1)}
      and l.digital is not null and l.mudou_em >= ${sql.lit(desde)}::date`,
  });
};
