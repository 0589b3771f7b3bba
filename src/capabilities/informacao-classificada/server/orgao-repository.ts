import { sql } from 'kysely';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';

export const findOrgao = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('ouvidoria')
    .select([
      'id',
      'sigla',
      'nome',
      'email',
      'prefixo_protocolo',
      'id_esfera',
      'inativada_em',
      'id_ouvidoria_ministerio',
    ])
    .where('id', '=', idOuvidoria)
    .executeTakeFirst();
export type OrgaoRow = NonNullable<Awaited<ReturnType<typeof findOrgao>>>;

/** The office of the commission in the office's own law; null where it has none. */
export const findComissao = async (db: Db, idOuvidoria: number): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select (i ->> 'idOuvidoriaJulgadora')::integer as id
    from jsonb_array_elements(coalesce(cadeia_do_orgao(${idOuvidoria}), '[]')) i
    where (i ->> 'idInstancia')::integer = ${sql.lit(Instancia.cmri)}`.execute(db);
  return rows[0]?.id ?? null;
};

export const listNomes = async (db: Db, ids: readonly number[]): Promise<readonly string[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('usuario')
    .select(nomeDaPessoa('usuario').as('nome'))
    .where('id', 'in', ids)
    .orderBy('nome')
    .execute();
  return rows.map(({ nome }) => nome);
};

/** The people named to decide at an instance of an office. */
export const listAutoridades = async (
  db: Db,
  idOuvidoria: number,
  idInstancia: number,
): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('autoridade_recurso')
    .select('id_usuario')
    .where('id_ouvidoria', '=', idOuvidoria)
    .where('id_instancia', '=', idInstancia)
    .execute();
  return rows.map(({ id_usuario }) => id_usuario);
};
