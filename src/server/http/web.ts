import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withoutVApp } from '#kernel/endereco/old-address.ts';
import type { Config } from '../config.ts';
import type { Platform } from '../platform.ts';
import { serveArquivos } from './arquivos.ts';
import { sendConteudo } from './conteudo.ts';
import { handleNotFound } from './error-handler.ts';
import { manifestoDe } from './instalavel.ts';
import { comPagina, escapeHtml, type LerPagina, toScriptJson } from './pagina-legivel.ts';
import { AGORA, createPaginaPronta, type PaginaPronta } from './pagina-pronta.ts';

const CONTRASTE = 'contraste';
type Parts = Pick<Platform, 'config' | 'clock'>;

/**
 * What the pages need to know about the installation before their first request;
 * src/shell/instalacao.ts reads it.
 */
const instalacaoOf = (config: Config) => ({
  ...config.instalacao,
  versao: config.versao,
  ambiente: config.ambiente,
  isProducao: config.isProducao,
  legacyBaseUrl: config.legacyBaseUrl,
});

/** What the build prepared for the server (src/web/prerender.tsx). */
interface Prepared {
  renderHome(instalacao: object): string;
  listAddresses(instalacao: object): Promise<(pathname: string) => boolean>;
}

/** Without a build there is no pre-rendered home, and any address may be a screen. */
const loadPrepared = async (webDir: string): Promise<Prepared> => {
  const file = path.join(webDir, 'prerender/home.js');
  const isBuilt = await access(file).then(
    () => true,
    () => false,
  );
  if (isBuilt) return (await import(pathToFileURL(file).href)) as Prepared;
  return { renderHome: () => '', listAddresses: async () => () => true };
};

/** Drawn again only when the installation's settings have changed; read again unchanged, they are another object that says the same. */
const perInstalacao = <T>({ config }: Parts, draw: () => T): (() => T) => {
  let facts = config.instalacao;
  let said = JSON.stringify(facts);
  let drawn = draw();
  return () => {
    if (facts === config.instalacao) return drawn;
    facts = config.instalacao;
    const says = JSON.stringify(facts);
    if (says !== said) drawn = draw();
    said = says;
    return drawn;
  };
};

/**
 * The page's frame, with the installation's settings and the chosen contrast already in it, so that
 * nothing flickers.
 */
const framed = (template: string, { config }: Parts): string =>
  template
    .replace('__INSTALACAO__', () => toScriptJson({ agora: AGORA, ...instalacaoOf(config) }))
    .replaceAll('__NOME__', () => escapeHtml(config.instalacao.nome))
    .replace('<html ', () => `<html data-cor="${escapeHtml(config.instalacao.cor ?? 'azul')}" `);

const pageFor = (template: string, parts: Parts, content = '') => {
  const page = framed(template, parts).replace('<div id="app">', () => `<div id="app">${content}`);
  const plain = createPaginaPronta(page);
  const highContrast = createPaginaPronta(page.replace('<html ', '<html data-contraste="alto" '));
  return (request: FastifyRequest): PaginaPronta =>
    (request.cookies[CONTRASTE] === 'alto' ? highContrast : plain)(parts.clock.now().getTime());
};

/** Kept by browsers for days: a time in it would put every date on the screen that far back. */
const cascaFor = (template: string, parts: Parts): string =>
  framed(template, parts).replace(`"agora":"${AGORA}",`, '');

/** A visitor at the plain home; signed-in people would first see a page that is not theirs. */
const isVisitorAtHome = ({ url, cookies }: FastifyRequest): boolean =>
  (url === '/web/' || url === '/web') && cookies['login-token'] === undefined;

/** Some old addresses were at the root; the new ones are all below /web. */
const newAddressOf = (url: string): string | null => {
  const [pathname = '', ...query] = url.split('?');
  const clean = withoutVApp(pathname);
  if (clean === null) return null;
  const target = clean.startsWith('/web') ? clean : `/web${clean === '/' ? '' : clean}`;
  return [target, ...query].join('?');
};

/** What the router matches: the address below /web, without its query. */
const belowWeb = (url: string): string => url.replace(/[?#].*$/s, '').slice('/web'.length) || '/';

/** Finding the screen of an address costs more than all the rest of a page; those that are asked for again are few and short. */
const MAXIMO_DE_ENDERECOS = 1000;
const MAIOR_ENDERECO = 200;

const remembered = (isScreen: (pathname: string) => boolean): ((pathname: string) => boolean) => {
  const known = new Map<string, boolean>();
  return (pathname) => {
    const before = known.get(pathname);
    if (before !== undefined) return before;
    const answer = isScreen(pathname);
    if (known.size >= MAXIMO_DE_ENDERECOS) known.clear();
    if (pathname.length <= MAIOR_ENDERECO) known.set(pathname, answer);
    return answer;
  };
};

/** Serves the built pages under /web; each of their paths also works on a hard reload (S2-01). */
export const serveWeb = async (
  app: FastifyInstance,
  parts: Parts,
  webDir: string,
  readPagina: LerPagina,
): Promise<void> => {
  const template = await readFile(path.join(webDir, 'index.html'), 'utf8');
  const prepared = await loadPrepared(webDir);
  const isScreen = remembered(await prepared.listAddresses(instalacaoOf(parts.config)));
  const page = perInstalacao(parts, () => pageFor(template, parts));
  const home = perInstalacao(parts, () =>
    pageFor(template, parts, prepared.renderHome(instalacaoOf(parts.config))),
  );
  const casca = perInstalacao(parts, () => cascaFor(template, parts));
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const legivel = await readPagina(request);
    const moldura = (isVisitorAtHome(request) ? home : page)()(request);
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, cookie')
      .type('text/html; charset=utf-8');
    if (legivel && legivel !== 'ausente')
      return reply.code(isScreen(belowWeb(request.url)) ? 200 : 404).send(comPagina(moldura.html, legivel));
    if (legivel === null && isScreen(belowWeb(request.url)))
      return sendConteudo(request, reply, moldura.etag, moldura.forma(request));
    // The page says 'not found' in words; search engines and link checkers read the status.
    return reply.code(404).send(moldura.html);
  };

  await serveArquivos(app, webDir);
  // A missing file of an older version is a 404, not a page that the browser would try to run.
  app.get('/web/assets/*', handleNotFound);
  app.get('/', (_request, reply) => reply.redirect('/web/'));
  app.get('/web/manifest.webmanifest', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(manifestoDe(parts.config)),
  );
  // The empty frame, for the service worker to keep: the same for everybody, and without the time of its sending.
  app.get('/web/casca', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(casca()),
  );
  for (const url of ['/web', '/web/*']) app.route({ method: ['GET', 'HEAD'], url, handler: sendPage });
  app.addHook('onRequest', async (request, reply) => {
    const target = request.method === 'GET' ? newAddressOf(request.url) : null;
    if (target) return reply.redirect(target, 301);
  });
};
