import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { AlcanceDoCalendario } from '../domain/compromisso.ts';

export const findCalendario = (db: Db, idUsuario: number) =>
  db
    .selectFrom('calendario_pessoal')
    .select(['hash', 'semente', 'alcance', 'criado_em', 'lido_em'])
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirst();

/** A new address takes the place of the earlier one; the choice of what it brings stays. */
export const saveCalendario = async (
  db: Db,
  novo: { readonly idUsuario: number; readonly hash: Buffer; readonly semente: Buffer; readonly agora: Date },
): Promise<void> => {
  const endereco = { hash: novo.hash, semente: novo.semente, criado_em: novo.agora, lido_em: null };
  await db
    .insertInto('calendario_pessoal')
    .values({ ...endereco, id_usuario: novo.idUsuario, alcance: 'meus' })
    .onConflict((conflict) => conflict.column('id_usuario').doUpdateSet(endereco))
    .execute();
};

export const updateAlcance = async (
  db: Db,
  idUsuario: number,
  alcance: AlcanceDoCalendario,
): Promise<boolean> => {
  const rows = await db
    .updateTable('calendario_pessoal')
    .set({ alcance })
    .where('id_usuario', '=', idUsuario)
    .returning('id_usuario')
    .execute();
  return rows.length > 0;
};

export const deleteCalendario = (db: Db, idUsuario: number) =>
  db.deleteFrom('calendario_pessoal').where('id_usuario', '=', idUsuario).execute();

export interface DonoDoCalendario {
  readonly id_usuario: number;
  readonly login: string;
  readonly nome: string;
  readonly alcance: string;
  readonly lido_em: string | null;
  readonly perfis: readonly {
    readonly id_perfil: number;
    readonly id_ouvidoria: number;
    readonly id_esfera: number;
  }[];
}

/** Whose address this is, with the profiles in force now; nobody who is blocked, gone, or a program. */
export const findDonoPeloHash = async (
  db: Db,
  hash: Buffer,
  agora: Date,
): Promise<DonoDoCalendario | undefined> => {
  const { rows } = await sql<DonoDoCalendario>`
    select u.id as id_usuario, u.login, u.nome, c.alcance, c.lido_em,
      coalesce((
        select json_agg(json_build_object('id_perfil', p.id_perfil, 'id_ouvidoria', o.id, 'id_esfera', o.id_esfera) order by p.id)
        from perfil_vigente(${agora}) p join ouvidoria o on o.id = p.id_ouvidoria where p.id_usuario = u.id
      ), '[]') as perfis
    from calendario_pessoal c join usuario u on u.id = c.id_usuario
    where c.hash = ${hash} and u.excluido_em is null and u.bloqueado_em is null and not u.e_sistema`.execute(
    db,
  );
  return rows[0];
};

export const updateLidoEm = async (db: Db, idUsuario: number, hoje: string): Promise<void> => {
  await db
    .updateTable('calendario_pessoal')
    .set({ lido_em: hoje })
    .where('id_usuario', '=', idUsuario)
    .execute();
};
