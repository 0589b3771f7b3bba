import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import { digitosParaBusca } from '#kernel/lista/digitos-para-busca.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { ForaDoAlcance, UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { escapeLike } from '#kernel/texto.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import { chegouAntesDoPasso } from '#server/db/chegou-antes-do-passo.ts';
import type { Db } from '#server/db/database.ts';
import type { PedidoIdentidade } from '#server/db/schema.ts';

type Quem = Pick<UsuarioAtual, 'idUsuario' | 'idOuvidoria' | 'idPerfil'> | null;

/** What a unit was told of the case was told to who was in it (`u`) by then. */
const jaEstavaLa = (idManifestacao: RawBuilder<unknown>) => sql<boolean>`not exists (select from tramitacao t
  where t.id_manifestacao = ${idManifestacao} and t.id_unidade = u.id_unidade and t.id <= u.apos_o_passo)`;

/**
 * Whether the person belongs to whoever asked: the unit, the one called by name, or the team of the
 * office. An area does not inherit what its office was granted.
 */
const eDeQuemPediu = (quem: Quem) => {
  const isDaEquipe = quem?.idPerfil === Perfil.gestor || quem?.idPerfil === Perfil.respondente;
  return sql<boolean>`(
    p.id_ouvidoria_que_pediu = ${quem?.idOuvidoria ?? 0} and case
      when p.id_unidade is not null then exists (select from unidade_pessoa u
        where u.id_unidade = p.id_unidade and u.id_usuario = ${quem?.idUsuario ?? 0}
          and ${jaEstavaLa(sql`p.id_manifestacao`)})
      when p.id_destinatario is not null then p.id_destinatario = ${quem?.idUsuario ?? 0}
      else ${isDaEquipe} end)`;
};

const pedidos = (db: Db, quem: Quem) =>
  db
    .selectFrom('pedido_identidade as p')
    .innerJoin('manifestacao as m', 'm.id', 'p.id_manifestacao')
    .innerJoin('ouvidoria as r', 'r.id', 'm.id_ouvidoria_registro')
    .innerJoin('ouvidoria as g', 'g.id', 'p.id_ouvidoria_guarda')
    .selectAll('p')
    .select([
      'm.protocolo',
      'r.id_esfera as esfera_do_protocolo',
      'g.sigla as sigla_guarda',
      'g.nome as nome_guarda',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('abertura_identidade as a')
          .select('a.id')
          .whereRef('a.id_manifestacao', '=', 'p.id_manifestacao')
          .whereRef('a.id_pedido', '=', 'p.id')
          .where('a.aberta_em', 'is not', null),
      )
        .$castTo<boolean>()
        .as('ja_aberta'),
    )
    .select(eDeQuemPediu(quem).as('e_de_quem_pediu'));

export const findPedido = (db: Db, idPedido: number, quem: Quem) =>
  pedidos(db, quem).where('p.id', '=', idPedido).executeTakeFirst();
export type PedidoRow = NonNullable<Awaited<ReturnType<typeof findPedido>>>;

/** Newest first. */
export const listPedidosDoCaso = (db: Db, idManifestacao: number, quem: Quem): Promise<PedidoRow[]> =>
  pedidos(db, quem).where('p.id_manifestacao', '=', idManifestacao).orderBy('p.id', 'desc').execute();

interface DaGuarda extends ForaDoAlcance {
  readonly idOuvidoria: number;
}

interface Pedaco {
  readonly decididos: boolean;
  readonly busca: string | undefined;
  readonly depois: number | undefined;
  readonly limite: number;
}

/** By what the list itself shows: the reasons are sealed. */
const achado = (busca: string): RawBuilder<boolean> => {
  const digitos = digitosParaBusca(busca);
  return digitos
    ? sql<boolean>`m.protocolo like ${`%${digitos}%`}`
    : sql<boolean>`sem_acento(p.quem_pede) ilike sem_acento(${`%${escapeLike(busca)}%`})`;
};

/** Those that the office decides: the oldest open one first, the last decided one first. */
export const listPedidosDaGuarda = (
  db: Db,
  { idOuvidoria, ...quem }: DaGuarda,
  { decididos, busca, depois, limite }: Pedaco,
): Promise<PedidoRow[]> =>
  pedidos(db, null)
    .where(aoAlcance('m.id', quem))
    .where('p.id_ouvidoria_guarda', '=', idOuvidoria)
    .where('p.decidido_em', decididos ? 'is not' : 'is', null)
    .$if(Boolean(busca), (query) => query.where(achado(busca ?? '')))
    .$if(depois !== undefined, (query) => query.where('p.id', decididos ? '<' : '>', depois ?? 0))
    .orderBy('p.id', decididos ? 'desc' : 'asc')
    .limit(limite)
    .execute();

