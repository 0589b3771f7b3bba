import { sql } from 'kysely';
import { Perfil } from '#kernel/perfil.ts';
import { fusoHorario } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';

interface PerfilVigente {
  readonly id: number;
  readonly id_usuario: number;
  readonly id_ouvidoria: number;
  readonly id_perfil: number;
}

const vigentes = (db: Db, agora: Date) =>
  db.selectFrom(sql<PerfilVigente>`perfil_vigente(${agora})`.as<'p'>('p'));

/** Staff accounts that the person may see: all for an administrador, else their office's. */
export const listUsuarios = (db: Db, quem: UsuarioAtual, limite: number, agora: Date) => {
  const isAdministrador = quem.idPerfil === Perfil.administrador;
  return db
    .selectFrom('usuario as u')
    .where('u.excluido_em', 'is', null)
    .select([
      'u.id',
      'u.login',
      'u.nome',
      'u.email',
      'u.bloqueado_em',
      // As on the page of a person: not before they came to work there.
      sql<Date | null>`case when ${isAdministrador} or u.ultimo_acesso_em >= (
        select date_trunc('day', min(p.criado_em), ${fusoHorario}) from perfil_vigente(${agora}) p
        where p.id_usuario = u.id and p.id_ouvidoria = ${quem.idOuvidoria}) then u.ultimo_acesso_em end`.as(
        'ultimo_acesso_em',
      ),
      sql<{ id: number; idPerfil: number; sigla: string }[]>`coalesce((
        select json_agg(json_build_object('id', p.id, 'idPerfil', p.id_perfil, 'sigla', o.sigla) order by p.id)
        from perfil_vigente(${agora}) p join ouvidoria o on o.id = p.id_ouvidoria
        where p.id_usuario = u.id and (${isAdministrador} or p.id_ouvidoria = ${quem.idOuvidoria})), '[]')`.as(
        'perfis',
      ),
    ])
    .where(({ exists }) =>
      exists(
        vigentes(db, agora)
          .select('p.id')
          .whereRef('p.id_usuario', '=', sql.ref('u.id'))
          .$if(!isAdministrador, (q) => q.where('p.id_ouvidoria', '=', quem.idOuvidoria)),
      ),
    )
    .orderBy('u.id')
    .limit(limite)
    .execute();
};

export const listPerfisDoUsuario = (db: Db, idUsuario: number, agora: Date) =>
  vigentes(db, agora)
    .select(['p.id_perfil as idPerfil', 'p.id_ouvidoria as idOuvidoria'])
    .where('p.id_usuario', '=', idUsuario)
    .execute();

export const endPerfisDoUsuario = (db: Db, idUsuario: number, agora: Date) =>
  db
    .updateTable('usuario_perfil_ouvidoria')
    .set({ encerrado_em: agora })
    .where('id_usuario', '=', idUsuario)
    .where('encerrado_em', 'is', null)
    .execute();
