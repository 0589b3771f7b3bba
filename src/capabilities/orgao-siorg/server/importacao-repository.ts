import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { SiorgImportacao } from '#server/db/schema.ts';
import type { Mudanca, TipoDeMudanca } from '../domain/mudanca.ts';

export const insertImportacao = async (trx: Db, row: Insertable<SiorgImportacao>): Promise<number> => {
  const { id } = await trx
    .insertInto('siorg_importacao')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** One statement for tens of thousands of rows. */
export const insertProposta = async (
  trx: Db,
  idImportacao: number,
  responsavel: string,
  mudancas: readonly Mudanca[],
): Promise<void> => {
  await sql`insert into siorg_mudanca (codigo, id_importacao, tipo, nome, antes, depois, responsavel)
    select m.codigo, ${idImportacao}, m.tipo, m.nome, m.antes, m.depois, ${responsavel}
    from jsonb_to_recordset(${JSON.stringify(mudancas)}::jsonb)
      as m (codigo integer, tipo text, nome text, antes jsonb, depois jsonb)`.execute(trx);
};

/** Discards proposals that were not applied, with their changes, and says which they were. */
export const endPropostas = async (
  trx: Db,
  agora: Date,
  id?: number,
): Promise<{ id: number; nome: string; responsavel: string }[]> => {
  let query = trx
    .updateTable('siorg_importacao')
    .set({ situacao: 'descartada', encerrada_em: agora })
    .where('situacao', '=', 'proposta')
    .returning(['id', 'nome', 'responsavel']);
  if (id !== undefined) query = query.where('id', '=', id);
  const rows = await query.execute();
  const ids = rows.map((row) => row.id);
  if (ids.length > 0) await trx.deleteFrom('siorg_mudanca').where('id_importacao', 'in', ids).execute();
  return rows;
};

export const findImportacao = (db: Db, idImportacao: number) =>
  db.selectFrom('siorg_importacao').selectAll().where('id', '=', idImportacao).executeTakeFirst();

export type ImportacaoRow = NonNullable<Awaited<ReturnType<typeof findImportacao>>>;

export const selectImportacoes = (db: Db, antesDe: number | undefined, limite: number) => {
  let query = db.selectFrom('siorg_importacao').selectAll().orderBy('id', 'desc').limit(limite);
  if (antesDe !== undefined) query = query.where('id', '<', antesDe);
  return query.execute();
};

export const selectMudancas = (
  db: Db,
  { idImportacao, tipo }: { readonly idImportacao: number; readonly tipo: TipoDeMudanca },
  depois: number | undefined,
  limite: number,
) => {
  let query = db
    .selectFrom('siorg_mudanca')
    .select(['id as idMudanca', 'codigo', 'tipo', 'nome', 'antes', 'depois'])
    .where('id_importacao', '=', idImportacao)
    .where('tipo', '=', tipo)
    .orderBy('id')
    .limit(limite);
  if (depois !== undefined) query = query.where('id', '>', depois);
  return query.execute();
};

/**
 * Turns the proposal's rows into changes: what was shown is what is applied. New units are inserted
 * first without a superior, which may itself be new.
 */
export const applyProposta = async (trx: Db, idImportacao: number, agora: Date): Promise<void> => {
  await sql`insert into orgao_siorg (id, nome, sigla, codigo_tipo_unidade, codigo_orgao_entidade, codigo_esfera,
      codigo_poder, telefone, email, site, endereco, competencia)
    select codigo, depois ->> 'nome', depois ->> 'sigla', depois ->> 'codigoTipoUnidade',
      (depois ->> 'codigoOrgaoEntidade')::integer, depois ->> 'codigoEsfera', depois ->> 'codigoPoder',
      depois ->> 'telefone', depois ->> 'email', depois ->> 'site', depois ->> 'endereco', depois ->> 'competencia'
    from siorg_mudanca where id_importacao = ${idImportacao} and tipo = 'nova'`.execute(trx);
  const trocado = (coluna: string, campo: string, tipo = 'text') =>
    sql`${sql.ref(coluna)} = case when m.depois ? ${sql.lit(campo)} then (m.depois ->> ${sql.lit(campo)})::${sql.raw(tipo)}
      else u.${sql.ref(coluna)} end`;
  await sql`update orgao_siorg u set ${sql.join([
    trocado('nome', 'nome'),
    trocado('sigla', 'sigla'),
    trocado('codigo_tipo_unidade', 'codigoTipoUnidade'),
    trocado('codigo_orgao_entidade', 'codigoOrgaoEntidade', 'integer'),
    trocado('codigo_esfera', 'codigoEsfera'),
    trocado('codigo_poder', 'codigoPoder'),
    trocado('telefone', 'telefone'),
    trocado('email', 'email'),
    trocado('site', 'site'),
    trocado('endereco', 'endereco'),
    trocado('competencia', 'competencia'),
  ])}
    from siorg_mudanca m where m.id_importacao = ${idImportacao} and m.tipo = 'alterada' and m.codigo = u.id`.execute(
    trx,
  );
  await sql`update orgao_siorg u set id_pai = (m.depois ->> 'idPai')::integer from siorg_mudanca m
    where m.id_importacao = ${idImportacao} and m.tipo in ('nova', 'movida') and m.codigo = u.id`.execute(
    trx,
  );
  await sql`update orgao_siorg u set ativo = m.tipo = 'reativada' from siorg_mudanca m
    where m.id_importacao = ${idImportacao} and m.tipo in ('inativada', 'reativada') and m.codigo = u.id`.execute(
    trx,
  );
  // A unit that comes in SIORG's own file no longer counts as made by hand.
  await sql`update orgao_siorg u set versao = u.versao + 1, manual = false
    where u.id in (select codigo from siorg_mudanca where id_importacao = ${idImportacao})`.execute(trx);
  await trx
    .updateTable('siorg_mudanca')
    .set({ ocorrida_em: agora })
    .where('id_importacao', '=', idImportacao)
    .execute();
  await trx
    .updateTable('siorg_importacao')
    .set({ situacao: 'aplicada', encerrada_em: agora })
    .where('id', '=', idImportacao)
    .execute();
};
