import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance, paraTodos } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import type { Subassunto } from '#server/db/schema.ts';
import { comPalavras, type FiltroDeAssuntos, naSituacao } from './administrar-repository.ts';

export interface FiltroDeSubassuntos extends Pick<FiltroDeAssuntos, 'busca' | 'situacao'> {
  readonly idAssunto?: number | undefined;
  readonly de?: 'todos-os-orgaos' | 'um-orgao' | undefined;
  readonly idOuvidoria?: number | undefined;
}

/** Null for all sub-subjects; otherwise the common ones and this office's own. */
export type Alcance = number | null;

/** The sort key of the list: by subject, common ones first, then each office's own. */
export type PosicaoDoSubassunto = readonly [assunto: number, dono: number, ordem: number, id: number];

const daLista = (alcance: Alcance): RawBuilder<boolean> =>
  alcance === null ? sql`true` : sql`(s.id_ouvidoria is null or s.id_ouvidoria = ${alcance})`;

const filtrados = (alcance: Alcance, { busca, situacao, idAssunto, de, idOuvidoria }: FiltroDeSubassuntos) =>
  sql.join(
    [
      daLista(alcance),
      naSituacao('s', situacao),
      ...comPalavras(sql`s.descricao || ' ' || a.descricao`, busca),
      ...(idAssunto ? [sql<boolean>`s.id_assunto = ${idAssunto}`] : []),
      ...(de ? [sql<boolean>`(s.id_ouvidoria is null) = ${de === 'todos-os-orgaos'}`] : []),
      ...(idOuvidoria ? [sql<boolean>`s.id_ouvidoria = ${idOuvidoria}`] : []),
    ],
    sql` and `,
  );

interface SubassuntoListado {
  readonly id: number;
  readonly descricao: string;
  readonly id_assunto: number;
  readonly assunto: string;
  readonly do_assunto: number;
  readonly id_ouvidoria: number | null;
  readonly orgao: string | null;
  readonly ativo: boolean;
  readonly versao: number;
  readonly ordem: number;
  readonly primeiro: boolean;
  readonly ultimo: boolean;
  readonly id_unido_a: number | null;
  readonly unido_a: string | null;
  readonly casos: number;
}

/** Each moves among those of the same subject and owner; only cases that exist for the viewer are counted. */
export const listSubassuntosAdministrados = async (
  db: Db,
  quem: ForaDoAlcance & { readonly alcance: Alcance },
  filtro: FiltroDeSubassuntos,
  depois: PosicaoDoSubassunto | undefined,
  limite: number,
): Promise<SubassuntoListado[]> => {
  const { alcance } = quem;
  const seguinte = depois
    ? sql`(a.ordem, coalesce(s.id_ouvidoria, 0), s.ordem, s.id) > (${sql.join(depois)})`
    : sql`true`;
  const { rows } = await sql<SubassuntoListado>`
    with s as (
      select x.*, row_number() over lugar = 1 as primeiro,
        row_number() over lugar
          = count(*) over (partition by x.id_assunto, coalesce(x.id_ouvidoria, 0), x.id_unido_a is null) as ultimo
      from subassunto x
      window lugar as (
        partition by x.id_assunto, coalesce(x.id_ouvidoria, 0), x.id_unido_a is null order by x.ordem, x.id)
    )
    select s.id, s.descricao, s.id_assunto, a.descricao as assunto, a.ordem as do_assunto, s.id_ouvidoria,
      o.sigla as orgao, s.ativo, s.versao, s.ordem, s.primeiro, s.ultimo, s.id_unido_a, u.descricao as unido_a,
      (select count(*) from manifestacao m where m.id_subassunto = s.id
        and (${alcance}::integer is null or m.id_ouvidoria = ${alcance}::integer)
        and ${aoAlcance('m.id', quem)}) as casos
    from s join assunto a on a.id = s.id_assunto left join ouvidoria o on o.id = s.id_ouvidoria
      left join subassunto u on u.id = s.id_unido_a
    where ${filtrados(alcance, filtro)} and ${seguinte}
    order by a.ordem, coalesce(s.id_ouvidoria, 0), s.ordem, s.id limit ${limite}`.execute(db);
  return rows;
};

