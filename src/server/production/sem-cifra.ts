import { cifraDoBanco } from '../db/cifra-do-banco.ts';

/** The addresses of the services that the platform calls, as they are set. */
export interface Servicos {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_READ_URL?: string | undefined;
  readonly DATABASE_URL_MIGRACOES?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly S3_ENDPOINT?: string | undefined;
  readonly SIORG_URL?: string | undefined;
  readonly ASSISTENTE_LLM_URL?: string | undefined;
  readonly CLAMD_URL?: string | undefined;
  readonly CLAMD_REDE: string;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** What goes there never leaves this machine. */
export const isThisMachine = (address: string): boolean => isLoopback(new URL(address).hostname);

/** A certificate that nobody checks lets whoever is on the way show one of their own. */
const bancoSemCifra = (address: string): boolean => {
  const { host, isCifrado, isConferido } = cifraDoBanco(address);
  return !(host.startsWith('/') || isLoopback(host) || (isCifrado && isConferido));
};

const BANCOS = ['DATABASE_URL', 'DATABASE_READ_URL', 'DATABASE_URL_MIGRACOES'] as const;
const POR_HTTP = ['S3_ENDPOINT', 'SIORG_URL', 'ASSISTENTE_LLM_URL'] as const;

/** STARTTLS is demanded of every `smtp:` (`mail/mail.ts`), but what the address itself says goes before it. */
const correioAfrouxado = (address: string): boolean => {
  const { searchParams } = new URL(address);
  return ['requireTLS', 'tls.rejectUnauthorized'].some((name) =>
    searchParams.getAll(name).some((value) => value !== 'true'),
  );
};

/** Which service would be called without encryption across a network, in one sentence; null if none would. */
export const servicoSemCifra = (env: Servicos): string | null => {
  for (const name of BANCOS) {
    const address = env[name];
    if (address && bancoSemCifra(address))
      return `${name} deve usar TLS com certificado conferido em produção: acrescente ?sslmode=verify-full (e sslrootcert=arquivo, se a autoridade é própria). Só nesta máquina, ou por um soquete, pode ser sem.`;
  }
  if (env.SMTP_URL && !isThisMachine(env.SMTP_URL) && correioAfrouxado(env.SMTP_URL))
    return 'SMTP_URL não pode desligar o TLS (requireTLS) nem a conferência do certificado (tls.rejectUnauthorized) em produção: quem está no caminho leria os e-mails.';
  for (const name of POR_HTTP) {
    const address = env[name];
    if (address && new URL(address).protocol !== 'https:' && !isThisMachine(address))
      return `${name} deve começar com https:// em produção: por http, quem está no caminho lê o que é enviado (só um serviço nesta máquina pode ser http).`;
  }
  if (env.CLAMD_URL && !isThisMachine(env.CLAMD_URL) && env.CLAMD_REDE !== 'privada')
    return "CLAMD_URL aponta para outra máquina, e o antivírus recebe os anexos sem cifra: deixe-o nesta máquina ou, se a rede até ele é fechada, diga CLAMD_REDE='privada'.";
  return null;
};
