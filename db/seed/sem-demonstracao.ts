import { SettingError } from '#server/config.ts';
import { verifyPassword } from '#server/crypto/password.ts';
import type { Database } from '#server/db/database.ts';
import { contasDemo, SENHA_DEMO } from './contas.ts';
import { listSenhas, readDemonstracao } from './seed-repository.ts';

/** Somebody may really be called 'admin'; only the published password makes an account the demonstration's. */
const listContasDemo = async (db: Database): Promise<string[]> => {
  const senhas = await listSenhas(
    db,
    contasDemo.map(({ login }) => login),
  );
  const logins: string[] = [];
  for (const { login, senha_hash } of senhas)
    if (senha_hash && (await verifyPassword(SENHA_DEMO, senha_hash))) logins.push(login);
  return logins;
};

/** Production opens no database with accounts that the manual gives the password of, nor with invented cases. */
export const assertSemDemonstracao = async (db: Database): Promise<void> => {
  const [primeira, ...outras] = await listContasDemo(db);
  if (primeira)
    throw new SettingError(
      `o banco de dados de DATABASE_URL tem contas de demonstração, com a senha que o manual publica (${primeira}` +
        `${outras.length > 0 ? ` e mais ${outras.length}` : ''}). Em produção, comece com um banco vazio.`,
    );
  const desde = await readDemonstracao(db);
  if (desde)
    throw new SettingError(
      `o banco de dados de DATABASE_URL recebeu os dados de demonstração em ${desde.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })}: ` +
        'órgãos, pessoas e casos inventados. Em produção, comece com um banco vazio.',
    );
};
