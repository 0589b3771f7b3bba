import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';

export const listUnidades = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('unidade as u')
    .selectAll('u')
    .select((eb) =>
      eb
        .selectFrom('unidade_pessoa as q')
        .innerJoin('usuario as p', 'p.id', 'q.id_usuario')
        .whereRef('q.id_unidade', '=', 'u.id')
        .select(
          sql<{ idUsuario: number; nome: string }[]>`coalesce(
            jsonb_agg(jsonb_build_object('idUsuario', p.id, 'nome', ${nomeDaPessoa('p')}) order by ${nomeDaPessoa('p')}), '[]')`.as(
            'pessoas',
          ),
        )
        .as('pessoas'),
    )
    .where('u.id_ouvidoria', '=', idOuvidoria)
    .orderBy('u.sigla')
    .execute();

export interface UnidadeGravada {
  readonly id_ouvidoria: number;
  readonly nome: string;
  readonly sigla: string;
  readonly email: string | null;
  readonly ativa: boolean;
}

/** Null when the office already has one with this sigla. */
export const insertUnidade = async (db: Db, row: UnidadeGravada): Promise<number | null> => {
  const inserted = await db
    .insertInto('unidade')
    .values(row)
    .onConflict((conflict) => conflict.columns(['id_ouvidoria', 'sigla']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
};

export const hasOutraComSigla = async (
  db: Db,
  { idOuvidoria, sigla, idUnidade }: { idOuvidoria: number; sigla: string; idUnidade: number },
): Promise<boolean> => {
  const row = await db
    .selectFrom('unidade')
    .select('id')
    .where('id_ouvidoria', '=', idOuvidoria)
    .where('sigla', '=', sigla)
    .where('id', '<>', idUnidade)
    .executeTakeFirst();
  return row !== undefined;
};

/** False for a unit of another office. */
export const updateUnidade = async (db: Db, idUnidade: number, row: UnidadeGravada): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('unidade')
    .set(row)
    .where('id', '=', idUnidade)
    .where('id_ouvidoria', '=', row.id_ouvidoria)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const replacePessoas = async (
  db: Db,
  idUnidade: number,
  pessoas: readonly number[],
): Promise<void> => {
  await db.deleteFrom('unidade_pessoa').where('id_unidade', '=', idUnidade).execute();
  if (pessoas.length === 0) return;
  await db
    .insertInto('unidade_pessoa')
    .values(pessoas.map((id) => ({ id_unidade: idUnidade, id_usuario: id })))
    .execute();
};
