import { describe, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { servicoSemCifra } from './sem-cifra.ts';

const recusa = (env: Record<string, string>) => servicoSemCifra({ CLAMD_REDE: 'local', ...env });

describe('L12 production refuses services that it would call in the open (ASVS V12.3.1)', () => {
  it.each(['DATABASE_URL', 'DATABASE_READ_URL', 'DATABASE_URL_MIGRACOES'])(
    'a database of another machine without TLS, or whose certificate nobody checks, in %s',
    (name) => {
      for (const opcoes of ['', '?sslmode=disable', '?sslmode=no-verify', '?ssl=no-verify', '?ssl=0'])
        expect(recusa({ [name]: `postgres://u:s@banco.example/escuta${opcoes}` })).toMatch(
          new RegExp(`^${name} deve usar TLS`),
        );
      const semConferir = 'postgres://u@banco.example/escuta?uselibpqcompat=true&sslmode=require';
      expect(recusa({ [name]: semConferir })).toMatch(/^DATABASE/);
      for (const opcoes of ['?sslmode=verify-full', '?ssl=true', '?sslnegotiation=direct'])
        expect(recusa({ [name]: `postgres://u:s@banco.example/escuta${opcoes}` })).toBeNull();
    },
  );

  it.each([
    'postgres://u@localhost/escuta',
    'postgres://u@127.0.0.1:5433/escuta',
    'postgres://u@[::1]/escuta',
    'postgres:///escuta?host=/run/postgresql',
    'postgres://u@%2Frun%2Fpostgresql/escuta',
  ])('but not a database of this machine: %s', (DATABASE_URL) => {
    expect(recusa({ DATABASE_URL })).toBeNull();
  });

  it('a name that only begins like this machine is another', () => {
    for (const host of ['localhost.example', '127.0.0.1.example', '128.0.0.1'])
      expect(recusa({ DATABASE_URL: `postgres://u@${host}/escuta` })).toMatch(/^DATABASE_URL/);
  });

  it.each(['S3_ENDPOINT', 'SIORG_URL', 'ASSISTENTE_LLM_URL'])('http to another machine in %s', (name) => {
    expect(recusa({ [name]: 'http://servico.example' })).toMatch(
      new RegExp(`^${name} deve começar com https`),
    );
    expect(recusa({ [name]: 'https://servico.example' })).toBeNull();
    expect(recusa({ [name]: 'http://127.0.0.1:9000' })).toBeNull();
  });

  it('a virus scanner elsewhere, unless the operator says that the network is closed', () => {
    const CLAMD_URL = 'tcp://antivirus.example:3310';
    expect(recusa({ CLAMD_URL })).toMatch(/^CLAMD_URL/);
    expect(recusa({ CLAMD_URL, CLAMD_REDE: 'privada' })).toBeNull();
    expect(recusa({ CLAMD_URL: 'tcp://localhost:3310' })).toBeNull();
  });

  it('a mail server that may answer without TLS, or whose certificate would not be checked', () => {
    for (const opcao of ['tls.rejectUnauthorized=false', 'requireTLS=false', 'requireTLS=0'])
      expect(recusa({ SMTP_URL: `smtp://mail.example:587?${opcao}` })).toMatch(/^SMTP_URL/);
    expect(recusa({ SMTP_URL: 'smtp://mail.example:587' })).toBeNull();
  });

  it('as every setting of production does, and a demonstration does not', () => {
    const env = {
      APP_ENV: 'producao',
      HOST: '127.0.0.1',
      DATABASE_URL: 'postgres://u@banco.example/escuta',
      ENCRYPTION_KEY: 'uma-chave-de-producao-com-mais-de-32-caracteres',
      PUBLIC_URL: 'https://escuta.example',
      PROXY_CONFIAVEL: '1',
      SMTP_URL: 'smtp://mail.example',
      OIDC_ISSUER: 'https://sso.example',
      OIDC_CLIENT_ID: 'id',
      OIDC_CLIENT_SECRET: 'segredo',
      GOVBR_API_URL: 'https://api.example',
    };
    expect(() => loadConfig(env)).toThrow(/^DATABASE_URL deve usar TLS/);
    const emCasa = { ...env, DATABASE_URL: 'postgres://u@localhost/escuta' };
    expect(loadConfig(emCasa).smtpExigeTls).toBe(true);
    expect(loadConfig({ ...emCasa, SMTP_URL: 'smtp://127.0.0.1:25' }).smtpExigeTls).toBe(false);
    expect(loadConfig({ ...env, APP_ENV: 'demonstracao' }).smtpExigeTls).toBe(false);
  });
});
