import { SettingError } from '../setting-error.ts';
import { lerSegredoJa } from './segredo-em-arquivo.ts';

/**
 * Settings that are secret or hold a password. Each may stand in a file instead, named by the setting with _FILE behind it:
 * what an environment holds can be read by every process of the account, and ends up in reports of failures. The installation's
 * own key has had its file for longer (`chaves/`), and is told from a key in the environment by where it stands.
 */
export const SEGREDOS = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'DATABASE_URL_MIGRACOES',
  'DATABASE_URL_COPIA',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'EMAIL_DEVOLUCAO_CHAVE',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'ASSISTENTE_LLM_KEY',
] as const;

/** The settings with those that stand in files read from there. */
export const comSegredosDeArquivos = (
  dadas: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> => {
  const todas = { ...dadas };
  for (const nome of SEGREDOS) {
    const caminho = dadas[`${nome}_FILE`];
    if (!caminho) continue;
    if (dadas[nome]) throw new SettingError(`Informe ${nome} ou ${nome}_FILE, não os dois.`);
    todas[nome] = lerSegredoJa(`${nome}_FILE`, caminho);
  }
  return todas;
};
