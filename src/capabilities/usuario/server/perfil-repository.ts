import { sql } from 'kysely';
import { Perfil } from '#kernel/perfil.ts';
import { escapeLike } from '#kernel/texto.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';

export interface FiltroDeUsuarios {
  readonly busca?: string | undefined;
  readonly idPerfil?: number | undefined;
  readonly depoisDe?: number | undefined;
  readonly limite: number;
}

interface PerfilVigente {
  readonly id: number;
  readonly id_usuario: number;
  readonly id_ouvidoria: number;
  readonly id_perfil: number;
}

const vigentes = (db: Db, agora: Date) =>
  db.selectFrom(sql<PerfilVigente>`perfil_vigente(${agora})`.as<'p'>('p'));

/** Staff accounts the person may know of: an administrador all, others those of their own office. */
export const listUsuarios = (db: Db, quem: UsuarioAtual, filtro: FiltroDeUsuarios, agora: Date) => {
  const padrao = `%${escapeLike(filtro.busca ?? '')}%`;
  return db
    .selectFrom('usuario as u')
    .where('u.excluido_em', 'is', null)
    .select([
      'u.id',
      'u.login',
      'u.nome',
      'u.email',
      'u.bloqueado_em',
      'u.ultimo_acesso_em',
      sql<{ id: number; idPerfil: number; sigla: string }[]>`coalesce((
        select json_agg(json_build_object('id', p.id, 'idPerfil', p.id_perfil, 'sigla', o.sigla) order by p.id)
        from perfil_vigente(${agora}) p join ouvidoria o on o.id = p.id_ouvidoria
        where p.id_usuario = u.id), '[]')`.as('perfis'),
    ])
    .where(({ exists }) =>
      exists(
        vigentes(db, agora)
          .select('p.id')
          .whereRef('p.id_usuario', '=', sql.ref('u.id'))
          .$if(quem.idPerfil !== Perfil.administrador, (q) =>
            q.where('p.id_ouvidoria', '=', quem.idOuvidoria),
          )
          .$if(filtro.idPerfil !== undefined, (q) => q.where('p.id_perfil', '=', filtro.idPerfil ?? 0)),
      ),
    )
    .$if(Boolean(filtro.busca), (q) =>
      q.where(sql<boolean>`(sem_acento(u.nome) like sem_acento(${padrao}) or u.login ilike ${padrao})`),
    )
    .$if(filtro.depoisDe !== undefined, (q) => q.where('u.id', '>', filtro.depoisDe ?? 0))
    .orderBy('u.id')
    .limit(filtro.limite)
    .execute();
};

export const listPerfisDoUsuario = (db: Db, idUsuario: number, agora: Date) =>
  vigentes(db, agora)
    .select(['p.id_perfil as idPerfil', 'p.id_ouvidoria as idOuvidoria'])
    .where('p.id_usuario', '=', idUsuario)
    .execute();

/**
 * Who can still administer the platform. Their profiles stay locked until the transaction ends, so that of two
 * administradores who leave at once the second sees that the first is gone.
 */
export const lockAdministradores = async (db: Db, agora: Date): Promise<Set<number>> => {
  const rows = await db
    .selectFrom('usuario_perfil_ouvidoria as v')
    .innerJoin('usuario as u', 'u.id', 'v.id_usuario')
    .select('v.id_usuario')
    .where('v.id_perfil', '=', Perfil.administrador)
    .where('v.encerrado_em', 'is', null)
    .where('u.bloqueado_em', 'is', null)
    .where('v.id', 'in', vigentes(db, agora).select('p.id'))
    .forUpdate('v')
    .execute();
  return new Set(rows.map((row) => row.id_usuario));
};

export const endPerfisDoUsuario = (db: Db, idUsuario: number, agora: Date) =>
  db
    .updateTable('usuario_perfil_ouvidoria')
    .set({ encerrado_em: agora })
    .where('id_usuario', '=', idUsuario)
    .where('encerrado_em', 'is', null)
    .execute();
