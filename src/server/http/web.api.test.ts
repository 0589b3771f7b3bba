import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let webDir: string;
beforeAll(async () => {
  webDir = await mkdtemp(path.join(tmpdir(), 'escuta-web-'));
  await mkdir(path.join(webDir, 'assets'));
  await writeFile(
    path.join(webDir, 'index.html'),
    '<!doctype html><html lang="pt-BR"><title>__NOME__</title><script type="application/json">__INSTALACAO__</script></html>',
  );
  await writeFile(path.join(webDir, 'sw.js'), 'console.log(3)');
  await writeFile(path.join(webDir, 'assets/x.js'), 'console.log(1)');
  await writeFile(path.join(webDir, 'assets/pdf.worker-a1.js'), 'console.log(2)');
  await writeFile(path.join(webDir, 'assets/pdf.worker-a1.js.br'), 'comprimido');
  await mkdir(path.join(webDir, 'prerender'));
  await writeFile(
    path.join(webDir, 'prerender/home.js'),
    `export const renderHome = () => '';
     export const listAddresses = async () => (pathname) => !pathname.startsWith('/nada');`,
  );
  await writeFile(path.join(webDir, 'package.json'), '{"type":"module"}');
  app = await createTestApp({ webDir, env: { NOME_PRODUTO: 'Ouve </script> Cidade' } });
});
afterAll(async () => {
  await app.close();
  await rm(webDir, { recursive: true });
});

describe('what is installed on a phone', () => {
  it('has the name of the installation, its own icons, and stays within the product', async () => {
    const { headers, ...resposta } = await app.inject('/web/manifest.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifesto = resposta.json();
    expect(manifesto).toMatchObject({
      name: 'Ouve </script> Cidade',
      start_url: '/web/',
      scope: '/web/',
      display: 'standalone',
      lang: 'pt-BR',
    });
    const lados = manifesto.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`);
    expect(lados).toEqual(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']);
    for (const { src, sizes } of manifesto.icons) {
      const bytes = await readFile(
        path.join(import.meta.dirname, '../../web/public', src.slice('/web/'.length)),
      );
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });

  it('keeps a frame that is the same for everybody and tells no time', async () => {
    const cookie = 'contraste=alto; login-token=1';
    const { body, statusCode } = await app.inject({ url: '/web/casca', headers: { cookie } });
    expect(statusCode).toBe(200);
    expect(body).toBe((await app.inject('/web/casca')).body);
    expect(body).toContain('Ouve \\u003c/script');
    expect(body).not.toContain('agora');
  });

  it('has a worker that is never older than the pages and reaches nothing but our own files', async () => {
    const { headers } = await app.inject('/web/sw.js');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
  });
});

describe('pages', () => {
  it('S1-01 live under /web, and / leads there', async () => {
    expect((await app.inject('/')).headers.location).toBe('/web/');
    expect((await app.inject('/web')).statusCode).toBe(200);
  });

  it('S2-01 answer on a hard reload of any path', async () => {
    for (const url of ['/web/', '/web/manifestacao/detalhar/12', '/web/ce/fortaleza', '/web/feriado?x=1']) {
      const response = await app.inject(url);
      expect(response.statusCode, url).toBe(200);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  it('answer 404 with the application in it where there is no such screen', async () => {
    const response = await app.inject('/web/nada/disso?x=1');
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toBe((await app.inject('/web/orgao')).body);
  });

  it.each([
    ['/web/v-app/manifestacao/consultar?a=1&b=2', '/web/manifestacao/consultar?a=1&b=2'],
    ['/v-app/orgao', '/web/orgao'],
    ['/web/v-app', '/web'],
    ['/web/CE/v-app/manifestacao/criar', '/web/CE/manifestacao/criar'],
  ])('S1-01 %s loses its v-app and keeps the query', async (from, to) => {
    expect((await app.inject(from)).headers.location).toBe(to);
  });

  it('carry the facts of the installation in a form that cannot break out of the page', async () => {
    const { body } = await app.inject('/web/');
    const json = body.match(/<script type="application\/json">(.*)<\/script><\/html>$/)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      nome: 'Ouve </script> Cidade',
      versao: '3.26.1',
      ambiente: 'demonstracao',
      agora: app.clock.now().getTime(),
    });
    expect(body).toContain('<title>Ouve &lt;/script&gt; Cidade</title>');
  });

  it('come in high contrast from the first byte when the person chose it', async () => {
    expect((await app.inject({ url: '/web/', headers: { cookie: 'contraste=alto' } })).body).toContain(
      '<html data-contraste="alto"',
    );
    expect((await app.inject('/web/')).body).not.toContain('data-contraste');
  });

  it('let browsers keep hashed files for a year and the page itself not at all', async () => {
    expect((await app.inject('/web/assets/x.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await app.inject('/web/')).headers['cache-control']).toBe('no-cache');
    expect((await app.inject('/web/assets/nada.js')).statusCode).toBe(404);
  });

  it('allow no script, style sheet or frame of another site', async () => {
    const policy = String((await app.inject('/web/')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toMatch(/form-action 'self'(;|$)/);
  });

  it('let only the workers of the redaction tool compile WebAssembly, and nothing else of theirs changes', async () => {
    for (const headers of [{}, { 'accept-encoding': 'br' }]) {
      const { headers: worker } = await app.inject({ url: '/web/assets/pdf.worker-a1.js', headers });
      expect(worker['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
      );
    }
    for (const url of ['/web/', '/web/tarjamento', '/web/assets/x.js'])
      expect(String((await app.inject(url)).headers['content-security-policy']), url).not.toContain('wasm');
  });

  it('let forms lead only here, to the public address and to the outside sign-on', async () => {
    const outside = await createTestApp({
      env: {
        PUBLIC_URL: 'https://escuta.example/',
        OIDC_ISSUER: 'https://sso.example/oidc',
        OIDC_CLIENT_ID: 'id',
        OIDC_CLIENT_SECRET: 'segredo',
        GOVBR_API_URL: 'https://api.example',
      },
    });
    const policy = String((await outside.inject('/api/ufs')).headers['content-security-policy']);
    expect(policy).toContain("form-action 'self' https://sso.example https://escuta.example;");
    await outside.close();
  });

  it('and the answers of the API tell the server clock, but not those that a cache may keep', async () => {
    const now = String(app.clock.now().getTime());
    expect((await app.inject('/api/app-web/v1/rotas')).headers['x-server-time']).toBe(now);
    expect((await app.inject('/api/app-web/v1/usuarios/dadosautenticacao')).headers['x-server-time']).toBe(
      now,
    );
    expect((await app.inject('/api/ufs')).headers['x-server-time']).toBeUndefined();
  });
});
