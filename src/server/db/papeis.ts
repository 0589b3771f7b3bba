import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

const PAPEIS = path.resolve(import.meta.dirname, '../../../db/papeis.sql');

/** The same database, as another user; an address of a socket's folder names the user among its options. */
export const comUsuario = (url: string, usuario: string, senha?: string): string => {
  const endereco = new URL(url);
  for (const nome of ['user', 'password']) endereco.searchParams.delete(nome);
  if (endereco.host === '') {
    endereco.searchParams.set('user', usuario);
    if (senha) endereco.searchParams.set('password', senha);
  } else {
    endereco.username = usuario;
    endereco.password = senha ?? '';
  }
  return endereco.href;
};

export interface Papeis {
  readonly servidor: string;
  readonly migracoes: string;
}

/** Creates the two roles of db/papeis.sql, or finds them, and gives both a new password. */
export const createPapeis = async (administrador: string): Promise<Papeis> => {
  const client = new pg.Client({ connectionString: administrador, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(await readFile(PAPEIS, 'utf8'));
    const comSenha = async (papel: string): Promise<string> => {
      const senha = randomBytes(24).toString('base64url');
      await client.query(`alter role ${papel} password ${pg.escapeLiteral(senha)}`);
      return comUsuario(administrador, papel, senha);
    };
    return { servidor: await comSenha('escuta_servidor'), migracoes: await comSenha('escuta_migracoes') };
  } finally {
    await client.end();
  }
};
