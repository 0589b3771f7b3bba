import { sql } from 'kysely';
import { escapeLike } from '#kernel/texto.ts';
import type { Db } from '../../db/database.ts';
import type { Confiabilidade, EmpresaGovbr } from '../sign-on.ts';

export interface Pessoa {
  readonly cpf: string;
  readonly nome: string;
  readonly nomeSocial: string | null;
  readonly email: string;
  readonly telefone: string | null;
  readonly confiabilidade: Confiabilidade;
  readonly empresas: readonly EmpresaGovbr[];
}

/** Something the provider must remember: a session, a code, a grant, its signing key. */
export interface Registro {
  readonly tipo: string;
  readonly id: string;
  readonly conteudo: Record<string, unknown>;
  readonly idConcessao?: string | undefined;
  readonly uid?: string | undefined;
  readonly expiraEm?: Date | undefined;
}

export type RegistroEncontrado = Pick<Registro, 'conteudo'> & { readonly consumidoEm: Date | null };

const selectRegistro = (db: Db, tipo: string) =>
  db
    .selectFrom('sign_on_embutido')
    .select(['conteudo', 'consumido_em as consumidoEm'])
    .where('tipo', '=', tipo);

export const saveRegistro = async (db: Db, registro: Registro): Promise<void> => {
  const values = {
    conteudo: JSON.stringify(registro.conteudo),
    id_concessao: registro.idConcessao ?? null,
    uid: registro.uid ?? null,
    expira_em: registro.expiraEm ?? null,
  };
  await db
    .insertInto('sign_on_embutido')
    .values({ tipo: registro.tipo, id: registro.id, ...values })
    .onConflict((conflict) => conflict.columns(['tipo', 'id']).doUpdateSet(values))
    .execute();
};

/** Keeps an existing row: two instances that start at once agree on what the first one wrote. */
export const saveRegistroUnlessThere = async (db: Db, registro: Registro): Promise<void> => {
  await db
    .insertInto('sign_on_embutido')
    .values({ tipo: registro.tipo, id: registro.id, conteudo: JSON.stringify(registro.conteudo) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const findRegistro = async (
  db: Db,
  tipo: string,
  id: string,
): Promise<RegistroEncontrado | undefined> =>
  (await selectRegistro(db, tipo).where('id', '=', id).executeTakeFirst()) as RegistroEncontrado | undefined;

export const findRegistroByUid = async (
  db: Db,
  tipo: string,
  uid: string,
): Promise<RegistroEncontrado | undefined> =>
  (await selectRegistro(db, tipo).where('uid', '=', uid).executeTakeFirst()) as
    | RegistroEncontrado
    | undefined;

export const consumeRegistro = async (db: Db, tipo: string, id: string, agora: Date): Promise<void> => {
  await db
    .updateTable('sign_on_embutido')
    .set({ consumido_em: agora })
    .where('tipo', '=', tipo)
    .where('id', '=', id)
    .execute();
};

export const deleteRegistro = async (db: Db, tipo: string, id: string): Promise<void> => {
  await db.deleteFrom('sign_on_embutido').where('tipo', '=', tipo).where('id', '=', id).execute();
};

export const deleteRegistrosByConcessao = async (
  db: Db,
  tipo: string,
  idConcessao: string,
): Promise<void> => {
  await db
    .deleteFrom('sign_on_embutido')
    .where('tipo', '=', tipo)
    .where('id_concessao', '=', idConcessao)
    .execute();
};

export const deleteExpiredRegistros = async (db: Db, agora: Date): Promise<void> => {
  await db.deleteFrom('sign_on_embutido').where('expira_em', '<', agora).execute();
};

const selectPessoa = (db: Db) =>
  db
    .selectFrom('sign_on_embutido_pessoa')
    .select(['cpf', 'nome', 'nome_social as nomeSocial', 'email', 'telefone', 'confiabilidade', 'empresas']);

export const findPessoa = async (db: Db, cpf: string): Promise<Pessoa | undefined> =>
  (await selectPessoa(db).where('cpf', '=', cpf).executeTakeFirst()) as Pessoa | undefined;

/** By part of the name or by digits of the CPF, ignoring accents and case. */
export const listPessoas = async (db: Db, busca: string, limite: number): Promise<Pessoa[]> => {
  const digitos = busca.replace(/\D/g, '');
  let query = selectPessoa(db).orderBy('ordem').limit(limite);
  if (digitos.length > 0) query = query.where('cpf', 'like', `%${digitos}%`);
  else if (busca !== '') {
    const nome = `%${escapeLike(busca)}%`;
    query = query.where(sql<boolean>`unaccent(coalesce(nome_social, nome)) ilike unaccent(${nome})`);
  }
  return (await query.execute()) as unknown[] as Pessoa[];
};

/** False when somebody already has the CPF. */
export const insertPessoa = async (db: Db, pessoa: Omit<Pessoa, 'empresas'>): Promise<boolean> => {
  const inserted = await db
    .insertInto('sign_on_embutido_pessoa')
    .values({
      cpf: pessoa.cpf,
      nome: pessoa.nome,
      nome_social: pessoa.nomeSocial,
      email: pessoa.email,
      telefone: pessoa.telefone,
      confiabilidade: pessoa.confiabilidade,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('cpf')
    .execute();
  return inserted.length === 1;
};
