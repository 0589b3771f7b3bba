import { sql, type Updateable } from 'kysely';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';
import type { Unidade } from '#server/db/schema.ts';

/** Every unit of the office with its people and how many requests, of those that exist for who reads, wait there. */
export const listUnidadesDoOrgao = (db: Db, idOuvidoria: number, quem: ForaDoAlcance) =>
  db
    .selectFrom('unidade as u')
    .selectAll('u')
    .select([
      sql<{ idUsuario: number; nome: string }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('idUsuario', p.id, 'nome', ${nomeDaPessoa('p')})
          order by ${nomeDaPessoa('p')}), '[]')
        from unidade_pessoa q join usuario p on p.id = q.id_usuario where q.id_unidade = u.id)`.as('pessoas'),
      sql<number>`(
        select count(*) from tramitacao t where t.id_unidade = u.id and t.encerrada_em is null
          and ${aoAlcance('t.id_manifestacao', quem)})`.as('pedidos'),
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

/** Who stays keeps what was sent to the unit; who comes, or comes back, begins with what is sent from now on. */
export const replacePessoas = async (
  trx: Db,
  idUnidade: number,
  pessoas: readonly number[],
): Promise<void> => {
  await sql`delete from unidade_pessoa
    where id_unidade = ${idUnidade} and id_usuario <> all (${[...pessoas]}::int[])`.execute(trx);
  await sql`insert into unidade_pessoa (id_unidade, id_usuario, apos_o_passo)
    select ${idUnidade}::int, p.id, (select coalesce(max(t.id), 0) from tramitacao t)
    from unnest(${[...pessoas]}::int[]) as p (id)
    on conflict do nothing`.execute(trx);
};
