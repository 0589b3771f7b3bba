import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  now,
  type OutsideProvider,
  ordinary,
  startOutsideProvider,
} from '#testing/sign-on-outside-provider.ts';
import { FixedClock } from '../clock.ts';
import { loadConfig } from '../config.ts';
import type { Platform } from '../platform.ts';
import { createGovbrClient, type GovbrClient } from './govbr-client.ts';
import { externalProvider } from './govbr-provider.ts';

const logLines: string[] = [];
const { log } = fastify({ logger: { stream: { write: (line: string) => logLines.push(line) } } });
const ORIGIN = 'https://escuta.example';
/** The verifier (and, below, the challenge) of RFC 7636, appendix B. */
const RETURNED = {
  state: 'state-1',
  nonce: 'nonce-1',
  codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
};
const CALLBACK = `${ORIGIN}/api/app-web/v1/govbr/retorno?state=state-1`;

const platformFor = (issuer: string): Platform => ({
  config: loadConfig({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'cliente',
    OIDC_CLIENT_SECRET: 'segredo',
    GOVBR_API_URL: `${issuer}/api/`,
  }),
  clock: new FixedClock('2026-03-12T12:00:00Z'),
  log,
  // The client of an outside provider touches no table.
  db: undefined as never,
  leitura: undefined as never,
  pool: undefined as never,
  atos: {},
});

let outside: OutsideProvider;
let client: GovbrClient;

beforeAll(async () => {
  outside = await startOutsideProvider();
  client = createGovbrClient({ platform: platformFor(outside.issuer) });
});

beforeEach(() => {
  outside.behaviour = ordinary();
  outside.requests.length = 0;
});

afterAll(() => outside.close());

const exchange = (callbackUrl = `${CALLBACK}&code=codigo-1`) => client.exchange({ ...RETURNED, callbackUrl });

