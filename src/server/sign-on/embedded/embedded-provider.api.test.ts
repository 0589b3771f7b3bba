import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginSignOn,
  choosePerson,
  EMPRESARIO,
  loginPageOf,
  MARIA,
  type RunningSignOn,
  signOn,
  startSignOn,
} from '#testing/sign-on-app.ts';
import { TestBrowser } from '#testing/sign-on-browser.ts';
import { loadConfig } from '../../config.ts';
import type { Platform } from '../../platform.ts';
import { CALLBACK_PATH } from '../sign-on.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';

let running: RunningSignOn;

beforeAll(async () => {
  running = await startSignOn();
});

afterAll(() => running.close());

const withParameter = (address: string, name: string, value: string | null): string => {
  const url = new URL(address);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.href;
};

describe('code flow', () => {
  it('S1-04 signs a person on with PKCE, state and nonce', async () => {
    const { pessoa, callbackUrl, attempt } = await signOn(running);
    expect(callbackUrl.startsWith(`${running.origin}${CALLBACK_PATH}?`)).toBe(true);
    expect(new URL(callbackUrl).searchParams.get('state')).toBe(attempt.state);
    expect(pessoa).toMatchObject({
      cpf: MARIA.cpf,
      nome: MARIA.nome,
      nomeSocial: 'Mari Souza',
      email: 'maria@exemplo.com.br',
      emailVerificado: true,
      telefone: '61999990000',
      confiabilidade: 'ouro',
    });
    expect(pessoa.tokens.expiresAt).toEqual(new Date('2026-03-12T13:00:00Z'));
  });

  it('puts the level, the social name and the means into an id token that lives 60 seconds', async () => {
    const { pessoa, attempt } = await signOn(running, { cpf: EMPRESARIO.cpf });
    const [, payload = ''] = pessoa.tokens.idToken.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(claims.exp - claims.iat).toBe(60);
    expect(claims).toMatchObject({
      sub: EMPRESARIO.cpf,
      nonce: attempt.nonce,
      amr: ['passwd'],
      email_verified: 'true',
      reliability_info: { level: 'silver', reliabilities: expect.arrayContaining([expect.anything()]) },
    });
    expect(claims).not.toHaveProperty('picture');
  });

  it.each(['localhost', '127.0.0.1', 'maquina-da-sala.local'])(
    'works for people who come by %s',
    async (host) => {
      const origin = `http://${host}:${running.port}`;
      const { pessoa, callbackUrl } = await signOn({ client: running.client, origin });
      expect(new URL(callbackUrl).origin).toBe(origin);
      expect(pessoa.cpf).toBe(MARIA.cpf);
    },
  );

  it('lets a person who is already signed on there pass without asking', async () => {
    const { browser } = await signOn(running);
    const attempt = await beginSignOn(running.client, running.origin);
    const { url: callbackUrl } = await browser.follow(attempt.url, CALLBACK_PATH);
    expect((await running.client.exchange({ ...attempt, callbackUrl })).cpf).toBe(MARIA.cpf);
  });

  it('asks again with prompt=login, and another person may then take over', async () => {
    const { browser, pessoa } = await signOn(running);
    const attempt = await beginSignOn(running.client, running.origin, { empresa: true });
    const asked = { ...attempt, url: withParameter(attempt.url, 'prompt', 'login') };
    const callbackUrl = await choosePerson(browser, asked, EMPRESARIO.cpf);
    expect((await running.client.exchange({ ...attempt, callbackUrl })).cpf).toBe(EMPRESARIO.cpf);
    await expect(running.client.companies(pessoa.tokens.accessToken, MARIA.cpf)).rejects.toThrow();
  });

  it('asks the same person again with prompt=login', async () => {
    const { browser } = await signOn(running);
    const attempt = await beginSignOn(running.client, running.origin);
    const asked = { ...attempt, url: withParameter(attempt.url, 'prompt', 'login') };
    const callbackUrl = await choosePerson(browser, asked, MARIA.cpf);
    expect((await running.client.exchange({ ...attempt, callbackUrl })).cpf).toBe(MARIA.cpf);
  });

  it('answers prompt=none with login_required when nobody is signed on', async () => {
    const attempt = await beginSignOn(running.client, running.origin);
    const { url } = await new TestBrowser().follow(
      withParameter(attempt.url, 'prompt', 'none'),
      CALLBACK_PATH,
    );
    expect(new URL(url).searchParams.get('error')).toBe('login_required');
  });

  const publishedKeys = async (platform: Platform): Promise<object[]> => {
    const app = fastify();
    await app.register(createEmbeddedProvider({ platform }).plugin);
    return (await app.inject('/sso/jwk')).json().keys;
  };

  it('goes on with the same signing key after a restart, and publishes only its public half', async () => {
    const before = await publishedKeys(running.platform);
    expect(before).toHaveLength(1);
    expect(before[0]).not.toHaveProperty('d');
    expect(await publishedKeys(running.platform)).toEqual(before);
  });

  it('cannot open the stored signing key with another ENCRYPTION_KEY, and makes a new one', async () => {
    const other = await startSignOn();
    try {
      const before = await publishedKeys(other.platform);
      const config = loadConfig({ ENCRYPTION_KEY: 'outra-chave-de-mais-de-32-caracteres-aqui' });
      const after = await publishedKeys({ ...other.platform, config });
      expect(after).toHaveLength(1);
      expect(after).not.toEqual(before);
    } finally {
      await other.close();
    }
  });

  it('refuses to play the national sign-on in production', () => {
    const config = { ...running.platform.config, isProducao: true };
    expect(() => createEmbeddedProvider({ platform: { ...running.platform, config } })).toThrow('produção');
  });
});

