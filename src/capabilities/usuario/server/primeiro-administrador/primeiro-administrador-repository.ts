import { sql } from 'kysely';
import { Perfil } from '#kernel/perfil.ts';
import type { Db } from '#server/db/database.ts';

/** Any constant no other lock uses: two commands at once take turns. */
const UM_DE_CADA_VEZ = 730_062;

export const lockPrimeiroAdministrador = async (trx: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(UM_DE_CADA_VEZ)})`.execute(trx);
};

export interface Administrador {
  readonly idPerfilDado: number;
  readonly idUsuario: number;
  /** False while the invitation was not accepted. */
  readonly aceitou: boolean;
}

/** Blocked ones too: who was shut out by others is no reason to open a door from outside. */
export const listAdministradores = async (trx: Db): Promise<Administrador[]> => {
  const { rows } = await sql<Administrador>`
    select p.id as "idPerfilDado", u.id as "idUsuario", u.ativado_em is not null as aceitou
    from usuario_perfil_ouvidoria p join usuario u on u.id = p.id_usuario
    where p.id_perfil = ${sql.lit(Perfil.administrador)} and p.encerrado_em is null and u.excluido_em is null
    order by p.id`.execute(trx);
  return rows;
};

export const findOuvidoriaPorSigla = (db: Db, sigla: string) =>
  db
    .selectFrom('ouvidoria')
    .select('id')
    .where(sql`lower(sigla)`, '=', sigla.toLowerCase())
    .where('inativada_em', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