export const countSubassuntos = async (
  db: Db,
  alcance: Alcance,
  filtro: FiltroDeSubassuntos,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total
    from subassunto s join assunto a on a.id = s.id_assunto where ${filtrados(alcance, filtro)}`.execute(db);
  return rows[0]?.total ?? 0;
};

/** Another office's sub-subject is not found. */
export const lockSubassunto = (trx: Db, alcance: Alcance, idSubassunto: number) => {
  let query = trx.selectFrom('subassunto').selectAll().where('id', '=', idSubassunto).forUpdate();
  if (alcance !== null)
    query = query.where(({ or, eb }) =>
      or([eb('id_ouvidoria', 'is', null), eb('id_ouvidoria', '=', alcance)]),
    );
  return query.executeTakeFirst();
};

export type SubassuntoRow = NonNullable<Awaited<ReturnType<typeof lockSubassunto>>>;

/** Those of the same subject and owner, in order, without joined ones. */
export const lockIrmaos = (trx: Db, { id_assunto, id_ouvidoria }: SubassuntoRow) =>
  trx
    .selectFrom('subassunto')
    .select(['id', 'ordem'])
    .where('id_assunto', '=', id_assunto)
    .where('id_ouvidoria', 'is not distinct from', id_ouvidoria)
    .where('id_unido_a', 'is', null)
    .orderBy('ordem')
    .orderBy('id')
    .forUpdate()
    .execute();

interface NomeDoSubassunto {
  readonly idAssunto: number;
  readonly idOuvidoria: number | null;
  readonly descricao: string;
}

/**
 * Finds the same name in the same subject, of the same owner or shown beside it: people choose from
 * one list with the common and the office's own.
 */
export const findNome = (trx: Db, { idAssunto, idOuvidoria, descricao }: NomeDoSubassunto, exceto: number) =>
  trx
    .selectFrom('subassunto as s')
    .leftJoin('ouvidoria as o', 'o.id', 's.id_ouvidoria')
    .select(['s.id_ouvidoria', 'o.sigla'])
    .where('s.id_assunto', '=', idAssunto)
    .where(
      sql<boolean>`(s.id_ouvidoria is not distinct from ${idOuvidoria}::integer
        or s.ativo and (s.id_ouvidoria is null or ${idOuvidoria}::integer is null))`,
    )
    .where(sql<boolean>`sem_acento(s.descricao) = sem_acento(${descricao})`)
    .where('s.id', '<>', exceto)
    .orderBy('s.id')
    .executeTakeFirst();

export const insertSubassunto = async (
  trx: Db,
  row: Omit<Insertable<Subassunto>, 'ordem' | 'id'> & { readonly id_assunto: number },
): Promise<number> => {
  const { id } = await trx
    .insertInto('subassunto')
    .values(({ selectFrom }) => ({
      ...row,
      ordem: selectFrom('subassunto')
        .select(sql<number>`coalesce(max(ordem), 0) + 1`.as('ordem'))
        .where('id_assunto', '=', row.id_assunto),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const updateSubassunto = async (
  trx: Db,
  idSubassunto: number,
  mudancas: Updateable<Subassunto>,
): Promise<void> => {
  await trx
    .updateTable('subassunto')
    .set(({ eb }) => ({ ...mudancas, versao: eb('versao', '+', 1) }))
    .where('id', '=', idSubassunto)
    .execute();
};

/**
 * Those it may be joined to, of the same subject. A common one may join only another common one, or
 * the other offices would lose it.
 */
export const selectDestinos = (db: Db, { id, id_assunto, id_ouvidoria }: SubassuntoRow) =>
  db
    .selectFrom('subassunto')
    .select(['id', 'descricao', 'id_ouvidoria'])
    .where('id_assunto', '=', id_assunto)
    .where('ativo', '=', true)
    .where('id', '<>', id)
    .where(({ or, eb }) => or([eb('id_ouvidoria', 'is', null), eb('id_ouvidoria', '=', id_ouvidoria)]))
    .orderBy('ordem')
    .orderBy('id')
    .execute();

/** For the log, which who is kept away from some of them reads too. */
export const countCasosDoSubassunto = async (db: Db, idSubassunto: number): Promise<number> => {
  const { total } = await db
    .selectFrom('manifestacao as m')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('m.id_subassunto', '=', idSubassunto)
    .where(paraTodos('m.id'))
    .executeTakeFirstOrThrow();
  return total;
};