describe('refusals', () => {
  it.each([
    ['a foreign host', 'https://malicioso.example/api/app-web/v1/govbr/retorno'],
    ['another path of ours', 'ORIGIN/web/login'],
    ['the callback with more after it', `ORIGIN${CALLBACK_PATH}/x`],
  ])('refuses to send the code to %s', async (_, redirectUri) => {
    const attempt = await beginSignOn(running.client, running.origin);
    const uri = redirectUri.replace('ORIGIN', running.origin);
    const page = await new TestBrowser().open(withParameter(attempt.url, 'redirect_uri', uri));
    expect(page.status).toBe(400);
    expect(page.headers.location).toBeUndefined();
    expect(page.body).toContain('não pertence a esta plataforma');
    expect(page.body).toContain('Voltar à plataforma');
  });

  it('refuses a callback on the host of another request', async () => {
    const attempt = await beginSignOn(running.client, `http://outra-maquina.local:${running.port}`);
    const page = await new TestBrowser().open(attempt.url.replace('outra-maquina.local', 'localhost'));
    expect(page.status).toBe(400);
  });

  it('does not believe a forwarded host unless a proxy is trusted', async () => {
    const attempt = await beginSignOn(running.client, 'http://malicioso.example');
    const { search } = new URL(attempt.url);
    const headers = { 'x-forwarded-host': 'malicioso.example', 'x-forwarded-proto': 'http' };
    const answer = await fetch(`${running.origin}/sso/authorize${search}`, { headers, redirect: 'manual' });
    expect(answer.status).toBe(400);
  });

  it('takes PUBLIC_URL as the one origin where it is set, with cookies for https only', async () => {
    const behindProxy = await startSignOn({ PUBLIC_URL: 'https://escuta.example' });
    try {
      const attempt = await beginSignOn(behindProxy.client, 'https://escuta.example');
      expect(new URL(attempt.url).origin).toBe('https://escuta.example');
      const { search } = new URL(attempt.url);
      const answer = await fetch(`${behindProxy.origin}/sso/authorize${search}`, { redirect: 'manual' });
      expect(answer.headers.get('location')).toMatch(/^\/sso\/interacao\//);
      for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/; secure; httponly/i);
      expect(answer.headers.getSetCookie().length).toBeGreaterThan(0);
    } finally {
      await behindProxy.close();
    }
  });

  it.each(['state', 'nonce'])('refuses a sign-on without %s', async (name) => {
    const attempt = await beginSignOn(running.client, running.origin);
    const page = await new TestBrowser().open(withParameter(attempt.url, name, null));
    expect(page.status).toBe(400);
    expect(page.body).toContain('Não foi possível entrar');
  });

  it('refuses a sign-on without PKCE', async () => {
    const attempt = await beginSignOn(running.client, running.origin);
    const without = withParameter(
      withParameter(attempt.url, 'code_challenge', null),
      'code_challenge_method',
      null,
    );
    const page = await new TestBrowser().follow(without, CALLBACK_PATH);
    expect(new URL(page.url).searchParams.get('error')).toBe('invalid_request');
  });

  it('refuses an unknown client with a page in Portuguese that loads nothing from outside', async () => {
    const attempt = await beginSignOn(running.client, running.origin);
    const page = await new TestBrowser().open(withParameter(attempt.url, 'client_id', 'outro'));
    expect(page.status).toBe(400);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).toContain('lang="pt-BR"');
    expect(page.body).not.toMatch(/https?:\/\/|<script|<style|invalid_client|client is invalid/);
  });

  it('answers an address it does not know with a page in Portuguese', async () => {
    const page = await new TestBrowser().open(`${running.origin}/sso/nao-existe`);
    expect(page.status).toBe(404);
    expect(page.body).toContain('Voltar à plataforma');
  });

  it('tells a person whose sign-on expired how to begin again', async () => {
    const page = await loginPageOf(new TestBrowser(), running);
    const stranger = await new TestBrowser().open(page.url);
    expect(stranger.status).toBe(400);
    expect(stranger.body).toContain('Esta entrada expirou');
  });

  it('does not let one browser finish the sign-on of another', async () => {
    const page = await loginPageOf(new TestBrowser(), running);
    const stranger = await new TestBrowser().open(`${page.url}/entrar`, { cpf: MARIA.cpf });
    expect(stranger.status).toBe(400);
    expect(stranger.headers.location).toBeUndefined();
  });

  it('refuses a form that comes from another site', async () => {
    const page = await loginPageOf(new TestBrowser(), running);
    const answer = await fetch(`${page.url}/entrar`, {
      method: 'POST',
      headers: { origin: 'https://malicioso.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: `cpf=${MARIA.cpf}`,
    });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('veio de outro site');
  });

  it('gives tokens to nobody without the client secret', async () => {
    const attempt = await beginSignOn(running.client, running.origin);
    const callbackUrl = await choosePerson(new TestBrowser(), attempt, MARIA.cpf);
    const answer = await fetch(`${running.origin}/sso/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from('escuta-br:errado').toString('base64')}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: new URL(callbackUrl).searchParams.get('code') ?? '',
        redirect_uri: `${running.origin}${CALLBACK_PATH}`,
        code_verifier: attempt.codeVerifier,
      }),
    });
    expect(answer.status).toBe(401);
  });
});
