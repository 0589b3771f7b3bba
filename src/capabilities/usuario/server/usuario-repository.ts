import { type Selectable, sql } from 'kysely';
import { TipoDocumento } from '#kernel/documento.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Usuario as UsuarioTable } from '#server/db/schema.ts';
import type { AcaoDoUsuario, FinalidadeDoToken } from '../domain/usuario.ts';

export type UsuarioRow = Selectable<UsuarioTable>;

const vivos = (db: Db) => db.selectFrom('usuario').selectAll().where('excluido_em', 'is', null);

export const findUsuario = (db: Db, id: number) => vivos(db).where('id', '=', id).executeTakeFirst();

export const findUsuarioByLogin = (db: Db, login: string) =>
  vivos(db).where('login', '=', login).executeTakeFirst();

export const findUsuarioByDocumento = (db: Db, tipo: number, numero: string) =>
  vivos(db).where('id_tipo_documento', '=', tipo).where('numero_documento', '=', numero).executeTakeFirst();

export const listUsuariosByCnpj = async (db: Db, cnpjs: readonly string[]) =>
  cnpjs.length === 0
    ? []
    : vivos(db)
        .where('id_tipo_documento', '=', TipoDocumento.cnpj)
        .where('numero_documento', 'in', cnpjs)
        .execute();

export type NovoUsuario = Pick<UsuarioRow, 'login' | 'nome' | 'email' | 'id_tipo_pessoa' | 'criado_em'> &
  Partial<Omit<UsuarioRow, 'id'>>;

export const insertUsuario = async (db: Db, usuario: NovoUsuario): Promise<number> => {
  const { id } = await db.insertInto('usuario').values(usuario).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const updateUsuario = (db: Db, id: number, changes: Partial<Omit<UsuarioRow, 'id'>>) =>
  db.updateTable('usuario').set(changes).where('id', '=', id).execute();

export interface LinhaDoHistorico {
  readonly idUsuario: number;
  readonly acao: AcaoDoUsuario;
  readonly idResponsavel: number | null;
  readonly informacoes?: Record<string, unknown>;
  readonly ocorridoEm: Date;
}

export const insertHistorico = (db: Db, linha: LinhaDoHistorico) =>
  db
    .insertInto('usuario_historico')
    .values({
      id_usuario: linha.idUsuario,
      acao: linha.acao,
      id_responsavel: linha.idResponsavel,
      informacoes: JSON.stringify(linha.informacoes ?? {}),
      ocorrido_em: linha.ocorridoEm,
    })
    .execute();

export const insertToken = async (
  db: Db,
  token: { hash: Buffer; idUsuario: number; finalidade: FinalidadeDoToken; criadoEm: Date; expiraEm: Date },
): Promise<void> => {
  // A new link makes the earlier ones of the same kind worthless.
  await db
    .updateTable('usuario_token')
    .set({ usado_em: token.criadoEm })
    .where('id_usuario', '=', token.idUsuario)
    .where('finalidade', '=', token.finalidade)
    .where('usado_em', 'is', null)
    .execute();
  await db
    .insertInto('usuario_token')
    .values({
      hash: token.hash,
      id_usuario: token.idUsuario,
      finalidade: token.finalidade,
      criado_em: token.criadoEm,
      expira_em: token.expiraEm,
    })
    .execute();
};

export const findToken = (db: Db, hash: Buffer, finalidade: FinalidadeDoToken, agora: Date) =>
  db
    .selectFrom('usuario_token')
    .select('id_usuario')
    .where('hash', '=', hash)
    .where('finalidade', '=', finalidade)
    .where('usado_em', 'is', null)
    .where('expira_em', '>', agora)
    .executeTakeFirst();

/** Takes the link out of use; undefined when it was used, replaced or is too old. Two at once: one wins. */
export const useToken = (db: Db, hash: Buffer, finalidade: FinalidadeDoToken, agora: Date) =>
  db
    .updateTable('usuario_token')
    .set({ usado_em: agora })
    .where('hash', '=', hash)
    .where('finalidade', '=', finalidade)
    .where('usado_em', 'is', null)
    .where('expira_em', '>', agora)
    .returning('id_usuario')
    .executeTakeFirst();

export interface FiltroDeUsuarios {
  readonly busca?: string | undefined;
  readonly idPerfil?: number | undefined;
  readonly depoisDe?: number | undefined;
  readonly limite: number;
}

/** Staff accounts the person may know of: an administrador all, others those of their own office. */
export const listUsuarios = (db: Db, quem: UsuarioAtual, filtro: FiltroDeUsuarios) =>
  db
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
        from usuario_perfil_ouvidoria p join ouvidoria o on o.id = p.id_ouvidoria
        where p.id_usuario = u.id and p.encerrado_em is null), '[]')`.as('perfis'),
    ])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('usuario_perfil_ouvidoria as p')
          .select('p.id')
          .whereRef('p.id_usuario', '=', 'u.id')
          .where('p.encerrado_em', 'is', null)
          .$if(quem.idPerfil !== Perfil.administrador, (q) =>
            q.where('p.id_ouvidoria', '=', quem.idOuvidoria),
          )
          .$if(filtro.idPerfil !== undefined, (q) => q.where('p.id_perfil', '=', filtro.idPerfil ?? 0)),
      ),
    )
    .$if(Boolean(filtro.busca), (q) =>
      q.where(sql<boolean>`(sem_acento(u.nome) like '%' || sem_acento(${filtro.busca}) || '%'
        or u.login ilike '%' || ${filtro.busca} || '%')`),
    )
    .$if(filtro.depoisDe !== undefined, (q) => q.where('u.id', '>', filtro.depoisDe ?? 0))
    .orderBy('u.id')
    .limit(filtro.limite)
    .execute();

export const hasPerfilDeTrabalho = async (
  db: Db,
  idUsuario: number,
  idOuvidoria?: number,
): Promise<boolean> => {
  const row = await db
    .selectFrom('usuario_perfil_ouvidoria')
    .select('id')
    .where('id_usuario', '=', idUsuario)
    .where('encerrado_em', 'is', null)
    .$if(idOuvidoria !== undefined, (q) => q.where('id_ouvidoria', '=', idOuvidoria ?? 0))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

export const endPerfisDoUsuario = (db: Db, idUsuario: number, agora: Date) =>
  db
    .updateTable('usuario_perfil_ouvidoria')
    .set({ encerrado_em: agora })
    .where('id_usuario', '=', idUsuario)
    .where('encerrado_em', 'is', null)
    .execute();
