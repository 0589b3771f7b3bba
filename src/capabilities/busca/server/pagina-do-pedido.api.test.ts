import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { inserirPedido } from './testing-busca.ts';

let app: TestApp;
let webDir: string;
let protocolo: string;
const ATAQUE = '</title><script>alert("oi")</script>';
beforeAll(async () => {
  webDir = await mkdtemp(path.join(tmpdir(), 'escuta-web-'));
  await writeFile(
    path.join(webDir, 'index.html'),
    '<!doctype html><html lang="pt-BR"><head><meta name="description" content="x" /><title>__NOME__</title></head><body><div id="app"><noscript>x</noscript></div></body></html>',
  );
  app = await createTestApp({ demo: true, webDir, env: { PUBLIC_URL: 'https://escuta.exemplo' } });
  protocolo = await inserirPedido(app, {
    resumo: `Vacinas ${ATAQUE}`,
    texto: 'Quantas doses?\n\nE onde?',
    resposta: `Três milhões. ${ATAQUE}`,
  });
});
afterAll(async () => {
  await app.close();
  await rm(webDir, { recursive: true });
});

describe('the permanent address of a public request', () => {
  it('has its own title, description and address, and its words before any script, escaped', async () => {
    const { statusCode, body } = await app.inject(`/web/busca/pedidos/${protocolo}?q=x`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Vacinas &lt;/title&gt;');
    expect(body).toContain('content="Três milhões. &lt;/title&gt;');
    expect(body).toContain(
      `<link rel="canonical" href="https://escuta.exemplo/web/busca/pedidos/${protocolo}" />`,
    );
    expect(body).toContain('<p>Quantas doses?</p><p>E onde?</p>');
    expect(body).not.toContain('<script>alert');
  });

  it('M10 tells machines the same in the words of schema.org, as data that no browser runs and no text can end', async () => {
    const { body, headers } = await app.inject(`/web/busca/pedidos/${protocolo}`);
    // As a browser reads it: from the opening to the first '<', which no text may write.
    const [bloco, ...outros] = body.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g);
    expect(outros).toEqual([]);
    expect(body.indexOf('ld+json')).toBeLessThan(body.indexOf('</head>'));
    expect(JSON.parse(bloco?.[1] ?? '')).toMatchObject({
      '@type': 'QAPage',
      url: `https://escuta.exemplo/web/busca/pedidos/${protocolo}`,
      mainEntity: {
        name: `Vacinas ${ATAQUE}`,
        acceptedAnswer: { text: `Três milhões. ${ATAQUE}`, dateCreated: '2026-03-10' },
      },
    });
    // Nothing was loosened for it: scripts are still files of ours alone.
    expect(headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
    expect(body.match(/<script/g)).toHaveLength(1);
  });

  it('is the same written with its points and its bar', async () => {
    const comPontos = `${protocolo.slice(0, 5)}.${protocolo.slice(5, 11)}/${protocolo.slice(11, 15)}-${protocolo.slice(15)}`;
    for (const escrito of [comPontos, encodeURIComponent(comPontos)]) {
      const { statusCode, body } = await app.inject(`/web/busca/pedidos/${escrito}`);
      expect([statusCode, body.includes(`/web/busca/pedidos/${protocolo}"`)], escrito).toEqual([200, true]);
    }
  });

  it('answers 404 for what is not public, never was, or is no protocol, and says nothing of it', async () => {
    for (const outro of ['00106000001202699', '123', `${protocolo.slice(0, 16)}x`]) {
      const { statusCode, body } = await app.inject(`/web/busca/pedidos/${outro}`);
      expect(statusCode, outro).toBe(404);
      expect(body).not.toMatch(/canonical|ld\+json/);
    }
    await app.db.deleteFrom('pedido_publico').where('protocolo', '=', protocolo).execute();
    const retirado = await app.inject(`/web/busca/pedidos/${protocolo}`);
    expect([retirado.statusCode, /Vacinas|ld\+json/.test(retirado.body)]).toEqual([404, false]);
  });

  it('leaves every other page as it is', async () => {
    const { statusCode, body } = await app.inject('/web/busca');
    expect([statusCode, body.includes('canonical')]).toEqual([200, false]);
  });
});
