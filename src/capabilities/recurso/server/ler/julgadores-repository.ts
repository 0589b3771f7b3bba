import { sql } from 'kysely';
import { decidemTodos } from '#capabilities/remedio/domain/instancia.ts';
import { julgamNomeados, julgamSempre } from '#capabilities/remedio/domain/perfis-que-julgam.ts';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';
import { impedidosDoRecurso } from './impedidos-repository.ts';

/** Where an appeal is judged. */
export interface OndeJulga {
  readonly id: number;
  readonly id_ouvidoria_julgadora: number;
  readonly id_instancia: number;
}

/**
 * Who decides there now, by the rule of papeisNoRecurso (`remedio/domain/perfis-que-julgam.ts`): the gestor, and the named
 * respondentes and programs, or all where nobody is named and `decidemTodos`; without those who already decided in the request.
 */
const julgadores = ({ id, id_ouvidoria_julgadora, id_instancia }: OndeJulga, agora: Date) => sql`
  select u.id, ${nomeDaPessoa('u')} as nome, u.email, u.e_sistema from usuario u
  where u.excluido_em is null and u.bloqueado_em is null
  and not exists (select from recurso r where r.id = ${id} and u.id = any (${impedidosDoRecurso}))
  and exists (
    select from perfil_vigente(${agora}) p
    where p.id_usuario = u.id and p.id_ouvidoria = ${id_ouvidoria_julgadora} and (
      p.id_perfil = any (${[...julgamSempre]}::int[])
      or (p.id_perfil = any (${[...julgamNomeados]}::int[]) and (
        exists (select from autoridade_da_instancia t where t.id_ouvidoria = ${id_ouvidoria_julgadora}
          and t.id_instancia = ${id_instancia} and t.id_usuario = u.id)
        or ${decidemTodos(id_instancia)} and not exists (select from autoridade_da_instancia t where t.id_ouvidoria = ${id_ouvidoria_julgadora}
          and t.id_instancia = ${id_instancia})))))`;

/** The name of somebody who may decide the appeal; undefined for anybody else. */
export const findJulgador = async (
  db: Db,
  onde: OndeJulga,
  idUsuario: number,
  agora: Date,
): Promise<string | undefined> => {
  const { rows } = await sql<{ nome: string }>`
    select j.nome from (${julgadores(onde, agora)}) j where j.id = ${idUsuario}`.execute(db);
  return rows[0]?.nome;
};

/** The open appeals assigned to a person, wherever they are judged. */
export const listRecursosDaPessoa = (db: Db, idUsuario: number) =>
  db
    .selectFrom('recurso')
    .select(['id', 'id_manifestacao', 'id_instancia', 'id_ouvidoria_julgadora'])
    .where('id_responsavel', '=', idUsuario)
    .where('id_situacao', '=', SituacaoRecurso.emTramitacao)
    .where('subiu_em', 'is', null)
    .orderBy('id')
    .execute();

/** Those who decide in the office's place, where no person there may: a program reads no mail. */
export const listQuemSupre = async (
  db: Db,
  onde: OndeJulga,
  agora: Date,
): Promise<{ id: number; email: string | null }[]> => {
  const { rows } = await sql<{ id: number; email: string | null }>`
    select distinct u.id, u.email::text as email from usuario u join perfil_vigente(${agora}) p on p.id_usuario = u.id
    where p.id_perfil = ${sql.lit(Perfil.administrador)} and u.excluido_em is null and u.bloqueado_em is null
      and not exists (select from recurso r where r.id = ${onde.id} and u.id = any (${impedidosDoRecurso}))
      and not exists (select from (${julgadores(onde, agora)}) j where not j.e_sistema)
    order by u.id`.execute(db);
  return rows;
};

/**
 * Who is in charge of an appeal: whoever took it, else those named, else all who may decide it. People only: an alert to a
 * program is read by nobody, so that where only one is named its office's gestor is reminded.
 */
export const listQuemJulga = async (
  db: Db,
  onde: OndeJulga & { readonly id_responsavel: number | null },
  agora: Date,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    with julgador as (select j.id from (${julgadores(onde, agora)}) j where not j.e_sistema),
    nomeado as (
      select j.id from julgador j join autoridade_da_instancia t on t.id_usuario = j.id
      where t.id_ouvidoria = ${onde.id_ouvidoria_julgadora} and t.id_instancia = ${onde.id_instancia}),
    responsavel as (select j.id from julgador j where j.id = ${onde.id_responsavel}::int)
    select id from responsavel
    union select id from nomeado where not exists (select from responsavel)
    union select id from julgador where not exists (select from responsavel) and not exists (select from nomeado)
    order by id`.execute(db);
  return rows.map(({ id }) => id);
};
