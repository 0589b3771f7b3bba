import { sql } from 'kysely';
import type { Escopo } from '#capabilities/manifestacao/server/index.ts';
import { analistas } from '#kernel/quem/analistas.ts';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';
import { naFila } from '../escopo-repository.ts';

const ANALISTAS = sql.raw(analistas.join(', '));

export interface CargaDaPessoa {
  readonly id: number;
  readonly nome: string;
  readonly abertas: number;
  readonly vencendo: number;
  readonly vencidas: number;
}

/** How many open cases each of these people has, of those that exist for who is told. */
export const listAbertasDe = async (
  db: Db,
  pessoas: readonly number[],
  quem: ForaDoAlcance,
): Promise<{ idUsuario: number; abertas: number }[]> => {
  const { rows } = await sql<{ idUsuario: number; abertas: number }>`
    select m.id_responsavel as "idUsuario", count(*) as abertas from manifestacao m
    where m.id_responsavel = any(${[...pessoas]}::int[]) and m.id_situacao in (1, 2, 3, 4, 5)
      and ${aoAlcance('m.id', quem)}
    group by m.id_responsavel`.execute(db);
  return rows;
};

/** The open cases that a person is responsible for, in any office. */
export const listCasosDaPessoa = async (
  db: Db,
  idUsuario: number,
): Promise<{ idManifestacao: number; idOuvidoria: number }[]> => {
  const { rows } = await sql<{ idManifestacao: number; idOuvidoria: number }>`
    select m.id as "idManifestacao", m.id_ouvidoria as "idOuvidoria" from manifestacao m
    where m.id_responsavel = ${idUsuario} and m.id_situacao in (1, 2, 3, 4, 5)
    order by m.id`.execute(db);
  return rows;
};

/** People who may be responsible in an office (null: in any), and what they have there. */
export const listCargaDePessoas = async (
  db: Db,
  { idOuvidoria, ...quem }: Pick<Escopo, 'idOuvidoria' | keyof ForaDoAlcance>,
  hoje: string,
  agora: Date,
): Promise<CargaDaPessoa[]> => {
  const { rows } = await sql<CargaDaPessoa>`
    select u.id, ${nomeDaPessoa('u')} as nome, count(m.id) as abertas,
      count(m.id) filter (where ${naFila('vencendo', hoje)}) as vencendo,
      count(m.id) filter (where ${naFila('vencidas', hoje)}) as vencidas
    from usuario u
    left join manifestacao m on m.id_responsavel = u.id and m.id_situacao in (1, 2, 3, 4, 5)
      and (${idOuvidoria}::int is null or m.id_ouvidoria = ${idOuvidoria}) and ${aoAlcance('m.id', quem)}
    where u.excluido_em is null and u.bloqueado_em is null and u.id in (
      select p.id_usuario from perfil_vigente(${agora}) p
      where p.id_perfil in (${ANALISTAS}) and (${idOuvidoria}::int is null or p.id_ouvidoria = ${idOuvidoria}))
    group by u.id
    order by abertas desc, nome, u.id`.execute(db);
  return rows;
};

export interface CargaDaUnidade {
  readonly id: number;
  readonly nome: string;
  readonly sigla: string;
  readonly abertos: number;
  readonly vencidos: number;
}

/** Open steps of each unit. */
export const listCargaDeUnidades = async (
  db: Db,
  { idOuvidoria, ...quem }: Pick<Escopo, 'idOuvidoria' | keyof ForaDoAlcance>,
  hoje: string,
): Promise<CargaDaUnidade[]> => {
  const { rows } = await sql<CargaDaUnidade>`
    select n.id, n.nome, n.sigla, count(t.id) as abertos,
      count(t.id) filter (where t.prazo < ${hoje}::date) as vencidos
    from unidade n left join tramitacao t on t.id_unidade = n.id and t.encerrada_em is null
      and ${aoAlcance('t.id_manifestacao', quem)}
    where n.ativa and (${idOuvidoria}::int is null or n.id_ouvidoria = ${idOuvidoria})
    group by n.id
    order by abertos desc, n.nome, n.id`.execute(db);
  return rows;
};

/** The name of a current analyst of that office; undefined for anybody else. */
export const findAnalista = async (
  db: Db,
  idOuvidoria: number,
  idUsuario: number,
  agora: Date,
): Promise<string | undefined> => {
  const { rows } = await sql<{ nome: string }>`
    select ${nomeDaPessoa('u')} as nome from usuario u
    where u.id = ${idUsuario} and u.excluido_em is null and u.bloqueado_em is null and exists (
      select from perfil_vigente(${agora}) p
      where p.id_usuario = u.id and p.id_ouvidoria = ${idOuvidoria} and p.id_perfil in (${ANALISTAS}))`.execute(
    db,
  );
  return rows[0]?.nome;
};
