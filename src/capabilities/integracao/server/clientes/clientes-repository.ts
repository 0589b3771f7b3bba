import { type Insertable, sql, type Updateable } from 'kysely';
import { escapeLike } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import type { IntegracaoCliente, Usuario } from '#server/db/schema.ts';

const clientes = (db: Db) =>
  db
    .selectFrom('integracao_cliente as c')
    .innerJoin('usuario as u', 'u.id', 'c.id_usuario')
    .innerJoin('ouvidoria as o', 'o.id', 'c.id_ouvidoria')
    .leftJoin('integracao_uso as s', 's.id_cliente', 'c.id')
    .select([
      'c.id',
      'c.nome',
      'c.id_usuario',
      'c.id_ouvidoria',
      'c.limite_por_minuto',
      'c.escopos',
      'c.criado_em',
      'c.segredo_em',
      'c.segredo_numero',
      'c.segredo_usado_em',
      'c.segredo_anterior_em',
      'c.segredo_anterior_ate',
      'c.segredo_anterior_usado_em',
      'c.desligado_em',
      'c.versao',
      'o.sigla',
      'o.nome as orgao',
      's.ultimo_uso_em',
      sql<string>`u.login::text`.as('login'),
      sql<string>`lower(c.nome)`.as('nome_da_ordem'),
    ])
    .select((eb) =>
      eb
        .selectFrom('usuario_perfil_ouvidoria as p')
        .select('p.id_perfil')
        .whereRef('p.id_usuario', '=', 'c.id_usuario')
        .whereRef('p.id_ouvidoria', '=', 'c.id_ouvidoria')
        .where('p.id_perfil', 'in', [5, 8, 9])
        .orderBy('p.encerrado_em', (ordem) => ordem.desc().nullsFirst())
        .orderBy('p.id')
        .limit(1)
        .as('id_perfil'),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('usuario_perfil_ouvidoria as e')
            .select('e.id')
            .whereRef('e.id_usuario', '=', 'c.id_usuario')
            .where('e.a_confirmar_desde', 'is not', null)
            .where('e.encerrado_em', 'is', null),
        )
        .as('a_confirmar'),
    );

export interface FiltroDeClientes {
  readonly busca?: string | undefined;
  readonly situacao: 'ligados' | 'desligados' | 'todos';
  readonly depois?: readonly [nome: string, id: number] | undefined;
  readonly limite: number;
}

export const selectClientes = (db: Db, { busca, situacao, depois, limite }: FiltroDeClientes) => {
  const parte = `%${escapeLike(busca ?? '')}%`;
  return clientes(db)
    .$if(Boolean(busca), (q) =>
      q.where(
        sql<boolean>`(sem_acento(c.nome || ' ' || o.sigla || ' ' || o.nome) ilike sem_acento(${parte})
          or c.id::text = ${busca ?? ''})`,
      ),
    )
    .$if(situacao !== 'todos', (q) =>
      q.where('c.desligado_em', situacao === 'ligados' ? 'is' : 'is not', null),
    )
    .$if(depois !== undefined, (q) =>
      q.where(sql<boolean>`(lower(c.nome), c.id) > (${depois?.[0] ?? ''}, ${depois?.[1] ?? 0}::int)`),
    )
    .orderBy(sql`lower(c.nome)`)
    .orderBy('c.id')
    .limit(limite)
    .execute();
};
export type ClienteRow = Awaited<ReturnType<typeof selectClientes>>[number];

export const findCliente = (db: Db, idCliente: number): Promise<ClienteRow | undefined> =>
  clientes(db).where('c.id', '=', idCliente).executeTakeFirst();

/** The row stays locked until the end of the act, so that two administrators take turns. */
export const lockCliente = async (tx: Db, idCliente: number): Promise<ClienteRow | undefined> => {
  await tx.selectFrom('integracao_cliente').select('id').where('id', '=', idCliente).forUpdate().execute();
  return findCliente(tx, idCliente);
};

export const findSegredo = async (tx: Db, idCliente: number): Promise<Buffer> => {
  const { segredo_hash } = await tx
    .selectFrom('integracao_cliente')
    .select('segredo_hash')
    .where('id', '=', idCliente)
    .executeTakeFirstOrThrow();
  return segredo_hash;
};

export const findOuvidoriaAtiva = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('ouvidoria')
    .select(['id', 'sigla', 'nome'])
    .where('id', '=', idOuvidoria)
    .where('inativada_em', 'is', null)
    .executeTakeFirst();

export const nextIdCliente = async (tx: Db): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('integracao_cliente', 'id'))::int as id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The sequence of clients gave no number');
  return row.id;
};

export const insertConta = async (tx: Db, conta: Insertable<Usuario>): Promise<number> => {
  const { id } = await tx.insertInto('usuario').values(conta).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const setSenha = async (tx: Db, idUsuario: number, senhaHash: string): Promise<void> => {
  await tx.updateTable('usuario').set({ senha_hash: senhaHash }).where('id', '=', idUsuario).execute();
};

export const insertCliente = async (tx: Db, cliente: Insertable<IntegracaoCliente>): Promise<void> => {
  await tx.insertInto('integracao_cliente').values(cliente).execute();
};

export const updateCliente = async (
  tx: Db,
  { id, versao }: { id: number; versao: number },
  mudancas: Updateable<IntegracaoCliente>,
): Promise<void> => {
  await tx
    .updateTable('integracao_cliente')
    .set({ ...mudancas, versao: versao + 1 })
    .where('id', '=', id)
    .execute();
};

/** Ends the tokens of every secret but this one; those from before the secret was kept end too, and are asked for again. */
export const deleteTokensDeOutros = async (tx: Db, idCliente: number, numero: number): Promise<void> => {
  await tx
    .deleteFrom('integracao_token')
    .where('id_cliente', '=', idCliente)
    .where('segredo_numero', 'is distinct from', numero)
    .execute();
};

export const deleteTokens = async (tx: Db, idCliente: number): Promise<void> => {
  await tx.deleteFrom('integracao_token').where('id_cliente', '=', idCliente).execute();
};
