import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import { Perfil, perfisServidor } from '#kernel/perfil.ts';
import { compilada } from '#server/db/compilada.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';
import type { Impedimento, PedidoImpedimento } from '#server/db/schema.ts';
import type { AcessoDado } from '../../domain/impedidos/acesso-recebido.ts';

const SERVIDORES = sql.raw(perfisServidor.join(', '));
const ADMINISTRADOR = sql.lit(Perfil.administrador);
const GESTOR = sql.lit(Perfil.gestor);
const A_COMPARAR = sql`not p.comparado and p.encerrado_em is null and p.id_perfil in (${SERVIDORES})`;
const QUEM_TRATA = sql.raw([Perfil.gestor, Perfil.respondente].join(', '));

interface Lidos {
  /** The cases behind the marks, of an impedimento in force. */
  readonly casos: readonly number[];
  /** Accounts with a profile that was not compared with the cases it opens. */
  readonly aComparar: readonly number[];
}

/** One statement, because every request of staff asks it. */
export const readImpedidoEm = async (
  db: Db,
  contas: readonly number[],
  marcas: readonly Buffer[],
): Promise<Lidos> => {
  const { rows } = await sql<Lidos>`
    select array(select distinct i.id_manifestacao from impedimento i
        where i.marca = any (${marcas}::bytea[]) and i.encerrado_em is null) as casos,
      array(select distinct p.id_usuario from usuario_perfil_ouvidoria p
        where p.id_usuario = any (${contas}::int[]) and ${A_COMPARAR}) as "aComparar"`.execute(db);
  return rows[0] ?? { casos: [], aComparar: [] };
};

/** The same of one account, with the denúncias that it reads as an administrador. */
export interface AlcanceLido extends Lidos {
  readonly acessos: readonly number[];
}

/** An expression over the account `u`: the statement that finds a session reads it too. */
export const alcanceDaConta = ({
  marcas,
  agora,
}: {
  readonly marcas: readonly Buffer[] | RawBuilder<readonly Buffer[]>;
  readonly agora: Date;
}): RawBuilder<AlcanceLido> => sql<AlcanceLido>`jsonb_build_object(
  'casos', array(select distinct i.id_manifestacao from impedimento i
    where i.marca = any (${marcas}::bytea[]) and i.encerrado_em is null),
  'aComparar', array(select distinct p.id_usuario from usuario_perfil_ouvidoria p
    where p.id_usuario = u.id and ${A_COMPARAR}),
  'acessos', array(select x.id_manifestacao from acesso_extraordinario x
    where x.id_usuario = u.id and x.vale_ate > ${agora}))`;

/**
 * Cases arrive side by side; who begins to compare a person waits first for those under way, which may have been filed before
 * the person's profile could be seen.
 */
