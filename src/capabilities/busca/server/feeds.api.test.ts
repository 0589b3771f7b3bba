import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { inserirPedido } from './testing-busca.ts';

let app: TestApp;
let protocolo: string;
beforeAll(async () => {
  app = await createTestApp({ demo: true, env: { PUBLIC_URL: 'https://escuta.exemplo' } });
  protocolo = await inserirPedido(app, {
    resumo: 'Vacinas & <doses> "2026"',
    texto: 'Quantas foram?',
    resposta: 'Foram \u0007muitas doses.',
  });
  await inserirPedido(app, { resumo: 'Merenda escolar' });
});
afterAll(() => app.close());

describe('what machines read', () => {
  it('RSS of any search is valid, escaped and may be kept', async () => {
    const response = await app.inject('/api/app-web/v1/busca/rss?q=vacina&ano=2026');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(response.headers['cache-control']).toBe('public, max-age=900');
    expect(response.body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/);
    expect(response.body.match(/<item>/g)).toHaveLength(1);
    expect(response.body).toContain('<title>Vacinas &amp; &lt;doses&gt; &quot;2026&quot;</title>');
    expect(response.body).toContain(
      `<guid isPermaLink="true">https://escuta.exemplo/web/busca/pedidos/${protocolo}</guid>`,
    );
    expect(response.body).toContain('Foram muitas doses.</description>');
    expect(response.body).toContain('<link>https://escuta.exemplo/web/busca?q=vacina&amp;ano=2026</link>');
  });

  it('robots.txt leads to the site map, which has every permanent address', async () => {
    const robots = await app.inject('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    // Crawlers may call what the page of a request needs, but not the rest of the API.
    expect(robots.body).toContain('Disallow: /api/\nAllow: /api/app-web/v1/busca/\n');
    expect(robots.body).toContain('Sitemap: https://escuta.exemplo/sitemap.xml');
    const indice = await app.inject('/sitemap.xml');
    expect(indice.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(indice.body).toContain('<loc>https://escuta.exemplo/sitemap/pedidos-0.xml</loc>');
    const parte = await app.inject('/sitemap/pedidos-0.xml');
    expect(parte.body).toContain(
      `<loc>https://escuta.exemplo/web/busca/pedidos/${protocolo}</loc><lastmod>2026-`,
    );
    expect(parte.body.match(/<url>/g)).toHaveLength(6);
    expect((await app.inject('/sitemap/outra.xml')).statusCode).toBe(404);
  });
});
