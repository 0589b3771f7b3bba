import { sql } from 'kysely';
import { Perfil } from '#kernel/perfil.ts';
import type { Db } from '#server/db/database.ts';

export interface PerfilQueVence {
  readonly id: number;
  readonly idUsuario: number;
  readonly idOuvidoria: number;
  readonly orgao: string;
  readonly validade: string;
}

/**
 * The last profile of each person in an office, if its last day is in this range. People who stay
 * there with another profile, or are administradores for longer, go on working; about blocked ones
 * the gestores were already told.
 */
export const listPerfisQueVencem = async (
  db: Db,
  dias: { readonly de: string; readonly ate: string },
): Promise<PerfilQueVence[]> => {
  const { rows } = await sql<PerfilQueVence>`
    select p.id, p.id_usuario as "idUsuario", p.id_ouvidoria as "idOuvidoria", o.sigla || ' – ' || o.nome as orgao, p.validade
    from usuario_perfil_ouvidoria p
    join usuario u on u.id = p.id_usuario
    join ouvidoria o on o.id = p.id_ouvidoria
    where p.encerrado_em is null and p.a_confirmar_desde is null and p.a_aceitar_desde is null
      and p.validade between ${dias.de}::date and ${dias.ate}::date
      and o.inativada_em is null and u.excluido_em is null and u.bloqueado_em is null
      and not exists (
        select from usuario_perfil_ouvidoria q
        where q.id_usuario = p.id_usuario and q.encerrado_em is null and q.a_confirmar_desde is null and q.a_aceitar_desde is null
          and (q.id_ouvidoria = p.id_ouvidoria or q.id_perfil = ${sql.lit(Perfil.administrador)})
          and (q.validade is null or (q.validade, q.id) > (p.validade, p.id)))
    order by p.id`.execute(db);
  return rows;
};
