import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { loadConfig } from '../config.ts';
import { encrypt } from '../crypto/secret.ts';
import { iniciarCom } from './testing-chaves.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const OUTRA = { ENCRYPTION_KEY: 'uma-chave-de-outra-instalacao-com-mais-de-32' };
const iniciar = (env: Record<string, string> = {}) => iniciarCom(app, env);
const instalacoes = () => app.db.selectFrom('chave_da_instalacao').selectAll().execute();

describe('Lei 13.608/2018, art. 4-B: the installation starts only with its own key', () => {
  it('keeps its root at the first start and accepts the same key ever after, also in two servers at once', async () => {
    const abertas = await Promise.all([iniciar(), iniciar()]);
    expect(abertas.map(({ keyFor }) => keyFor('dono'))).toEqual([
      (await iniciar()).keyFor('dono'),
      app.config.keyFor('dono'),
    ]);
    expect(await instalacoes()).toHaveLength(1);
  });

  it('refuses another key with a sentence that says what is wrong and what would be lost', async () => {
    await iniciar();
    await expect(iniciar(OUTRA)).rejects.toThrow(/ENCRYPTION_KEY não é a desta instalação/);
  });

  it('refuses another key also on a database of the versions before, which have no root, or not even a proof', async () => {
    await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    await app.db.deleteFrom('chave_da_instalacao').execute();
    await expect(iniciar(OUTRA)).rejects.toThrow(/ENCRYPTION_KEY/);
    expect(await instalacoes()).toEqual([]);
    const prova = encrypt(app.config.keyFor('instalacao.prova'), 'escuta.br');
    await app.db.insertInto('chave_da_instalacao').values({ prova, guardada_em: app.clock.now() }).execute();
    await expect(iniciar(OUTRA)).rejects.toThrow(/ENCRYPTION_KEY/);
    expect((await iniciar()).keyFor('dono')).toEqual(app.config.keyFor('dono'));
    expect((await instalacoes())[0]).toMatchObject({
      prova,
      embrulhada_por: expect.stringMatching(/^local:/),
    });
  });

  it('L2 keys: outside a demonstration nothing is sealed before the root is opened', () => {
    const producao = {
      APP_ENV: 'producao',
      DATABASE_URL: 'postgres://escuta_servidor@banco.example/escuta?sslmode=verify-full',
      HOST: '127.0.0.1',
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      PUBLIC_URL: 'https://escuta.example',
      PROXY_CONFIAVEL: '1',
      SMTP_URL: 'smtp://mail.example',
      OIDC_ISSUER: 'https://sso.example',
      OIDC_CLIENT_ID: 'id',
      OIDC_CLIENT_SECRET: 'segredo',
      GOVBR_API_URL: 'https://api.example',
    };
    expect(() => loadConfig(producao).keyFor('dono')).toThrow(/not opened/);
  });
});

describe('L2 keys: a new installation', () => {
  it('has a root of its own, which its key only wraps', async () => {
    const nova = await createTestApp();
    const { keyFor } = await iniciarCom(nova, {});
    expect(keyFor('dono')).not.toEqual(loadConfig({}).keyFor('dono'));
    expect((await iniciarCom(nova, {})).keyFor('dono')).toEqual(keyFor('dono'));
    await nova.close();
  });
});

describe('L2 keys: a key may live outside, in a file with rights', () => {
  let pasta: string;
  let arquivo: string;
  beforeAll(async () => {
    pasta = await mkdtemp(path.join(tmpdir(), 'chave-'));
    arquivo = path.join(pasta, 'chave');
  });
  afterAll(() => rm(pasta, { recursive: true }));
  const guardar = async (conteudo: string, modo: number) => {
    await rm(arquivo, { force: true });
    await writeFile(arquivo, conteudo);
    await chmod(arquivo, modo);
  };
  const pelo = () => iniciar({ ENCRYPTION_KEY_FILE: arquivo });

  it.each([0o400, 0o600])('opens with the key in a file of mode %o', async (modo) => {
    await iniciar();
    await guardar('chave-de-demonstracao-nunca-use-em-producao\n', modo);
    expect((await pelo()).keyFor('dono')).toEqual(app.config.keyFor('dono'));
  });

  it.each([0o644, 0o640, 0o604, 0o700])('refuses a file of mode %o with a sentence', async (modo) => {
    await guardar('chave-de-demonstracao-nunca-use-em-producao', modo);
    await expect(pelo()).rejects.toThrow(/ENCRYPTION_KEY_FILE: o arquivo .* chmod 400/);
  });

  it('refuses an empty file, a weak key, a file of somebody else and one that is not there', async () => {
    await guardar('\n', 0o600);
    await expect(pelo()).rejects.toThrow(/está vazio/);
    await guardar('curta', 0o600);
    await expect(pelo()).rejects.toThrow(/é fraca/);
    const { getuid } = process;
    process.getuid = () => 4242;
    await expect(pelo()).rejects.toThrow(/não é da conta que roda o servidor/);
    if (getuid) process.getuid = getuid;
    await expect(iniciar({ ENCRYPTION_KEY_FILE: `${arquivo}-nenhum` })).rejects.toThrow(/ENOENT/);
  });
});
