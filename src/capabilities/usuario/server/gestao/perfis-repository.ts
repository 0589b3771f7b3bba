import { sql } from 'kysely';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import type { Db } from '#server/db/database.ts';
import type { Administracao } from '../../domain/gestao-policy.ts';

export const findOuvidoriaAtiva = (db: Db, id: number) =>
  db
    .selectFrom('ouvidoria')
    .select(['id', 'sigla', 'nome'])
    .where('id', '=', id)
    .where('inativada_em', 'is', null)
    .executeTakeFirst();

export const listSiglas = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db.selectFrom('ouvidoria').select(['id', 'sigla']).where('id', 'in', ids).orderBy('sigla').execute();

/** Undefined if the person already has it, from another request. */
export const insertPerfil = (
  db: Db,
  perfil: {
    idUsuario: number;
    idOuvidoria: number;
    idPerfil: number;
    validade: string | null;
    agora: Date;
    /** Null if nobody of the platform did. */
    dadoPor: number | null;
    /** It must be confirmed before it counts. */
    espera: boolean;
    /** The person must accept it before it counts. */
    aAceitar?: boolean;
  },
) =>
  db
    .insertInto('usuario_perfil_ouvidoria')
    .values({
      id_usuario: perfil.idUsuario,
      id_ouvidoria: perfil.idOuvidoria,
      id_perfil: perfil.idPerfil,
      validade: perfil.validade,
      criado_em: perfil.agora,
      dado_por: perfil.dadoPor,
      a_confirmar_desde: perfil.espera ? perfil.agora : null,
      a_aceitar_desde: perfil.aAceitar ? perfil.agora : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const setValidade = (db: Db, id: number, validade: string | null) =>
  db.updateTable('usuario_perfil_ouvidoria').set({ validade }).where('id', '=', id).execute();

/** A profile that was over and is given again is as new as one that never was. */
export const comecarDeNovo = (
  db: Db,
  id: number,
  { dadoPor, espera, agora }: { dadoPor: number; espera: boolean; agora: Date },
) =>
  db
    .updateTable('usuario_perfil_ouvidoria')
    .set({ a_confirmar_desde: espera ? agora : null, dado_por: dadoPor, criado_em: agora })
    .where('id', '=', id)
    .execute();

export const endPerfil = (db: Db, id: number, agora: Date) =>
  db.updateTable('usuario_perfil_ouvidoria').set({ encerrado_em: agora }).where('id', '=', id).execute();

/**
 * The permanent administradores. Their profiles stay locked until the transaction ends, so that if
 * two leave at once, the second sees that the first is gone.
 */
export const lockAdministracao = async (db: Db, agora: Date): Promise<Administracao[]> => {
  const { rows } = await sql<Administracao>`
    select v.id as "idPerfilOuvidoria", v.id_usuario as "idUsuario"
    from usuario_perfil_ouvidoria v join usuario u on u.id = v.id_usuario
    where v.id_perfil = ${sql.lit(Perfil.administrador)} and v.encerrado_em is null and v.validade is null
      and u.bloqueado_em is null and u.excluido_em is null and u.ativado_em is not null
      and v.id in (select p.id from perfil_vigente(${agora}) p)
    order by v.id
    for update of v`.execute(db);
  return rows;
};

interface ComEndereco {
  readonly id: number;
  readonly email: string;
}

/** Who has this profile now, accepted the invitation and has an address; null: in any office. */
const listComEndereco = async (
  db: Db,
  idPerfil: IdPerfil,
  idOuvidoria: number | null,
  agora: Date,
): Promise<ComEndereco[]> => {
  const { rows } = await sql<ComEndereco>`
    select distinct u.id, u.email::text as email from usuario u join perfil_vigente(${agora}) p on p.id_usuario = u.id
    where (${idOuvidoria}::int is null or p.id_ouvidoria = ${idOuvidoria}) and p.id_perfil = ${idPerfil}
      and u.email is not null and u.ativado_em is not null and u.excluido_em is null and u.bloqueado_em is null
    order by u.id`.execute(db);
  return rows;
};

export const listGestores = (db: Db, idOuvidoria: number, agora: Date): Promise<ComEndereco[]> =>
  listComEndereco(db, Perfil.gestor, idOuvidoria, agora);

export const listAdministradores = (db: Db, agora: Date): Promise<ComEndereco[]> =>
  listComEndereco(db, Perfil.administrador, null, agora);
