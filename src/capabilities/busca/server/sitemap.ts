import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { browserOrigin } from '#server/sign-on/browser-origin.ts';
import { escapeXml } from '../domain/xml.ts';
import { listEnderecos, listFinsDeParte } from './sitemap-repository.ts';

/** sitemaps.org: a file has at most this many addresses. */
const POR_PARTE = 50_000;
const POR_VEZ = 5_000;
const CABECALHO = '<?xml version="1.0" encoding="UTF-8"?>\n';
const ESPACO = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Screens that do not change from day to day. */
const TELAS = ['/web/', '/web/busca', '/web/busca/decisoes', '/web/orgao'];

/** A page besides the requests: its path, and when it last changed. */
export interface PaginaDoMapa {
  readonly endereco: string;
  readonly quando: Date | null;
}

const sendXml = (reply: FastifyReply, xml: string | Readable) =>
  reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(xml);

const endereco = (local: string, quando?: Date): string =>
  `<url><loc>${escapeXml(local)}</loc>${quando ? `<lastmod>${quando.toISOString()}</lastmod>` : ''}</url>\n`;

/** Streamed as it is read: no part is ever whole in memory. */
const parte = async function* (db: Db, origem: string, depoisDe: number, limite: number) {
  yield `${CABECALHO}<urlset ${ESPACO}>\n`;
  let ultimo = depoisDe;
  let faltam = limite;
  if (depoisDe === 0) yield TELAS.map((tela) => endereco(`${origem}${tela}`)).join('');
  while (faltam > 0) {
    const rows = await listEnderecos(db, ultimo, Math.min(POR_VEZ, faltam));
    if (rows.length === 0) break;
    yield rows
      .map((row) => endereco(`${origem}/web/busca/pedidos/${row.protocolo}`, row.atualizado_em))
      .join('');
    ultimo = rows.at(-1)?.id_manifestacao ?? ultimo;
    faltam -= rows.length;
  }
  yield '</urlset>\n';
};

/** robots.txt and the site map, outside the API, where search engines look for them. */
export const serveSitemap = (
  http: FastifyInstance,
  { leitura: db, config }: Platform,
  outrasPaginas: () => Promise<readonly PaginaDoMapa[]>,
  porParte = POR_PARTE,
): void => {
  // The first part also lists the screens.
  const pedidosPorParte = porParte - TELAS.length;
  http.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nAllow: /api/app-web/v1/busca/\nAllow: /api/app-web/v1/dados-abertos\nAllow: /web/\n\nSitemap: ${browserOrigin(request, config)}/sitemap.xml\n`,
      ),
  );
  http.get('/sitemap.xml', async (request, reply) => {
    const origem = browserOrigin(request, config);
    const inicios = [0, ...(await listFinsDeParte(db, pedidosPorParte))];
    const partes = inicios.map(
      (inicio) => `<sitemap><loc>${escapeXml(`${origem}/sitemap/pedidos-${inicio}.xml`)}</loc></sitemap>\n`,
    );
    const daAjuda = `<sitemap><loc>${escapeXml(`${origem}/sitemap/ajuda.xml`)}</loc></sitemap>\n`;
    return sendXml(
      reply,
      `${CABECALHO}<sitemapindex ${ESPACO}>\n${partes.join('')}${daAjuda}</sitemapindex>\n`,
    );
  });
  http.get('/sitemap/ajuda.xml', async (request, reply) => {
    const origem = browserOrigin(request, config);
    const paginas = (await outrasPaginas()).map((pagina) =>
      endereco(`${origem}${pagina.endereco}`, pagina.quando ?? undefined),
    );
    return sendXml(reply, `${CABECALHO}<urlset ${ESPACO}>\n${paginas.join('')}</urlset>\n`);
  });
  http.get<{ Params: { parte: string } }>('/sitemap/:parte', async (request, reply) => {
    const [, inicio] = /^pedidos-(\d{1,9})\.xml$/.exec(request.params.parte) ?? [];
    if (inicio === undefined) return reply.callNotFound();
    const origem = browserOrigin(request, config);
    return sendXml(reply, Readable.from(parte(db, origem, Number(inicio), pedidosPorParte)));
  });
};
