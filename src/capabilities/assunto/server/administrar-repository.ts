import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { escapeLike } from '#kernel/texto.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import type { Assunto } from '#server/db/schema.ts';

export interface FiltroDeAssuntos {
  readonly busca?: string | undefined;
  readonly area?: string | undefined;
  readonly situacao?: 'ativos' | 'inativos' | 'unidos' | undefined;
}

/** The sort key of the list: areas in their order, then each area's subjects in theirs. */
export type Posicao = readonly [daArea: number, ordem: number, id: number];

/** Matches every word, in any order, ignoring accents. */
export const comPalavras = (coluna: RawBuilder<string>, busca: string | undefined): RawBuilder<boolean>[] =>
  (busca?.split(/\s+/).filter(Boolean) ?? []).map(
    (palavra) => sql<boolean>`sem_acento(${coluna}) like sem_acento(${`%${escapeLike(palavra)}%`})`,
  );

/** Joined ones are listed only when asked for. */
export const naSituacao = (
  tabela: 'a' | 's',
  situacao: FiltroDeAssuntos['situacao'],
): RawBuilder<boolean> => {
  const unido = sql<boolean>`${sql.ref(`${tabela}.id_unido_a`)} is not null`;
  if (situacao === 'unidos') return unido;
  if (situacao === undefined) return sql`not ${unido}`;
  return sql`not ${unido} and ${sql.ref(`${tabela}.ativo`)} = ${situacao === 'ativos'}`;
};

const filtrados = ({ busca, area, situacao }: FiltroDeAssuntos): RawBuilder<boolean> =>
  sql.join(
    [
      naSituacao('a', situacao),
      ...comPalavras(sql`a.descricao || ' ' || a.area`, busca),
      ...(area ? [sql<boolean>`a.area = ${area}`] : []),
    ],
    sql` and `,
  );

interface AssuntoListado {
  readonly id: number;
  readonly descricao: string;
  readonly area: string;
  readonly ativo: boolean;
  readonly versao: number;
  readonly ordem: number;
  readonly da_area: number;
  readonly primeiro: boolean;
  readonly ultimo: boolean;
  readonly id_unido_a: number | null;
  readonly unido_a: string | null;
  readonly casos: number;
  readonly subassuntos: number;
  readonly favoritos: number;
}

/** Only cases that exist for the viewer are counted: a subject says what a case is about. */
export const selectAdministrados = async (
  db: Db,
  quem: ForaDoAlcance,
  filtro: FiltroDeAssuntos,
  depois: Posicao | undefined,
  limite: number,
): Promise<AssuntoListado[]> => {
  const seguinte = depois ? sql`(a.da_area, a.ordem, a.id) > (${sql.join(depois)})` : sql`true`;
  const { rows } = await sql<AssuntoListado>`
    with a as (
      select x.*, min(x.ordem) over (partition by x.area) as da_area,
        row_number() over lugar = 1 as primeiro,
        row_number() over lugar = count(*) over (partition by x.area, x.id_unido_a is null) as ultimo
      from assunto x
      window lugar as (partition by x.area, x.id_unido_a is null order by x.ordem, x.id)
    )
    select a.id, a.descricao, a.area, a.ativo, a.versao, a.ordem, a.da_area, a.primeiro, a.ultimo, a.id_unido_a,
      u.descricao as unido_a,
      (select count(*) from manifestacao m where m.id_assunto = a.id and ${aoAlcance('m.id', quem)}) as casos,
      (select count(*) from subassunto s where s.id_assunto = a.id and s.id_unido_a is null) as subassuntos,
      (select count(*) from assunto_favorito f where f.id_assunto = a.id) as favoritos
    from a left join assunto u on u.id = a.id_unido_a
    where ${filtrados(filtro)} and ${seguinte}
    order by a.da_area, a.ordem, a.id limit ${limite}`.execute(db);
  return rows;
};

export const countAdministrados = async (db: Db, filtro: FiltroDeAssuntos): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from assunto a where ${filtrados(filtro)}`.execute(db);
  return rows[0]?.total ?? 0;
};

export const listAreas = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('assunto')
    .select('area')
    .where('id_unido_a', 'is', null)
    .groupBy('area')
    .orderBy(({ fn }) => fn.min('ordem'))
    .execute();
  return rows.map(({ area }) => area);
};

/** Waits for anybody who is changing it, and keeps others out until the act is done. */
export const lockAssunto = (trx: Db, idAssunto: number) =>
  trx.selectFrom('assunto').selectAll().where('id', '=', idAssunto).forUpdate().executeTakeFirst();

export type AssuntoRow = NonNullable<Awaited<ReturnType<typeof lockAssunto>>>;

/** The subjects of an area, in order, without those joined to another. */
export const lockArea = (trx: Db, area: string) =>
  trx
    .selectFrom('assunto')
    .select(['id', 'ordem'])
    .where('area', '=', area)
    .where('id_unido_a', 'is', null)
    .orderBy('ordem')
    .orderBy('id')
    .forUpdate()
    .execute();

/** One name at a time: two people who write the same name at once cannot both find it free. */
export const lockNomes = async (trx: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('assunto'))`.execute(trx);
};

export const hasDescricao = async (trx: Db, descricao: string, exceto: number): Promise<boolean> => {
  const row = await trx
    .selectFrom('assunto')
    .select('id')
    .where(sql<boolean>`sem_acento(descricao) = sem_acento(${descricao})`)
    .where('id', '<>', exceto)
    .executeTakeFirst();
  return row !== undefined;
};

/** The new subject goes to the end of all, and so also of its area. */
export const insertAssunto = async (
  trx: Db,
  row: Omit<Insertable<Assunto>, 'ordem' | 'id'>,
): Promise<number> => {
  const { id } = await trx
    .insertInto('assunto')
    .values(({ selectFrom }) => ({
      ...row,
      ordem: selectFrom('assunto').select(sql<number>`coalesce(max(ordem), 0) + 1`.as('ordem')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Each change raises the version. */
export const updateAssunto = async (
  trx: Db,
  idAssunto: number,
  mudancas: Updateable<Assunto>,
): Promise<void> => {
  await trx
    .updateTable('assunto')
    .set(({ eb }) => ({ ...mudancas, versao: eb('versao', '+', 1) }))
    .where('id', '=', idAssunto)
    .execute();
};

/** The order does not raise the version: moving others must not make an open form outdated. */
export const updateOrdem = async (
  trx: Db,
  tabela: 'assunto' | 'subassunto',
  lugares: readonly { readonly id: number; readonly ordem: number }[],
): Promise<void> => {
  for (const { id, ordem } of lugares)
    await trx.updateTable(tabela).set({ ordem }).where('id', '=', id).execute();
};

/** An administrator decided about these: reference data of a later release leaves them alone. */
export const markEditados = async (trx: Db, ids: readonly number[], agora: Date): Promise<void> => {
  await trx.updateTable('assunto').set({ editado_em: agora }).where('id', 'in', ids).execute();
};
