import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

export const selectAlertas = (db: Db, idUsuario: number) =>
  db
    .selectFrom('alerta_de_busca')
    .select(['id', 'endereco', 'criado_em'])
    .where('id_usuario', '=', idUsuario)
    .orderBy('id', 'desc')
    .execute();

export const countAlertas = async (db: Db, idUsuario: number): Promise<number> => {
  const { total } = await db
    .selectFrom('alerta_de_busca')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirstOrThrow();
  return total;
};

/** Locks the person's row, so that two concurrent requests cannot both pass the limit. */
export const lockUsuario = (db: Db, idUsuario: number) =>
  db.selectFrom('usuario').select('id').where('id', '=', idUsuario).forUpdate().executeTakeFirst();

export const insertAlerta = (db: Db, idUsuario: number, endereco: string, agora: Date) =>
  db
    .insertInto('alerta_de_busca')
    .values({ id_usuario: idUsuario, endereco, criado_em: agora, visto_ate: agora })
    .onConflict((conflict) => conflict.columns(['id_usuario', 'endereco']).doNothing())
    .execute();

export const deleteAlerta = async (db: Db, idAlerta: number, idUsuario?: number): Promise<boolean> => {
  const rows = await db
    .deleteFrom('alerta_de_busca')
    .where('id', '=', idAlerta)
    .$if(idUsuario !== undefined, (query) => query.where('id_usuario', '=', idUsuario ?? 0))
    .returning('id')
    .execute();
  return rows.length > 0;
};

/** Alerts of people who can still receive mail, a few at a time. */
export const listAlertasAVer = (db: Db, depoisDe: number, antesDe: Date, limite: number) =>
  db
    .selectFrom('alerta_de_busca as a')
    .innerJoin('usuario as u', 'u.id', 'a.id_usuario')
    .select(['a.id', 'a.id_usuario', 'a.endereco', 'a.visto_ate', 'u.email'])
    .where('a.id', '>', depoisDe)
    .where('a.visto_ate', '<', antesDe)
    .where('u.email', 'is not', null)
    .where('u.excluido_em', 'is', null)
    .where('u.bloqueado_em', 'is', null)
    .orderBy('a.id')
    .limit(limite)
    .execute();

export const updateVistoAte = async (db: Db, idAlerta: number, agora: Date): Promise<void> => {
  await db.updateTable('alerta_de_busca').set({ visto_ate: agora }).where('id', '=', idAlerta).execute();
};

/** A closed account gets no more mail, and nothing it followed is kept (LGPD, art. 16). */
export const deleteDeQuemSaiu = async (db: Db): Promise<void> => {
  for (const tabela of ['alerta_de_busca', 'pedido_acompanhado'] as const) {
    await db
      .deleteFrom(tabela)
      .where('id_usuario', 'in', (eb) =>
        eb.selectFrom('usuario').select('usuario.id').where('usuario.excluido_em', 'is not', null),
      )
      .execute();
  }
};

export interface NovidadeRow {
  readonly protocolo: string;
  readonly resumo: string;
  readonly orgao: string;
}

/** Requests of the interval that match the search; the interval is short and narrows most. */
export const listNovidades = async (
  db: Db,
  { palavras, marcas }: { palavras: string; marcas: readonly string[] },
  { depoisDe, ate }: { depoisDe: Date; ate: Date },
  limite: number,
): Promise<{ total: number; itens: readonly NovidadeRow[] }> => {
  const marcadas = marcas.length === 0 ? null : marcas.map((marca) => `'${marca}'`).join(' & ');
  const { rows } = await sql<NovidadeRow & { total: number }>`
    with q as materialized (
      select websearch_to_tsquery('portuguese', forma_de_busca(${palavras})) as palavras, ${marcadas}::tsquery as marcas
    ),
    novo as materialized (
      select * from pedido_publico where publicado_em > ${depoisDe} and publicado_em <= ${ate}
    )
    select p.protocolo, p.resumo, o.sigla || ' – ' || o.nome as orgao, count(*) over ()::int as total
    from q cross join novo p join ouvidoria o on o.id = p.id_ouvidoria
    where (numnode(q.palavras) = 0 or p.busca @@ q.palavras) and (q.marcas is null or p.busca @@ q.marcas)
    order by p.publicado_em desc, p.id_manifestacao desc limit ${limite}`.execute(db);
  return { total: rows[0]?.total ?? 0, itens: rows };
};

export interface NomesRow {
  readonly orgao: string | null;
  readonly esfera: string | null;
  readonly uf: string | null;
  readonly decisao: string | null;
  readonly assunto: string | null;
}

/** The names of the ids in a filter. */
export const findNomes = async (
  db: Db,
  filtro: { orgao?: number; esfera?: number; uf?: string; decisao?: number; assunto?: number },
): Promise<NomesRow> => {
  const { rows } = await sql<NomesRow>`select
    (select sigla from ouvidoria where id = ${filtro.orgao ?? null}) as orgao,
    (select descricao from esfera where id = ${filtro.esfera ?? null}) as esfera,
    (select nome from uf where sigla = ${filtro.uf ?? null}) as uf,
    (select descricao from codigo_decisao where id = ${filtro.decisao ?? null}) as decisao,
    (select descricao from assunto where id = ${filtro.assunto ?? null}) as assunto`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a select without a table has one row');
  return row;
};
