import type { Selectable } from 'kysely';
import { TipoDocumento } from '#kernel/numeros/documento.ts';
import { contaGuardada, procurado } from '#server/crypto/dado-pessoal.ts';
import type { Db } from '#server/db/database.ts';
import type { Usuario as UsuarioTable } from '#server/db/schema.ts';

export type UsuarioRow = Selectable<UsuarioTable>;

const vivos = (db: Db) => db.selectFrom('usuario').selectAll().where('excluido_em', 'is', null);

export const findUsuario = (db: Db, id: number) => vivos(db).where('id', '=', id).executeTakeFirst();

/** Locks the account until the transaction ends. */
export const lockUsuario = (db: Db, id: number) =>
  vivos(db).where('id', '=', id).forUpdate().executeTakeFirst();

export const findUsuarioByLogin = (db: Db, login: string) =>
  vivos(db).where('login', '=', login).executeTakeFirst();

const byDocumento = (db: Db, tipo: number, numero: string) =>
  vivos(db)
    .where('id_tipo_documento', '=', tipo)
    .where('documento_busca', '=', procurado('documento', numero));

export const findUsuarioByDocumento = (db: Db, tipo: number, numero: string) =>
  byDocumento(db, tipo, numero).executeTakeFirst();

export const lockUsuarioByDocumento = (db: Db, tipo: number, numero: string) =>
  byDocumento(db, tipo, numero).forUpdate().executeTakeFirst();

export const listUsuariosByCnpj = async (db: Db, cnpjs: readonly string[]) =>
  cnpjs.length === 0
    ? []
    : vivos(db)
        .where('id_tipo_documento', '=', TipoDocumento.cnpj)
        .where(
          'documento_busca',
          'in',
          cnpjs.map((cnpj) => procurado('documento', cnpj)),
        )
        .execute();

export type NovoUsuario = Pick<UsuarioRow, 'login' | 'nome' | 'email' | 'id_tipo_pessoa' | 'criado_em'> &
  Partial<Omit<UsuarioRow, 'id'>>;

export const insertUsuario = async (db: Db, usuario: NovoUsuario): Promise<number> => {
  const { id } = await db
    .insertInto('usuario')
    .values(contaGuardada(usuario))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Undefined if somebody else took the document or the login at the same moment. */
export const insertUsuarioSeLivre = (db: Db, usuario: NovoUsuario) =>
  db
    .insertInto('usuario')
    .values(contaGuardada(usuario))
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const updateUsuario = (db: Db, id: number, changes: Partial<Omit<UsuarioRow, 'id'>>) =>
  db
    .updateTable('usuario')
    .set(contaGuardada(changes))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
