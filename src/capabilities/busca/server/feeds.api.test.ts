import { parseFeed } from '@rowanmanning/feed-parser';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { serveSitemap } from './sitemap.ts';
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

const RSS = '/api/app-web/v1/busca/rss';
const ler = async (url: string) => parseFeed((await app.inject(url)).body);

describe('M10 RSS, read by a feed reader', () => {
  it('tells where it is, in which language, and each request once, newest first, with a permanent identity', async () => {
    const feed = await ler(`${RSS}?ano=2026`);
    expect(feed.meta).toMatchObject({ type: 'rss', version: '2.0' });
    expect(feed).toMatchObject({ language: 'pt-BR', self: `https://escuta.exemplo${RSS}?ano=2026` });
    const ids = feed.items.map(({ id }) => id);
    expect(ids).toContain(`https://escuta.exemplo/web/busca/pedidos/${protocolo}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(feed.items.map(({ url }) => url)).toEqual(ids);
    const datas = feed.items.map(({ published }) => published?.getTime() ?? 0);
    expect(datas).toEqual(datas.toSorted((a, b) => b - a));
  });

  it('keeps the identity of a request that is published again, or whose words changed', async () => {
    const outro = await inserirPedido(app, { resumo: 'Radares da rodovia' });
    const idDe = async () => (await ler(`${RSS}?q=radares`)).items.map(({ id }) => id);
    const antes = await idDe();
    await app.db
      .updateTable('pedido_publico')
      .set({ resumo: 'Radares das rodovias', publicado_em: app.clock.now(), atualizado_em: app.clock.now() })
      .where('protocolo', '=', outro)
      .execute();
    expect(await idDe()).toEqual(antes);
    expect(antes).toHaveLength(1);
  });

  it('writes dates as RFC 822 does, on the day of the answer in any zone', async () => {
    const { body } = await app.inject(`${RSS}?q=vacina`);
    expect(body).toContain('<pubDate>Tue, 10 Mar 2026 15:00:00 GMT</pubDate>');
    const [item] = (await ler(`${RSS}?q=vacina`)).items;
    expect(item?.published?.toISOString()).toBe('2026-03-10T15:00:00.000Z');
  });

  it('shows what people wrote as words, never as marks of a page', async () => {
    await inserirPedido(app, { resumo: 'Contrato <b>42</b> & "aditivos"' });
    const { body } = await app.inject(`${RSS}?q=aditivos`);
    const [item] = parseFeed(body).items;
    expect(item?.title).toBe('Contrato <b>42</b> & "aditivos"');
    // Readers take this element for HTML: within the XML the signs are written out for it once more.
    expect(item?.description).toContain('Contrato <b>42</b> & "aditivos"');
    expect(body).toContain('Contrato &amp;lt;b&amp;gt;42&amp;lt;/b&amp;gt; &amp;amp; ');
  });

  it('answers 304 to who has it, and anew once something was published (RFC 9110)', async () => {
    const pedir = (tag?: string) =>
      app.inject({ url: `${RSS}?q=merenda`, headers: tag === undefined ? {} : { 'if-none-match': tag } });
    const primeira = await pedir();
    const tag = String(primeira.headers.etag);
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
    const igual = await pedir(`"outra", ${tag}`);
    expect([igual.statusCode, igual.body, igual.headers.etag]).toEqual([304, '', tag]);
    await inserirPedido(app, { resumo: 'Merenda e nutrição' });
    const nova = await pedir(tag);
    expect([nova.statusCode, nova.headers.etag === tag]).toEqual([200, false]);
  });

  it('has nothing of what is not published, nor of what no longer is', async () => {
    await inserirPedido(app, { resumo: 'Zibelinas guardadas', publicado: false });
    const retirado = await inserirPedido(app, { resumo: 'Zibelinas retiradas' });
    expect((await ler(`${RSS}?q=zibelinas`)).items).toHaveLength(1);
    await app.db.deleteFrom('pedido_publico').where('protocolo', '=', retirado).execute();
    expect((await ler(`${RSS}?q=zibelinas`)).items).toEqual([]);
    expect((await app.inject(RSS)).body).not.toContain('Zibelinas');
  });
});

describe('M10 sitemap of the public requests', () => {
  it('is an index of files, none longer than allowed, that together have each public request once and nothing else', async () => {
    const http = fastify();
    const POR_PARTE = 7;
    serveSitemap(http, app.platform, async () => [], POR_PARTE);
    const locais = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
    const indice = (await http.inject('/sitemap.xml')).body;
    expect(indice).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns=/);
    const partes = locais(indice).filter((local) => local.includes('/pedidos-'));
    expect(partes.length).toBeGreaterThan(1);
    const enderecos: string[] = [];
    for (const parte of partes) {
      const { body } = await http.inject(new URL(parte).pathname);
      expect(locais(body).length).toBeLessThanOrEqual(POR_PARTE);
      const pedidos = locais(body).filter((local) => local.includes('/pedidos/'));
      expect(body.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g) ?? []).toHaveLength(pedidos.length);
      enderecos.push(...pedidos);
    }
    const publicos = await app.db.selectFrom('pedido_publico').select('protocolo').execute();
    expect(enderecos.toSorted()).toEqual(
      publicos.map(({ protocolo: p }) => `https://escuta.exemplo/web/busca/pedidos/${p}`).toSorted(),
    );
    await http.close();
  });
});
