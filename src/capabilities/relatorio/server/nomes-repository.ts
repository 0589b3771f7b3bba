import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';
import type { NomeDoFiltro } from '../domain/filtros.ts';

/** The table that has the names for each filter's ids. */
const TABELAS: Readonly<Partial<Record<NomeDoFiltro, string>>> = {
  tipos: 'tipo_manifestacao',
  formularios: 'tipo_formulario',
  situacoes: 'situacao_manifestacao',
  assuntos: 'assunto',
  canais: 'canal_entrada',
  decisoes: 'codigo_decisao',
  instancias: 'instancia_recurso',
  resultados: 'tipo_resposta_recurso',
  esferas: 'esfera',
};

export const listNomes = async (
  db: Db,
  filtro: NomeDoFiltro,
  ids: readonly number[],
): Promise<readonly string[]> => {
  const tabela = TABELAS[filtro];
  if (!tabela) return [];
  const { rows } = await sql<{ descricao: string }>`
    select descricao from ${sql.table(tabela)} where id = any(${[...ids]}::int[]) order by id`.execute(db);
  return rows.map(({ descricao }) => descricao);
};

export const findOrgao = async (db: Db, idOuvidoria: number): Promise<string | null> => {
  const row = await db
    .selectFrom('ouvidoria')
    .select(sql<string>`sigla || ' – ' || nome`.as('orgao'))
    .where('id', '=', idOuvidoria)
    .executeTakeFirst();
  return row?.orgao ?? null;
};

export const findPessoa = async (db: Db, idUsuario: number): Promise<string | null> => {
  const { rows } = await sql<{ nome: string }>`
    select ${nomeDaPessoa('u')} as nome from usuario u where u.id = ${idUsuario}`.execute(db);
  return rows[0]?.nome ?? null;
};