describe('sign-on with an outside provider', () => {
  it('sends the person there with PKCE S256, state, nonce and the scopes of the manual', async () => {
    const url = new URL(await client.authorizationUrl({ ...RETURNED, origin: ORIGIN, empresa: true }));
    expect(`${url.origin}${url.pathname}`).toBe(`${outside.issuer}/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'cliente',
      response_type: 'code',
      redirect_uri: `${ORIGIN}/api/app-web/v1/govbr/retorno`,
      scope: 'openid email profile govbr_confiabilidades govbr_confiabilidades_idtoken govbr_empresa',
      state: 'state-1',
      nonce: 'nonce-1',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
  });

  it('reads the person, with an e-mail verified only when the text says true', async () => {
    expect(await exchange()).toEqual({
      cpf: '52998224725',
      nome: 'Maria Aparecida Souza',
      nomeSocial: null,
      email: 'maria@exemplo.com.br',
      emailVerificado: false,
      telefone: null,
      confiabilidade: 'prata',
      tokens: {
        accessToken: 'acesso-1',
        idToken: expect.any(String),
        expiresAt: new Date('2026-03-12T12:10:00Z'),
      },
    });
    const token = outside.requests.find(({ path }) => path === '/token');
    expect(token?.authorization).toBe(`Basic ${Buffer.from('cliente:segredo').toString('base64')}`);
    expect(token?.body).toContain(`code_verifier=${RETURNED.codeVerifier}`);
  });

  it('asks the userinfo call for what the id token leaves out, and believes the token first', async () => {
    outside.behaviour.claims.email = undefined;
    outside.behaviour.userinfo = {
      sub: '52998224725',
      email: 'maria@exemplo.com.br',
      email_verified: true,
      reliability_info: { level: 'gold' },
    };
    expect(await exchange()).toMatchObject({ email: 'maria@exemplo.com.br', confiabilidade: 'prata' });
  });

  it('takes a missing level as the lowest', async () => {
    outside.behaviour.claims.reliability_info = undefined;
    expect(await exchange()).toMatchObject({ confiabilidade: 'bronze' });
  });

  it.each<[string, Record<string, unknown>]>([
    ['an expired id token', { iat: now() - 600, exp: now() - 540 }],
    ['an id token for another client', { aud: 'outro' }],
    ['an id token from another issuer', { iss: 'https://malicioso.example' }],
    ['an id token for another nonce', { nonce: 'outro' }],
    ['a person without a valid CPF', { sub: '11111111111' }],
    ['a person without a name', { name: ' ' }],
  ])('refuses %s', async (_, claims) => {
    Object.assign(outside.behaviour.claims, claims);
    await expect(exchange()).rejects.toMatchObject({ reason: 'token-invalido', name: 'SignOnError' });
  });

  it('refuses an id token signed with somebody else’s key', async () => {
    outside.behaviour.isForged = true;
    await expect(exchange()).rejects.toMatchObject({ reason: 'token-invalido' });
  });

  it('tells a refused code from a provider in trouble', async () => {
    outside.behaviour.tokenError = { status: 400, body: '{"error":"invalid_grant"}' };
    await expect(exchange()).rejects.toMatchObject({ reason: 'codigo-invalido' });
    outside.behaviour.tokenError = { status: 503, body: 'manutenção' };
    await expect(exchange()).rejects.toMatchObject({ reason: 'provedor-indisponivel' });
    outside.behaviour.tokenError = { status: 401, body: '{"error":"invalid_client"}' };
    await expect(exchange()).rejects.toMatchObject({ reason: 'provedor-indisponivel' });
  });

  it('tells a person who refused from a provider that failed', async () => {
    await expect(exchange(`${CALLBACK}&error=access_denied`)).rejects.toMatchObject({
      reason: 'recusado-pela-pessoa',
    });
    await expect(exchange(`${CALLBACK}&error=server_error`)).rejects.toMatchObject({
      reason: 'provedor-indisponivel',
    });
  });

  it('logs the reason, never the person nor the tokens', async () => {
    logLines.length = 0;
    outside.behaviour.claims.nonce = 'outro';
    await expect(exchange()).rejects.toThrow();
    const logged = logLines.join('');
    expect(logged).toContain('OAUTH_JWT_CLAIM_COMPARISON_FAILED');
    expect(logged).not.toMatch(/52998224725|maria@|acesso-1|codigo-1|eyJ/);
  });
});

describe('companies of an outside provider', () => {
  it('asks the API host with the person’s token and keeps only the characters of each CNPJ', async () => {
    const body = [
      { cnpj: '11.222.333/0001-81', razaoSocial: 'Padaria', dataCriacao: '2019-04-02', outro: 1 },
    ];
    outside.behaviour.companies = { status: 200, body: JSON.stringify(body) };
    expect(await client.companies('acesso-1', '52998224725')).toEqual([
      { cnpj: '11222333000181', razaoSocial: 'Padaria', dataCriacao: '2019-04-02' },
    ]);
    expect(outside.requests[0]).toMatchObject({
      path: '/api/empresas/v2/empresas?filtrar-por-participante=52998224725',
      authorization: 'Bearer acesso-1',
    });
  });

  it.each([
    ['a failure', 500, '{}'],
    ['something that is not JSON', 200, '<html>'],
    ['something that is no list of companies', 200, '[{"nome":"x"}]'],
  ])('gives one reason for %s', async (_, status, body) => {
    outside.behaviour.companies = { status, body };
    await expect(client.companies('acesso-1', '52998224725')).rejects.toMatchObject({
      reason: 'empresas-indisponiveis',
    });
  });

  it.each([401, 403])('tells an access that may not ask (%i) from one that got no answer', async (status) => {
    outside.behaviour.companies = { status, body: '{}' };
    await expect(client.companies('acesso-1', '52998224725')).rejects.toMatchObject({
      reason: 'empresas-nao-permitidas',
    });
  });
});

it('follows no redirect with the token of a person', async () => {
  const visited: string[] = [];
  const leading = createServer((request, response) => {
    visited.push(request.url ?? '');
    response.writeHead(302, { location: '/outro-lugar' }).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => leading.once('listening', resolve));
  const elsewhere = createGovbrClient({
    platform: platformFor(`http://127.0.0.1:${(leading.address() as AddressInfo).port}`),
  });
  await expect(elsewhere.companies('acesso-1', '52998224725')).rejects.toMatchObject({
    reason: 'empresas-indisponiveis',
  });
  expect(visited).toHaveLength(1);
  leading.close();
});

describe('logout at an outside provider', () => {
  it('S4-06 goes to the published address, and never carries the id token', async () => {
    const url = new URL(await client.logoutUrl({ origin: ORIGIN, returnTo: '/web/login' }));
    expect(url.pathname).toBe('/sair');
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/web/login`);
    expect(url.searchParams.has('id_token_hint')).toBe(false);
  });

  it('S4-06 goes to the manual’s /logout where none is published', async () => {
    outside.behaviour.hasEndSession = false;
    const fresh = createGovbrClient({ platform: platformFor(outside.issuer) });
    const url = new URL(await fresh.logoutUrl({ origin: ORIGIN, returnTo: '/web/login' }));
    expect(`${url.origin}${url.pathname}`).toBe(`${outside.issuer}/logout`);
  });
});

describe('a provider that is down', () => {
  const closedPort = async (): Promise<number> => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    return port;
  };

  it('says so quickly', async () => {
    const down = createGovbrClient({ platform: platformFor(`http://127.0.0.1:${await closedPort()}`) });
    const started = performance.now();
    await expect(
      down.authorizationUrl({ ...RETURNED, origin: ORIGIN, empresa: false }),
    ).rejects.toMatchObject({
      reason: 'provedor-indisponivel',
      message: 'O gov.br não respondeu agora. Aguarde alguns minutos e tente entrar de novo.',
    });
    expect(performance.now() - started).toBeLessThan(2000);
    await expect(down.companies('acesso-1', '52998224725')).rejects.toMatchObject({
      reason: 'empresas-indisponiveis',
    });
  });

  it('does not stand in the way of leaving', async () => {
    const issuer = `http://127.0.0.1:${await closedPort()}`;
    const down = createGovbrClient({ platform: platformFor(issuer) });
    expect(await down.logoutUrl({ origin: ORIGIN, returnTo: '/web/login' })).toContain(`${issuer}/logout?`);
  });

  it('tries once more after a hiccup and forgets the failure', async () => {
    let calls = 0;
    const server = createServer((_request, response) => {
      calls += 1;
      const isUp = calls > 3;
      const { port } = server.address() as AddressInfo;
      const issuer = `http://127.0.0.1:${port}`;
      const body = {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
      };
      response.writeHead(isUp ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const flaky = createGovbrClient({
      platform: platformFor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    });
    const ask = () => flaky.authorizationUrl({ ...RETURNED, origin: ORIGIN, empresa: false });
    await expect(ask()).rejects.toMatchObject({ reason: 'provedor-indisponivel' });
    expect(calls).toBe(2);
    expect(await ask()).toContain('/authorize?');
    expect(calls).toBe(4);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('gives up on one that never answers, without a second wait', async () => {
    let calls = 0;
    const server = createServer(() => {
      calls += 1;
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { config } = platformFor(issuer);
    if (!config.oidc) throw new Error('OIDC_ISSUER was set above');
    await expect(externalProvider(config.oidc, false, 1).configuration()).rejects.toMatchObject({
      code: 'OAUTH_TIMEOUT',
    });
    expect(calls).toBe(1);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('refuses plain http in production', async () => {
    const { config } = platformFor(outside.issuer);
    if (!config.oidc) throw new Error('OIDC_ISSUER was set above');
    await expect(externalProvider(config.oidc, true).configuration()).rejects.toMatchObject({
      code: 'OAUTH_HTTP_REQUEST_FORBIDDEN',
    });
    expect(outside.requests).toEqual([]);
  });
});