export const lockChegada = async (tx: Db, quem: 'caso' | 'pessoa'): Promise<void> => {
  const funcao = sql.raw(quem === 'caso' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock');
  await sql`select ${funcao}(hashtext('impedimento.chegada'))`.execute(tx);
};

/** The denúncias that an administrador reads now, by extraordinary access. */
export const listAcessosVigentes = async (db: Db, idUsuario: number, agora: Date): Promise<number[]> => {
  const rows = await db
    .selectFrom('acesso_extraordinario')
    .select('id_manifestacao as id')
    .where('id_usuario', '=', idUsuario)
    .where('vale_ate', '>', agora)
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * The administradores, if the case is or ever was a denúncia, nobody otherwise: without those who work in the case's own office
 * as something else, by a profile that counts. What they are elsewhere, or may become, opens nothing here.
 */
export const listSoAdministradores = async (db: Db, idManifestacao: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct p.id_usuario as id from usuario_perfil_ouvidoria p
    where p.id_perfil = ${ADMINISTRADOR} and p.encerrado_em is null
      and exists (select from manifestacao_cofre k where k.id_manifestacao = ${idManifestacao})
      and not exists (select from usuario_perfil_ouvidoria q
        where q.id_usuario = p.id_usuario and q.encerrado_em is null and q.a_confirmar_desde is null and q.a_aceitar_desde is null
          and q.id_ouvidoria = (select m.id_ouvidoria from manifestacao m where m.id = ${idManifestacao})
          and q.id_perfil in (${SERVIDORES}) and q.id_perfil <> ${ADMINISTRADOR})`.execute(db);
  return rows.map(({ id }) => id);
};

/** Those of an account that some row already has, in force or not. */
export const listMarcasUsadas = async (db: Db, marcas: readonly Buffer[]): Promise<Buffer[]> => {
  const { rows } = await sql<{ marca: Buffer }>`
    select i.marca from impedimento i where i.marca = any (${marcas}::bytea[])`.execute(db);
  return rows.map(({ marca }) => marca);
};

const vigentes = compilada((db, { id }: { readonly id: number }) =>
  db
    .selectFrom('impedimento')
    .selectAll()
    .where('id_manifestacao', '=', id)
    .where('encerrado_em', 'is', null)
    .orderBy('id')
    .compile(),
);

export const listVigentes = (db: Db, idManifestacao: number) => vigentes(db, { id: idManifestacao });
/** Also those that ended: what a gestor settled is not asked again. */
export const listDoCaso = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('impedimento')
    .select(['id', 'pessoa', 'origem', 'id_pedido', 'a_confirmar', 'encerrado_em'])
    .where('id_manifestacao', '=', idManifestacao)
    .execute();

export interface AcessoDadoRow extends AcessoDado {
  readonly idOuvidoria: number;
  readonly idPerfil: number;
}

const listAcessos = async (db: Db, quais: RawBuilder<unknown>): Promise<AcessoDadoRow[]> => {
  const { rows } = await sql<AcessoDadoRow>`
    select p.id_usuario as "idUsuario", p.dado_por as "dadoPor", p.criado_em as desde,
      p.id_ouvidoria as "idOuvidoria", p.id_perfil as "idPerfil"
    from usuario_perfil_ouvidoria p
    where ${quais} and p.encerrado_em is null and p.id_perfil in (${SERVIDORES})
    order by p.id`.execute(db);
  return rows;
};

/** Profiles of staff, in force or waiting, given by one of these people. */
export const listAcessosDadosPor = async (db: Db, deram: readonly number[]): Promise<AcessoDadoRow[]> =>
  deram.length === 0 ? [] : listAcessos(db, sql`p.dado_por = any (${deram}::int[])`);

/** A person's own profiles of staff in an office, with who gave each. */
export const listAcessosDe = (db: Db, idUsuario: number, idOuvidoria: number): Promise<AcessoDadoRow[]> =>
  listAcessos(db, sql`p.id_usuario = ${idUsuario} and p.id_ouvidoria = ${idOuvidoria}`);

/** Of these cases, those that the office has. */
export const listCasosDoOrgao = async (db: Db, casos: readonly number[], idOuvidoria: number) =>
  casos.length === 0
    ? []
    : db
        .selectFrom('manifestacao')
        .select(['id as idManifestacao', 'id_ouvidoria as idOuvidoria'])
        .where('id', 'in', [...casos])
        .where('id_ouvidoria', '=', idOuvidoria)
        .orderBy('id')
        .execute();

export type ImpedimentoRow = Awaited<ReturnType<typeof listVigentes>>[number];

/** Every one in force, for what is written without a person at hand: alerts and their mail. */
export const listTodosVigentes = (db: Db) =>
  db
    .selectFrom('impedimento')
    .select(['id_manifestacao', 'pessoa'])
    .where('encerrado_em', 'is', null)
    .execute();

export const insertImpedimento = async (tx: Db, row: Insertable<Impedimento>): Promise<void> => {
  await tx.insertInto('impedimento').values(row).execute();
};

export const updateImpedimentos = async (
  tx: Db,
  ids: readonly number[],
  mudancas: Updateable<Impedimento>,
): Promise<void> => {
  if (ids.length > 0) await tx.updateTable('impedimento').set(mudancas).where('id', 'in', ids).execute();
};

export const insertPedidoDeImpedimento = async (
  tx: Db,
  row: Insertable<PedidoImpedimento>,
): Promise<number> => {
  const { id } = await tx
    .insertInto('pedido_impedimento')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const updatePedidoDeImpedimento = async (
  tx: Db,
  id: number,
  mudancas: Updateable<PedidoImpedimento>,
): Promise<void> => {
  await tx.updateTable('pedido_impedimento').set(mudancas).where('id', '=', id).execute();
};

/** What the person asked for and did not take back. */
export const listPedidosDeImpedimento = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('pedido_impedimento')
    .selectAll()
    .where('id_manifestacao', '=', idManifestacao)
    .where('retirado_em', 'is', null)
    .orderBy('id')
    .execute();
export type PedidoDeImpedimentoRow = Awaited<ReturnType<typeof listPedidosDeImpedimento>>[number];

export interface PessoaDoOrgaoRow {
  readonly id: number;
  readonly nome: string;
  readonly nome_mostrado: string;
  readonly nome_social: string | null;
  /** Of a CPF only; opened as it is read. */
  readonly numero_documento: string | null;
  /** Has the profile of gestor there, in force or not. */
  readonly gere: boolean;
  /** Works there now, as a gestor. */
  readonly e_gestor: boolean;
  /** Handles cases there now. */
  readonly trata: boolean;
  /** Can sign in and use the profile now. */
  readonly vigente: boolean;
  readonly daqui: boolean;
}

/**
 * Everybody who could see a case of this office, or could again: its people, also blocked ones and those whose profile ran out or
 * waits, and the administradores, who work in every one.
 */
export const listPessoasDoOrgao = async (
  db: Db,
  idOuvidoria: number,
  agora: Date,
): Promise<PessoaDoOrgaoRow[]> => {
  const daqui = sql`p.id_ouvidoria = ${idOuvidoria}`;
  const vale = sql`v.id is not null and u.bloqueado_em is null`;
  const { rows } = await sql<PessoaDoOrgaoRow>`
    select u.id, u.nome, u.nome_social, ${nomeDaPessoa('u')} as nome_mostrado,
      case when u.id_tipo_documento = 1 then u.numero_documento end as numero_documento,
      bool_or(${daqui}) as daqui, bool_or(${vale}) as vigente,
      bool_or(${daqui} and p.id_perfil = ${GESTOR}) as gere,
      bool_or(${vale} and ${daqui} and p.id_perfil = ${GESTOR}) as e_gestor,
      bool_or(${vale} and ${daqui} and p.id_perfil in (${QUEM_TRATA})) as trata
    from usuario u join usuario_perfil_ouvidoria p on p.id_usuario = u.id
    left join perfil_vigente(${agora}) v on v.id = p.id
    where u.excluido_em is null and p.encerrado_em is null and p.id_perfil in (${SERVIDORES})
      and (${daqui} or p.id_perfil = ${ADMINISTRADOR})
    group by u.id order by nome_mostrado, u.id`.execute(db);
  return rows;
};

export const findQuemControla = async (db: Db, idOuvidoria: number): Promise<number | null> => {
  const { rows } = await sql<{ id: number | null }>`select orgao_que_controla(${idOuvidoria}) as id`.execute(
    db,
  );
  return rows[0]?.id ?? null;
};

/** Who is behind an office's programs: its gestores, and the administradores, who make their secrets. */
export const listQuemTemAsChaves = async (db: Db, idOuvidoria: number, agora: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct p.id_usuario as id from perfil_vigente(${agora}) p
    where (p.id_ouvidoria = ${idOuvidoria} and p.id_perfil = ${GESTOR}) or p.id_perfil = ${ADMINISTRADOR}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

/** What these people had of the case goes back to the queue, and what they wrote of it goes. Their alerts stay, and are shown to nobody. */
export const tirarDasPessoas = async (
  tx: Db,
  idManifestacao: number,
  pessoas: readonly number[],
  agora: Date,
): Promise<{ prazoInterno: string | null }> => {
  const delas = sql`any (${pessoas}::int[])`;
  await sql`update tramitacao set encerrada_em = ${agora}
    where id_manifestacao = ${idManifestacao} and encerrada_em is null and id_destinatario = ${delas}`.execute(
    tx,
  );
  await sql`update recurso set id_responsavel = null
    where id_manifestacao = ${idManifestacao} and id_situacao = 1 and id_responsavel = ${delas}`.execute(tx);
  await sql`delete from rascunho_resposta
    where id_manifestacao = ${idManifestacao} and id_usuario = ${delas}`.execute(tx);
  const { rows } = await sql<{ prazo: string | null }>`
    select min(prazo)::text as prazo from tramitacao
    where id_manifestacao = ${idManifestacao} and id_recurso is null and encerrada_em is null`.execute(tx);
  return { prazoInterno: rows[0]?.prazo ?? null };
};