export const countPedidosDaGuarda = async (
  db: Db,
  { idOuvidoria, ...quem }: DaGuarda,
): Promise<{ abertos: number; decididos: number }> =>
  db
    .selectFrom('pedido_identidade')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('decidido_em', 'is', null).as('abertos'),
      fn.countAll<number>().filterWhere('decidido_em', 'is not', null).as('decididos'),
    ])
    .where('id_ouvidoria_guarda', '=', idOuvidoria)
    .where(aoAlcance('id_manifestacao', quem))
    .executeTakeFirstOrThrow();

export const insertPedido = async (db: Db, row: Insertable<PedidoIdentidade>): Promise<number> => {
  const { id } = await db
    .insertInto('pedido_identidade')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const updatePedido = async (
  db: Db,
  id: number,
  mudancas: Updateable<PedidoIdentidade>,
): Promise<void> => {
  await db.updateTable('pedido_identidade').set(mudancas).where('id', '=', id).execute();
};

/** The open step that waits for this person or for their unit; the unit's first. */
export const findPassoAberto = (db: Db, idManifestacao: number, idUsuario: number) =>
  db
    .selectFrom('tramitacao as t')
    .leftJoin('unidade as u', 'u.id', 't.id_unidade')
    .select(['t.id_unidade', 't.id_destinatario', 'u.sigla', 'u.nome'])
    .where('t.id_manifestacao', '=', idManifestacao)
    .where('t.id_recurso', 'is', null)
    .where('t.encerrada_em', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('t.id_destinatario', '=', idUsuario),
        exists(
          selectFrom('unidade_pessoa as q')
            .select('q.id_unidade')
            .whereRef('q.id_unidade', '=', 't.id_unidade')
            .where('q.id_usuario', '=', idUsuario)
            .where(chegouAntesDoPasso('t', 'q')),
        ),
      ]),
    )
    .orderBy(sql`t.id_unidade is null`)
    .orderBy('t.id')
    .executeTakeFirst();

export const findOrgao = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('ouvidoria')
    .select(['id', 'sigla', 'nome', 'email'])
    .where('id', '=', idOuvidoria)
    .executeTakeFirstOrThrow();

/** Those who may decide for the office. */
export const listGestores = async (db: Db, idOuvidoria: number, agora: Date): Promise<number[]> => {
  const { rows } = await sql<{ id_usuario: number }>`
    select distinct p.id_usuario from perfil_vigente(${agora}) p
    where p.id_ouvidoria = ${idOuvidoria} and p.id_perfil = ${sql.lit(Perfil.gestor)}`.execute(db);
  return rows.map(({ id_usuario }) => id_usuario);
};

/** The people of whoever asked, as in `eDeQuemPediu`, who work there now. */
export const listQuemPediu = async (
  db: Db,
  pedido: Pick<PedidoRow, 'id_manifestacao' | 'id_unidade' | 'id_destinatario' | 'id_ouvidoria_que_pediu'>,
  agora: Date,
): Promise<number[]> => {
  const { id_manifestacao, id_unidade, id_destinatario, id_ouvidoria_que_pediu } = pedido;
  const { rows } = await sql<{ id_usuario: number }>`
    select distinct p.id_usuario from perfil_vigente(${agora}) p
    where p.id_ouvidoria = ${id_ouvidoria_que_pediu} and case
      when ${id_unidade}::int is not null then exists (select from unidade_pessoa u
        where u.id_unidade = ${id_unidade}::int and u.id_usuario = p.id_usuario
          and ${jaEstavaLa(sql`${id_manifestacao}::int`)})
      when ${id_destinatario}::int is not null then p.id_usuario = ${id_destinatario}::int
      else p.id_perfil in (${sql.lit(Perfil.gestor)}, ${sql.lit(Perfil.respondente)}) end`.execute(db);
  return rows.map(({ id_usuario }) => id_usuario);
};

/** Where to write to the person who asked, if there is still an account. */
export const findEmailDe = async (db: Db, idUsuario: number | null): Promise<string | null> => {
  if (idUsuario === null) return null;
  const row = await db.selectFrom('usuario').select('email').where('id', '=', idUsuario).executeTakeFirst();
  return row?.email ?? null;
};
