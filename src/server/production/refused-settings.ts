import { isLoopback, isThisMachine, type Servicos, servicoSemCifra } from './sem-cifra.ts';
import { isWeakKey } from './weak-key.ts';

export const DEMO_KEY = 'chave-de-demonstracao-nunca-use-em-producao';

/** The settings that outside a demonstration must be there, or must not be what they are. */
interface Settings extends Servicos {
  readonly APP_ENV: string;
  readonly HOST?: string | undefined;
  readonly ENCRYPTION_KEY?: string | undefined;
  readonly ENCRYPTION_KEY_FILE?: string | undefined;
  readonly VAULT_ADDR?: string | undefined;
  readonly EMAIL_DEVOLUCAO_CHAVE?: string | undefined;
  readonly METRICAS_TOKEN?: string | undefined;
  readonly OIDC_ISSUER?: string | undefined;
  readonly GOVBR_API_URL?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly PROXY_CONFIAVEL?: number | undefined;
  readonly PROXY_DE?: readonly string[] | undefined;
  readonly RELOGIO_INICIAL?: string | undefined;
  readonly WEBHOOKS_REDE: string;
  readonly SEED?: string | number | undefined;
}

const missingOf = (env: Settings): string[] => {
  const missing: string[] = [];
  if (!env.ENCRYPTION_KEY && !env.ENCRYPTION_KEY_FILE && !env.VAULT_ADDR)
    missing.push('ENCRYPTION_KEY, ENCRYPTION_KEY_FILE ou VAULT_ADDR (a chave que protege os dados)');
  if (env.ENCRYPTION_KEY === DEMO_KEY) missing.push('uma ENCRYPTION_KEY própria, não a de demonstração');
  if (!env.DATABASE_URL)
    missing.push(
      'DATABASE_URL (do PostgreSQL embutido, só para demonstração, o servidor seria superusuário)',
    );
  if (!env.OIDC_ISSUER) missing.push('OIDC_ISSUER (o provedor embutido é só para demonstração)');
  if (!env.PUBLIC_URL) missing.push('PUBLIC_URL (o endereço público, usado em e-mails e cookies)');
  if (env.PROXY_CONFIAVEL === undefined)
    missing.push('PROXY_CONFIAVEL (quantos proxies ficam à frente; 0 se nenhum)');
  // Beside the proxy it is this machine; elsewhere a wrong guess would make one sender of everybody, or believe anybody.
  if (env.PROXY_CONFIAVEL && !env.PROXY_DE && env.HOST && !isLoopback(env.HOST))
    missing.push('PROXY_DE (de que endereços ou redes vem o proxy, porque HOST não é só esta máquina)');
  // The server speaks plain http: who may reach it without the proxy that ends TLS is to be decided, not to happen.
  if (!env.HOST)
    missing.push(
      'HOST (onde ouvir: 127.0.0.1 se o proxy está nesta máquina; 0.0.0.0 num contêiner que só o proxy alcança)',
    );
  if (!env.SMTP_URL) missing.push('SMTP_URL (sem ela nenhum e-mail sai)');
  return missing;
};

/** Tor encrypts to an onion address by itself, and few have a certificate. */
const isOpenToWiretaps = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol !== 'https:' && !hostname.endsWith('.onion');
};

const SHOULD_BE_HTTPS = ['PUBLIC_URL', 'OIDC_ISSUER', 'GOVBR_API_URL'] as const;
const KEYS = ['ENCRYPTION_KEY', 'EMAIL_DEVOLUCAO_CHAVE', 'METRICAS_TOKEN'] as const;

/** Why this may not be production, in one sentence that names the setting; null if it may. */
export const refusedSetting = (env: Settings): string | null => {
  const missing = missingOf(env);
  if (missing.length > 0) return `No ambiente '${env.APP_ENV}' faltam: ${missing.join('; ')}.`;
  if (env.RELOGIO_INICIAL) return 'RELOGIO_INICIAL não pode ser usado em produção.';
  if (env.WEBHOOKS_REDE === 'local')
    return "WEBHOOKS_REDE não pode ser 'local' em produção; 'privada' abre só as redes internas.";
  if (env.SEED && env.SEED !== 'none') return 'SEED não pode criar dados de demonstração em produção.';
  for (const name of SHOULD_BE_HTTPS) {
    const address = env[name];
    if (address && isOpenToWiretaps(address))
      return `${name} deve começar com https:// em produção: por http, quem está no caminho lê senhas e denúncias (só um endereço .onion pode ser http).`;
  }
  if (env.VAULT_ADDR && isOpenToWiretaps(env.VAULT_ADDR) && !isThisMachine(env.VAULT_ADDR))
    return 'VAULT_ADDR deve começar com https:// em produção: por http, quem está no caminho lê as chaves (só um agente nesta máquina pode ser http).';
  const semCifra = servicoSemCifra(env);
  if (semCifra) return semCifra;
  for (const name of KEYS) {
    const key = env[name];
    if (key && isWeakKey(key))
      return `${name} é fraca: é curta, repete-se ou segue um padrão. Crie outra com 'openssl rand -base64 32'.`;
  }
  return null;
};
