import { sql, type Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';
import type { Unidade } from '#server/db/schema.ts';

/** Every unit of the office with its people and how many requests wait there. */
export const listUnidadesDoOrgao = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('unidade as u')
    .selectAll('u')
    .select([
      sql<{ idUsuario: number; nome: string }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('idUsuario', p.id, 'nome', ${nomeDaPessoa('p')})
          order by ${nomeDaPessoa('p')}), '[]')
        from unidade_pessoa q join usuario p on p.id = q.id_usuario where q.id_unidade = u.id)`.as('pessoas'),
      sql<number>`(
        select count(*) from tramitacao t where t.id_unidade = u.id and t.encerrada_em is null)`.as(
        'pedidos',
      ),
    ])
    .where('u.id_ouvidoria', '=', idOuvidoria)
    .orderBy('u.sigla')
    .execute();

export interface LinhaDaUnidade {
  readonly id_ouvidoria: number;
  readonly id_pai: number | null;
  readonly nome: string;
  readonly sigla: string;
  readonly email: string | null;
  readonly ativa: boolean;
}

export const insertUnidade = async (trx: Db, row: LinhaDaUnidade): Promise<number> => {
  const { id } = await trx.insertInto('unidade').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const updateUnidade = async (
  trx: Db,
  idUnidade: number,
  mudancas: Updateable<Unidade>,
): Promise<void> => {
  await trx
    .updateTable('unidade')
    .set({ ...mudancas, versao: sql`versao + 1` })
    .where('id', '=', idUnidade)
    .execute();
};

export const replacePessoas = async (
  trx: Db,
  idUnidade: number,
  pessoas: readonly number[],
): Promise<void> => {
  await trx.deleteFrom('unidade_pessoa').where('id_unidade', '=', idUnidade).execute();
  if (pessoas.length === 0) return;
  await trx
    .insertInto('unidade_pessoa')
    .values(pessoas.map((id) => ({ id_unidade: idUnidade, id_usuario: id })))
    .execute();
};
