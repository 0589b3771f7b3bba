import { type Insertable, sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '#server/db/database.ts';
import type { ArquivoAberto } from '#server/db/schema.ts';

/** The years in which something was filed, newest first; not those published before some of their cases were destroyed by law. */
export const listAnos = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ ano: number }>`
    select a.ano from (
      select extract(year from dia_local(min(registrada_em)))::integer as de,
        extract(year from dia_local(max(registrada_em)))::integer as ate from manifestacao) m
    cross join lateral generate_series(m.de, m.ate + 1) as a (ano)
    where (exists (select from manifestacao x
        where x.registrada_em >= inicio_do_ano(a.ano) and x.registrada_em < inicio_do_ano(a.ano + 1))
      or exists (select from recurso x
        where x.registrado_em >= inicio_do_ano(a.ano) and x.registrado_em < inicio_do_ano(a.ano + 1)))
      and not (exists (select from arquivo_aberto x where x.ano = a.ano) and (
        exists (select from eliminacao_lote x where x.ano = a.ano)
        or exists (select from termo_eliminacao x, jsonb_array_elements(x.numeros) n where (n ->> 'ano')::integer = a.ano)))
    order by a.ano desc`.execute(db);
  return rows.map(({ ano }) => ano);
};

const RETIRADAS = sql<number>`(select count(*)::integer from texto_retirado t where t.ano = a.ano)`;

const listados = (db: Db) =>
  db
    .selectFrom('arquivo_aberto as a')
    .select(['a.nome', 'a.conjunto', 'a.ano', 'a.formato', 'a.linhas', 'a.bytes', 'a.sha256', 'a.gerado_em'])
    .select(sql<boolean>`a.retiradas is not null and a.retiradas <> ${RETIRADAS}`.as('em_revisao'));

export const listArquivos = (db: Db) => listados(db).orderBy('a.ano', 'desc').orderBy('a.nome').execute();
export type ArquivoRow = Awaited<ReturnType<typeof listArquivos>>[number];

export const findArquivo = (db: Db, nome: string) =>
  listados(db).select(['a.local', 'a.pecas']).where('a.nome', '=', nome).executeTakeFirst();

/** The years with texts withdrawn or changed since their files were made. */
export const listAnosARefazer = async (db: Db): Promise<number[]> => {
  const rows = await db
    .selectFrom('arquivo_aberto as a')
    .select('a.ano')
    .distinct()
    .where(sql<boolean>`a.retiradas is not null and a.retiradas <> ${RETIRADAS}`)
    .orderBy('a.ano', 'desc')
    .execute();
  return rows.map(({ ano }) => ano);
};

/** As the snapshot of the run sees it. */
export const countRetiradas = async (client: pg.PoolClient, ano: number): Promise<number> => {
  const { rows } = await client.query<{ total: number }>(
    'select count(*)::integer as total from texto_retirado where ano = $1',
    [ano],
  );
  return rows[0]?.total ?? 0;
};

export const listLocais = async (db: Db): Promise<Set<string>> => {
  const rows = await db.selectFrom('arquivo_aberto').select('local').execute();
  return new Set(rows.map(({ local }) => local));
};

export const findUltimaGeracao = async (db: Db): Promise<Date | null> => {
  const row = await db
    .selectFrom('arquivo_aberto')
    .select((eb) => eb.fn.max('gerado_em').as('ultima'))
    .executeTakeFirst();
  return row?.ultima ?? null;
};

/**
 * Replaces the old files by the new ones all at once. A file that is identical, byte by byte, stays
 * and keeps its date: people who have it need not download it again.
 */
export const replaceArquivos = async (
  db: Db,
  ano: number,
  rows: readonly Insertable<ArquivoAberto>[],
  { completo }: { readonly completo: boolean },
): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    if (completo) {
      const nomes = rows.map(({ nome }) => nome);
      await tx
        .deleteFrom('arquivo_aberto')
        .where('ano', '=', ano)
        .where('nome', '<>', sql<string>`all(${nomes}::text[])`)
        .execute();
    }
    for (const row of rows) {
      const { retiradas, ...novo } = row;
      const igual = sql<boolean>`arquivo_aberto.sha256 = excluded.sha256`;
      const manter = (coluna: 'local' | 'pecas' | 'gerado_em') =>
        sql`case when ${igual} then ${sql.ref(`arquivo_aberto.${coluna}`)} else ${sql.ref(`excluded.${coluna}`)} end`;
      await tx
        .insertInto('arquivo_aberto')
        .values({ ...novo, retiradas: retiradas ?? null })
        .onConflict((conflito) =>
          conflito.column('nome').doUpdateSet((eb) => ({
            conjunto: eb.ref('excluded.conjunto'),
            ano: eb.ref('excluded.ano'),
            formato: eb.ref('excluded.formato'),
            linhas: eb.ref('excluded.linhas'),
            bytes: eb.ref('excluded.bytes'),
            sha256: eb.ref('excluded.sha256'),
            retiradas: eb.ref('excluded.retiradas'),
            local: manter('local') as never,
            pecas: manter('pecas') as never,
            gerado_em: manter('gerado_em') as never,
          })),
        )
        .execute();
    }
  });
};
