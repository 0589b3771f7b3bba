import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { loadConfig, SettingError } from './config.ts';

const KEY = 'uma-chave-de-producao-com-mais-de-32-caracteres';
const ONION = `http://${'a'.repeat(56)}.onion`;
const producao = {
  APP_ENV: 'producao',
  HOST: '127.0.0.1',
  DATABASE_URL: 'postgres://escuta_servidor@banco.example/escuta?sslmode=verify-full',
  ENCRYPTION_KEY: KEY,
  PUBLIC_URL: 'https://escuta.example',
  PROXY_CONFIAVEL: '1',
  SMTP_URL: 'smtp://mail.example',
  OIDC_ISSUER: 'https://sso.example',
  OIDC_CLIENT_ID: 'id',
  OIDC_CLIENT_SECRET: 'segredo',
  GOVBR_API_URL: 'https://api.example',
};

describe('settings', () => {
  it('works with nothing set: a demonstration on port 3000 with everything embedded', () => {
    expect(loadConfig({})).toMatchObject({
      port: 3000,
      ambiente: 'demonstracao',
      isProducao: false,
      seed: 'demo',
      databaseUrl: undefined,
      oidc: undefined,
    });
  });

  it('serves with one process for each core, at most four, unless told', () => {
    expect(loadConfig({}).processos).toBe(Math.min(availableParallelism(), 4));
    expect(loadConfig({ PROCESSOS: '1' })).toMatchObject({ processos: 1, conexoes: 40 });
    expect(loadConfig({ PROCESSOS: '8', CONEXOES: '100' })).toMatchObject({ processos: 8, conexoes: 100 });
  });

  it.each([
    [{ PORT: 'abc' }, /PORT deve ser um número de porta/],
    [{ PORT: '99999' }, /PORT deve ser um número de porta, de 0 a 65535/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL deve ser um endereço postgres/],
    [{ SEED: 'muitos' }, /SEED deve ser 'demo', 'none' ou um número/],
    [{ SEED: '3' }, /SEED deve ser 'demo', 'none' ou um número de manifestações, de 404/],
    [{ DATABASE_READ_URL: 'mysql://leitura.example/x' }, /DATABASE_READ_URL/],
    [{ DATABASE_URL_MIGRACOES: 'mysql://x' }, /DATABASE_URL_MIGRACOES deve ser um endereço postgres/],
    [{ ONION_URL: 'http://escuta.example' }, /ONION_URL deve ser um endereço http:\/\/ de 56 letras/],
    [{ ONION_URL: 'http://curto.onion' }, /ONION_URL deve ser/],
    [{ ONION_DE: 'tor' }, /ONION_DE deve ser uma lista de endereços IP/],
    [{ ONION_PORTA: 'tor' }, /ONION_PORTA deve ser um número de porta/],
    [{ ONION_PORTA: '3001' }, /Com ONION_PORTA, informe também ONION_URL/],
    [{ ONION_URL: ONION, ONION_PORTA: '3000' }, /ONION_PORTA deve ser outra porta/],
    [
      { ONION_URL: ONION, PROXY_CONFIAVEL: '1' },
      /Com ONION_URL e PROXY_CONFIAVEL, informe também ONION_PORTA/,
    ],
    [{ ESPERA_AO_ENCERRAR: '-1' }, /ESPERA_AO_ENCERRAR deve ser um número inteiro de segundos, de 0 a 60/],
    [{ METRICAS_TOKEN: 'curto' }, /METRICAS_TOKEN deve ter ao menos 32/],
    [{ METRICAS_PORTA: 'prometheus' }, /METRICAS_PORTA deve ser um número de porta/],
    [{ METRICAS_PORTA: '3000' }, /METRICAS_PORTA deve ser outra porta/],
    [{ PROXY_DE: '10.0.0.0/40' }, /PROXY_DE deve ser uma lista de endereços IP ou redes/],
    [{ PROXY_CONFIAVEL: 'sim' }, /PROXY_CONFIAVEL deve ser o número de proxies/],
    [{ RELOGIO_INICIAL: 'ontem' }, /RELOGIO_INICIAL deve ser um momento/],
    [{ OIDC_ISSUER: 'https://sso.example' }, /OIDC_CLIENT_ID, OIDC_CLIENT_SECRET e GOVBR_API_URL/],
    [{ S3_ENDPOINT: 'https://s3.example' }, /S3_BUCKET/],
    [{ WEBHOOKS_REDE: 'sim' }, /WEBHOOKS_REDE deve ser 'publica', 'privada' ou 'local'/],
    [{ ASSISTENTE_LLM_URL: 'https://modelo.example/v1' }, /ASSISTENTE_LLM_MODEL/],
    [{ ASSISTENTE_LLM_KEY: 'chave' }, /ASSISTENTE_LLM_URL/],
    [{ NOME_PRODUTO: 'x'.repeat(61) }, /NOME_PRODUTO deve ter de 1 a 60 letras/],
    [{ PROCESSOS: '0' }, /PROCESSOS deve ser um número de processos, de 1 a 32/],
    [{ PROCESSOS: 'todos' }, /PROCESSOS deve ser um número de processos/],
    [{ CONEXOES: '9' }, /CONEXOES deve ser um número de conexões, de 10 a 1000/],
    [{ PROCESSOS: '4', CONEXOES: '27' }, /Com PROCESSOS=4, CONEXOES deve ser ao menos 28/],
    [{ REGISTROS_POR_PESSOA: '0' }, /REGISTROS_POR_PESSOA deve ser um número de registros por hora/],
    [{ SESSOES_POR_PESSOA: '0' }, /SESSOES_POR_PESSOA deve ser um número de sessões, de 1 a 1000/],
    [{ SEGUNDO_FATOR: 'talvez' }, /SEGUNDO_FATOR deve ser 'exigido' ou 'oferecido'/],
    [{ SEGUNDO_FATOR_GOVBR: 'bronze' }, /SEGUNDO_FATOR_GOVBR deve ser 'prata', 'ouro' ou 'nao'/],
    [{ ENCRYPTION_KEY: 'curta' }, /ENCRYPTION_KEY deve ter ao menos 32/],
    [{ ENCRYPTION_KEY_ANTERIOR: 'curta' }, /ENCRYPTION_KEY_ANTERIOR deve ter ao menos 32/],
    [{ VAULT_ADDR: 'https://cofre.example' }, /VAULT_TOKEN_FILE/],
    [{ CHAVE_MESTRA: 'vault' }, /CHAVE_MESTRA/],
    [{ ENCRYPTION_KEY: KEY, ENCRYPTION_KEY_FILE: '/chave' }, /mais de uma chave.*CHAVE_MESTRA/],
  ])('refuses %o with a clear sentence', (env, sentence) => {
    expect(() => loadConfig(env)).toThrow(SettingError);
    expect(() => loadConfig(env)).toThrow(sentence);
  });

  it('treats an empty setting as one that is not set', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '', DATABASE_READ_URL: '', SEED: '' }).port).toBe(3000);
  });

  it('production says that it is not ready before it ends, a demonstration ends at once; both take what is set', () => {
    expect(loadConfig({}).esperaAoEncerrar).toBe(0);
    expect(loadConfig(producao).esperaAoEncerrar).toBe(5000);
    expect(loadConfig({ ...producao, ESPERA_AO_ENCERRAR: '12' }).esperaAoEncerrar).toBe(12_000);
  });

  it('refuses production whose figures open to a token that can be guessed', () => {
    expect(() => loadConfig({ ...producao, METRICAS_TOKEN: 'a'.repeat(40) })).toThrow(
      'METRICAS_TOKEN é fraca',
    );
  });

  it.each([
    'DATABASE_URL',
    'ENCRYPTION_KEY',
    'OIDC_ISSUER',
    'PUBLIC_URL',
    'PROXY_CONFIAVEL',
    'SMTP_URL',
    'HOST',
  ])('refuses production without %s and names it', (name) => {
    expect(() => loadConfig({ ...producao, [name]: undefined })).toThrow(new RegExp(name));
  });

  it('refuses production behind a proxy on another machine that does not say where it is', () => {
    const noConteiner = { ...producao, HOST: '0.0.0.0' };
    expect(() => loadConfig(noConteiner)).toThrow(/PROXY_DE/);
    expect(loadConfig({ ...noConteiner, PROXY_CONFIAVEL: '0' }).proxyConfiavel).toBe(0);
    expect(loadConfig({ ...noConteiner, PROXY_DE: '10.0.0.0/8, fd00::/8' }).proxyDe).toEqual([
      '10.0.0.0/8',
      'fd00::/8',
    ]);
    expect(loadConfig(producao).proxyDe).toContain('127.0.0.1');
  });

  it('refuses production with an onion address behind a proxy and no port of its own', () => {
    expect(() => loadConfig({ ...producao, ONION_URL: ONION })).toThrow(/ONION_PORTA/);
    expect(loadConfig({ ...producao, ONION_URL: ONION, ONION_PORTA: '3001' }).onionPorta).toBe(3001);
  });

  it('refuses production with a moved clock, demo data or the demo key', () => {
    expect(() => loadConfig({ ...producao, RELOGIO_INICIAL: '2026-01-01' })).toThrow(/RELOGIO_INICIAL/);
    expect(() => loadConfig({ ...producao, SEED: 'demo' })).toThrow(/SEED/);
    expect(() => loadConfig({ ...producao, WEBHOOKS_REDE: 'local' })).toThrow(/WEBHOOKS_REDE/);
    expect(loadConfig({ ...producao, WEBHOOKS_REDE: 'privada' }).webhooksRede).toBe('privada');
    expect(() =>
      loadConfig({ ...producao, ENCRYPTION_KEY: 'chave-de-demonstracao-nunca-use-em-producao' }),
    ).toThrow(/própria/);
    expect(loadConfig(producao)).toMatchObject({ isProducao: true, seed: 'none', sessoesPorPessoa: 10 });
  });

  it.each(['PUBLIC_URL', 'OIDC_ISSUER', 'GOVBR_API_URL'])(
    'refuses production with an http address in %s, but not an onion address',
    (name) => {
      expect(() => loadConfig({ ...producao, [name]: 'http://escuta.example' })).toThrow(
        new RegExp(`^${name} deve começar com https://`),
      );
      expect(loadConfig({ ...producao, [name]: `http://${'a'.repeat(56)}.onion` }).isProducao).toBe(true);
    },
  );

  it.each(['ENCRYPTION_KEY', 'EMAIL_DEVOLUCAO_CHAVE'])('refuses production with a weak key in %s', (name) => {
    for (const fraca of ['a'.repeat(40), 'segredo'.repeat(6), 'abcdefghijklmnopqrstuvwxyz0123456789'])
      expect(() => loadConfig({ ...producao, [name]: fraca })).toThrow(new RegExp(`^${name} é fraca`));
    // A demonstration may have whatever it likes.
    expect(loadConfig({ [name]: 'a'.repeat(40) }).isDemonstracao).toBe(true);
  });

  it.each(['Producao', 'produção', 'production', 'homologacao'])(
    "asks of the environment '%s' what it asks of production: only named demonstrations are lax",
    (ambiente) => {
      expect(() => loadConfig({ APP_ENV: ambiente })).toThrow(/ENCRYPTION_KEY.*OIDC_ISSUER/);
      expect(loadConfig({ ...producao, APP_ENV: ambiente })).toMatchObject({
        isProducao: false,
        seed: 'none',
      });
    },
  );

  it('L2 keys: production takes a key in a file or in a service, by https or on this machine', () => {
    const semChave = { ...producao, ENCRYPTION_KEY: undefined };
    expect(loadConfig({ ...semChave, ENCRYPTION_KEY_FILE: '/chave' }).mestras.atual).toBe('arquivo');
    const noCofre = (VAULT_ADDR: string) =>
      loadConfig({ ...semChave, VAULT_ADDR, VAULT_TOKEN_FILE: '/token' }).mestras;
    expect(noCofre('https://cofre.example/').vault).toEqual({
      url: 'https://cofre.example',
      tokenFile: '/token',
      mount: 'transit',
      chave: 'escuta-br',
    });
    expect(noCofre('http://127.0.0.1:8200').atual).toBe('vault');
    expect(() => noCofre('http://cofre.example')).toThrow(/^VAULT_ADDR deve começar com https/);
  });

  it('L4 demands the second factor of staff in production and wherever is no demonstration', () => {
    expect(loadConfig(producao).segundoFator).toEqual({ exigido: true, govbr: 'nao' });
    expect(loadConfig({ ...producao, APP_ENV: 'homologacao' }).segundoFator.exigido).toBe(true);
    expect(loadConfig({}).segundoFator).toEqual({ exigido: false, govbr: 'nao' });
    expect(loadConfig({ SEGUNDO_FATOR: 'exigido' }).segundoFator.exigido).toBe(true);
    const afrouxada = { ...producao, SEGUNDO_FATOR: 'oferecido', SEGUNDO_FATOR_GOVBR: 'ouro' };
    expect(loadConfig(afrouxada).segundoFator).toEqual({ exigido: false, govbr: 'ouro' });
  });

  it('derives a different key for each purpose and the same one each time', () => {
    const config = loadConfig({ ENCRYPTION_KEY: KEY });
    expect(config.keyFor('a')).toEqual(config.keyFor('a'));
    expect(config.keyFor('a')).not.toEqual(config.keyFor('b'));
    expect(loadConfig({}).keyFor('a')).not.toEqual(config.keyFor('a'));
  });
});
