import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { SENHA, Visitor } from '#testing/visitor.ts';

const ONION = `${'a'.repeat(56)}.onion`;

let app: TestApp;
let publicada: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  publicada = await createTestApp({
    demo: true,
    env: {
      PUBLIC_URL: 'https://escuta.example',
      ONION_URL: `http://${ONION}`,
      VLIBRAS_URL: 'https://vlibras.example/app',
    },
  });
});
afterAll(async () => {
  await app.close();
  await publicada.close();
});

const policyOf = async (of: TestApp, name = 'content-security-policy') =>
  String((await of.inject('/api/ufs')).headers[name] ?? '');

describe('what pages may do', () => {
  it('no text becomes a script: Trusted Types, with two policies of ours', async () => {
    const policy = await policyOf(app);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types default texto');
    expect(policy).toContain("script-src-attr 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(await policyOf(app, 'content-security-policy-report-only')).toBe('');
  });

  it('only reports it where an installation lets in the sign-language plug-in, which is code of others', async () => {
    expect(await policyOf(publicada)).not.toContain('trusted-types');
    expect(await policyOf(publicada)).toContain("script-src 'self' https://vlibras.example;");
    expect(await policyOf(publicada, 'content-security-policy-report-only')).toMatch(
      /require-trusted-types-for 'script'; trusted-types default texto; report-uri \/relatos-do-navegador/,
    );
  });

  it('use no camera, place or other device, and the microphone only themselves', async () => {
    const { headers } = await app.inject('/api/ufs');
    for (const nome of ['camera', 'geolocation', 'usb', 'payment'])
      expect(headers['permissions-policy']).toContain(`${nome}=()`);
    expect(headers['permissions-policy']).toContain('microphone=(self)');
  });

  it('tell us what they tried, in a log without the page, and only so often', async () => {
    const relato = (n: number) =>
      app.inject({
        method: 'POST',
        url: '/relatos-do-navegador',
        headers: { 'content-type': 'application/csp-report' },
        payload: JSON.stringify({
          'csp-report': {
            'document-uri': `https://escuta.test/web/?codAcesso=SEGREDO${n}`,
            'effective-directive': 'img-src',
            'blocked-uri': 'https://fora.example/x?maria',
          },
        }),
      });
    for (let n = 0; n < 100; n++) expect((await relato(n)).statusCode).toBe(204);
    const linhas = app.log().match(/regra de segurança da página contrariada/g) ?? [];
    expect(linhas.length).toBe(60);
    expect(app.log()).toContain('"bloqueado":"https://fora.example"');
    expect(app.log()).not.toMatch(/SEGREDO|maria"/);
    const enorme = await app.inject({
      method: 'POST',
      url: '/relatos-do-navegador',
      headers: { 'content-type': 'application/reports+json' },
      payload: JSON.stringify([{ body: { x: 'x'.repeat(20_000) } }]),
    });
    expect(enorme.statusCode).toBe(413);
  });
});

describe('every answer, also a refusal, a file and a page without script', () => {
  it.each([
    '/api/ufs',
    '/api/nada',
    '/robots.txt',
    '/sem-javascript',
    '/api/docs',
    '/.well-known/security.txt',
  ])(
    '%s keeps browsers to https, to its declared type and out of frames of others, and is read by no other site',
    async (url) => {
      const { headers } = await publicada.inject({ url, headers: { origin: 'https://outro.example' } });
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-type']).toMatch(/; charset=utf-8$/);
      expect(headers['referrer-policy']).toMatch(/^(same-origin|no-referrer)$/);
      expect(headers['content-security-policy']).toMatch(/frame-ancestors '(self|none)'/);
      expect(headers['content-security-policy']).toMatch(/object-src 'none'|default-src 'none'/);
      expect(headers['content-security-policy']).toContain("base-uri 'none'");
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers.server).toBeUndefined();
    },
  );

  it('TRACE is no method here, and OPTIONS allows no other site anything', async () => {
    const trace = await app.inject({
      method: 'TRACE' as 'GET',
      url: '/api/ufs',
      headers: { cookie: 'sessao=x' },
    });
    expect(trace.statusCode).toBe(404);
    expect(trace.body).not.toContain('sessao');
    const asked = await app.inject({
      method: 'OPTIONS',
      url: '/api/app-web/v1/logout',
      headers: { origin: 'https://outro.example', 'access-control-request-method': 'POST' },
    });
    expect(asked.statusCode).toBe(404);
    expect(asked.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('where a changing request comes from', () => {
  const sair = (de: TestApp, origin: string, host = 'escuta.example') =>
    de.inject({ method: 'POST', url: '/api/app-web/v1/logout', headers: { host, origin } });

  it('counts with its scheme: a page on http, which can be forged on the way, changes nothing on https', async () => {
    expect((await sair(publicada, 'http://escuta.example')).statusCode).toBe(403);
    expect((await sair(publicada, 'https://escuta.example')).statusCode).toBe(200);
    expect((await sair(publicada, 'https://escuta.example:8443')).statusCode).toBe(403);
    expect((await sair(app, 'http://escuta.example')).statusCode).toBe(200);
    expect((await sair(app, 'null')).statusCode).toBe(403);
  });

  it('may be the onion address, which pages offer to who is not there', async () => {
    expect((await sair(publicada, `http://${ONION}`, ONION)).statusCode).toBe(200);
    expect((await sair(app, `http://${ONION}`)).statusCode).toBe(403);
    const pedir = (host: string, url = '/robots.txt?a=1') => publicada.inject({ url, headers: { host } });
    expect((await pedir('escuta.example')).headers['onion-location']).toBe(`http://${ONION}/robots.txt?a=1`);
    expect((await pedir(ONION)).headers['onion-location']).toBeUndefined();
    expect((await pedir('escuta.example', '/api/ufs')).headers['onion-location']).toBeUndefined();
    expect((await app.inject('/robots.txt')).headers['onion-location']).toBeUndefined();
  });

  it('is told in plain letters: an addressing header with others is refused', async () => {
    for (const name of ['host', 'x-forwarded-host', 'x-forwarded-for', 'x-forwarded-proto'])
      for (const value of ['a\u0001b', 'a\r\nSet-Cookie: x=1', 'maría'])
        expect((await app.inject({ url: '/api/ufs', headers: { [name]: value } })).statusCode, name).toBe(
          400,
        );
  });
});

describe('our own secret cookies', () => {
  it('have the guarded name on https, where the plain one opens nothing; the named ones keep theirs', async () => {
    const maria = new Visitor(publicada);
    await maria.login('maria.cidada', SENHA);
    expect([...maria.cookies.keys()].sort()).toEqual(['__Host-dispositivo', '__Host-sessao', 'login-token']);
    const quem = '/api/app-web/v1/usuarios/dadosautenticacao';
    expect((await maria.get(quem)).statusCode).toBe(200);
    const segredo = maria.cookies.get('__Host-sessao') ?? '';
    maria.cookies.delete('__Host-sessao');
    maria.cookies.set('sessao', segredo);
    expect((await maria.get(quem)).statusCode).toBe(401);
    expect(maria.cookies.has('login-token')).toBe(false);
    await maria.get('/api/app-web/v1/govbr/entrar');
    expect([...maria.cookies.keys()].filter((nome) => nome.includes('entrada'))).toEqual([
      expect.stringMatching(/^__Host-govbr-entrada-/),
    ]);
  });
});

it('security.txt says whom to tell about a weakness (RFC 9116)', async () => {
  const { body, headers } = await publicada.inject('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe(
    'Contact: mailto:contato@escuta.invalid\nExpires: 2026-09-08T00:00:00.000Z\nPreferred-Languages: pt-BR, en\n' +
      'Canonical: https://escuta.example/.well-known/security.txt\n',
  );
});
