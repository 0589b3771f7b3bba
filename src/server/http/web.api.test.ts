import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
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

describe('what is sent again and again', () => {
  const pedir = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers });

  it('a page comes from memory: no statement, compressed, and 304 to who has it, within its minute', async () => {
    app.takeQueries();
    const { headers, rawPayload } = await pedir('/web/orgao', { 'accept-encoding': 'gzip, br' });
    expect(app.takeQueries()).toEqual([]);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding, cookie',
      'cache-control': 'no-cache',
      'content-length': String(rawPayload.length),
    });
    const plana = await pedir('/web/orgao');
    expect(plana.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plana.body);
    const conhecida = { 'if-none-match': String(headers.etag) };
    const outraVez = await pedir('/web/orgao', conhecida);
    expect([outraVez.statusCode, outraVez.body, outraVez.headers.etag]).toEqual([304, '', headers.etag]);
    expect(outraVez.headers['content-security-policy']).toBe(headers['content-security-policy']);
    app.clock.advance(60_000);
    expect((await pedir('/web/orgao', conhecida)).statusCode).toBe(200);
  });

  it('a page is another for who chose contrast and for who is signed in at home, and 404 where there is none', async () => {
    const { headers } = await pedir('/web/');
    const conhecida = { 'if-none-match': String(headers.etag) };
    expect((await pedir('/web/', conhecida)).statusCode).toBe(304);
    expect((await pedir('/web/', { ...conhecida, cookie: 'contraste=alto' })).statusCode).toBe(200);
    expect((await pedir('/web/nada', conhecida)).statusCode).toBe(404);
    expect((await pedir('/web/nada', { 'if-none-match': '*' })).headers.etag).toBeUndefined();
  });

  it('a page has the new name as soon as the installation has it, and who had the old one gets it', async () => {
    const antes = await pedir('/web/orgao');
    const valor = JSON.stringify('Outro nome');
    await app.db
      .insertInto('configuracao')
      .values({ chave: 'instalacao.nome', valor, alterada_em: app.clock.now(), responsavel: 'Teste' })
      .execute();
    app.clock.advance(6000);
    const depois = await pedir('/web/orgao', { 'if-none-match': String(antes.headers.etag) });
    expect(depois.statusCode).toBe(200);
    expect(depois.body).toContain('<title>Outro nome</title>');
    await app.db.deleteFrom('configuracao').where('chave', '=', 'instalacao.nome').execute();
    app.clock.advance(6000);
    expect((await pedir('/web/orgao')).body).not.toContain('Outro nome');
  });

  it('HEAD says what GET would send, without it', async () => {
    for (const url of ['/web/orgao', '/web/assets/x.js']) {
      const { headers, body, statusCode } = await pedir(url, {}, 'HEAD');
      const inteiro = await pedir(url);
      expect([statusCode, body], url).toEqual([200, '']);
      for (const nome of ['content-length', 'content-type', 'etag', 'cache-control', 'vary'])
        expect(headers[nome], `${url} ${nome}`).toBe(inteiro.headers[nome]);
    }
  });

  it('a file comes in the form that the build made, 304 by its mark or its time, and in parts', async () => {
    const { headers, rawPayload } = await pedir('/web/assets/pdf.worker-a1.js', { 'accept-encoding': 'br' });
    expect(rawPayload.toString()).toBe('comprimido');
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'content-length': '10',
      vary: 'accept-encoding',
    });
    const plano = await pedir('/web/assets/pdf.worker-a1.js', { 'accept-encoding': 'gzip' });
    expect([plano.body, plano.headers['content-encoding']]).toEqual(['console.log(2)', undefined]);
    expect(plano.headers.etag).not.toBe(headers.etag);
    const de = (conhecido: Record<string, string>) => pedir('/web/assets/x.js', conhecido);
    const { etag, 'last-modified': mudadoEm } = (await de({})).headers;
    expect((await de({ 'if-none-match': String(etag) })).statusCode).toBe(304);
    expect((await de({ 'if-modified-since': String(mudadoEm) })).statusCode).toBe(304);
    expect((await de({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).statusCode).toBe(200);
    expect((await de({ 'if-none-match': '"outra"', 'if-modified-since': String(mudadoEm) })).statusCode).toBe(
      200,
    );
    const parte = await de({ range: 'bytes=0-6' });
    expect([parte.statusCode, parte.body, parte.headers['content-range']]).toEqual([
      206,
      'console',
      'bytes 0-6/14',
    ]);
    expect(parte.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('the page of the server, the prepared code and hidden files are no files of the pages', async () => {
    for (const url of ['/web/index.html', '/web/prerender/home.js', '/web/assets/pdf.worker-a1.js.br'])
      expect((await pedir(url)).body, url).not.toMatch(/__INSTALACAO__|renderHome|comprimido/);
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
