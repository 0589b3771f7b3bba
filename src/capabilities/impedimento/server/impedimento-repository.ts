import { sql } from 'kysely';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';
import type { Acima } from '../domain/destino.ts';

/** Active offices above one: of the units over its unit in the directory, its ministry, and who controls it. */
export const listAcima = async (db: Db, idOuvidoria: number): Promise<Acima[]> => {
  const { rows } = await sql<Acima>`
    with recursive acima as (
      select s.id_pai, 1 as degrau from ouvidoria o join orgao_siorg s on s.id = o.id_orgao_siorg
      where o.id = ${idOuvidoria}
      union all
      select s.id_pai, a.degrau + 1 from acima a join orgao_siorg s on s.id = a.id_pai
      where a.degrau < 50)
    select o.id as "idOuvidoria", c.degrau, c.controla
    from (
      select p.id, a.degrau, false as controla from acima a join ouvidoria p on p.id_orgao_siorg = a.id_pai
      union all select x.id_ouvidoria_ministerio, null, false from ouvidoria x where x.id = ${idOuvidoria}
      union all select orgao_que_controla(${idOuvidoria}), null, true
    ) c join ouvidoria o on o.id = c.id
    where o.inativada_em is null and o.id <> ${idOuvidoria}
    order by o.id`.execute(db);
  return rows;
};

/** Where the case already was: it does not go in a circle. */
export const listOndeEsteve = async (db: Db, idManifestacao: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select m.id_ouvidoria_registro as id from manifestacao m where m.id = ${idManifestacao}
    union select e.id_ouvidoria_origem from encaminhamento e where e.id_manifestacao = ${idManifestacao}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

export const listAdministradores = async (db: Db, agora: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct p.id_usuario as id from perfil_vigente(${agora}) p where p.id_perfil = 1`.execute(db);
  return rows.map(({ id }) => id);
};

export const listGestores = async (db: Db, idOuvidoria: number, agora: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct p.id_usuario as id from perfil_vigente(${agora}) p
    where p.id_perfil = ${sql.lit(Perfil.gestor)} and p.id_ouvidoria = ${idOuvidoria}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Who handles cases of an office now, with where to write to. */
export const listQuemTrata = async (
  db: Db,
  idOuvidoria: number,
  agora: Date,
): Promise<{ idUsuario: number; email: string | null }[]> => {
  const { rows } = await sql<{ idUsuario: number; email: string | null }>`
    select distinct u.id as "idUsuario", u.email::text as email
    from perfil_vigente(${agora}) p join usuario u on u.id = p.id_usuario
    where p.id_ouvidoria = ${idOuvidoria} and p.id_perfil in (${sql.lit(Perfil.gestor)}, ${sql.lit(Perfil.respondente)})
      and u.ativado_em is not null and u.excluido_em is null and u.bloqueado_em is null
    order by u.id`.execute(db);
  return rows;
};

/** Those whom an event of this name was told to before. */
export const listAvisadosAntes = async (
  db: Db,
  chave: string,
  pessoas: readonly number[],
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id_usuario: number }>`
    select a.id_usuario from alerta a where a.id_usuario = any (${pessoas}::int[]) and a.chave = ${chave}`.execute(
    db,
  );
  return new Set(rows.map(({ id_usuario }) => id_usuario));
};

export const findImpedimento = (db: Db, id: number) =>
  db.selectFrom('impedimento').selectAll().where('id', '=', id).executeTakeFirst();

/** Rows that say in the open why somebody is kept away. */
export const listASelar = async (db: Db): Promise<number[]> => {
  const rows = await db.selectFrom('impedimento').select('id').where('origem', 'is not', null).execute();
  return rows.map(({ id }) => id);
};

export const findPedido = (db: Db, id: number) =>
  db
    .selectFrom('pedido_impedimento')
    .selectAll()
    .where('id', '=', id)
    .where('retirado_em', 'is', null)
    .executeTakeFirst();

export const listNomes = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{ id: number; nome: string }>`
    select u.id, ${nomeDaPessoa('u')} as nome from usuario u where u.id = any (${ids}::int[])`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
};

/**
 * Of each request made after the filing, how many people had opened the case before it, as the history tells. By the order of the
 * rows: of a sealed case the moment of what its author did is the hour alone.
 */
export const countQuemJaTinhaAberto = async (
  db: Db,
  idManifestacao: number,
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; quantas: number }>`
    select (p.id)::int as id, (select count(distinct v.id_responsavel)::int from manifestacao_historico v
      where v.id_manifestacao = h.id_manifestacao and v.acao = ${Acao.visualizacao} and v.id < h.id) as quantas
    from manifestacao_historico h
    cross join lateral jsonb_array_elements_text(h.detalhes -> 'idPedidos') as p (id)
    where h.id_manifestacao = ${idManifestacao} and h.acao = ${Acao.impedimento}
      and h.detalhes ? 'idPedidos'`.execute(db);
  return new Map(rows.map(({ id, quantas }) => [id, quantas]));
};

/** With the office, and kept from somebody. */
export const listAbertosComImpedimento = (db: Db) =>
  db
    .selectFrom('manifestacao as m')
    .select(['m.id', 'm.id_ouvidoria', 'm.id_situacao'])
    .where('m.id_situacao', 'in', [...comOrgao])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('impedimento as i')
          .select('i.id')
          .whereRef('i.id_manifestacao', '=', 'm.id')
          .where('i.encerrado_em', 'is', null),
      ),
    )
    .orderBy('m.id')
    .execute();
