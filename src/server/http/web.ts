import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withoutVApp } from '#kernel/endereco/old-address.ts';
import type { Config } from '../config.ts';
import type { Platform } from '../platform.ts';
import { handleNotFound } from './error-handler.ts';
import { manifestoDe } from './instalavel.ts';
import { comPagina, escapeHtml, type LerPagina, toScriptJson } from './pagina-legivel.ts';

const CONTRASTE = 'contraste';
/** Stands for the moment the page is sent, by which the browser knows the server's clock. */
const AGORA = '__AGORA__';

/**
 * A worker obeys the policy sent with its own file. Only the workers that run PDFium and text
 * recognition (/tarjamento) may compile WebAssembly; the pages keep the stricter policy.
 */
const WORKER = /\.worker[\w.-]*\.js(?:\.br|\.gz)?$/;
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The service worker only fetches files of ours; it may never be older than the pages. */
const SERVICE_WORKER = /\/sw\.js(?:\.br|\.gz)?$/;
const SERVICE_WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

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

/** Drawn again only when the installation's settings have changed. */
const perInstalacao = <T>({ config }: Parts, draw: () => T): (() => T) => {
  let facts = config.instalacao;
  let drawn = draw();
  return () => {
    if (facts !== config.instalacao) {
      facts = config.instalacao;
      drawn = draw();
    }
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
  const { clock } = parts;
  const page = framed(template, parts).replace('<div id="app">', () => `<div id="app">${content}`);
  const highContrast = page.replace('<html ', '<html data-contraste="alto" ');
  return (request: FastifyRequest): string =>
    (request.cookies[CONTRASTE] === 'alto' ? highContrast : page).replace(
      `"${AGORA}"`,
      String(clock.now().getTime()),
    );
};

/** Kept by browsers for days: a time in it would put every date on the screen that far back. */
const cascaFor = (template: string, parts: Parts): string =>
  framed(template, parts).replace(`"agora":"${AGORA}",`, '');

/** A visitor at the plain home; signed-in people would first see a page that is not theirs. */
const isVisitorAtHome = (request: FastifyRequest): boolean =>
  /^\/web\/?$/.test(request.url) && request.cookies['login-token'] === undefined;

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

/** Serves the built pages under /web; each of their paths also works on a hard reload (S2-01). */
export const serveWeb = async (
  app: FastifyInstance,
  parts: Parts,
  webDir: string,
  readPagina: LerPagina,
): Promise<void> => {
  const template = await readFile(path.join(webDir, 'index.html'), 'utf8');
  const prepared = await loadPrepared(webDir);
  const isScreen = await prepared.listAddresses(instalacaoOf(parts.config));
  const page = perInstalacao(parts, () => pageFor(template, parts));
  const home = perInstalacao(parts, () =>
    pageFor(template, parts, prepared.renderHome(instalacaoOf(parts.config))),
  );
  const casca = perInstalacao(parts, () => cascaFor(template, parts));
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const legivel = await readPagina(request);
    const moldura = (isVisitorAtHome(request) ? home : page)()(request);
    return (
      reply
        // The page says 'not found' in words; search engines and link checkers read the status.
        .code(legivel !== 'ausente' && isScreen(belowWeb(request.url)) ? 200 : 404)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(legivel && legivel !== 'ausente' ? comPagina(moldura, legivel) : moldura)
    );
  };

  await app.register(fastifyStatic, {
    root: webDir,
    prefix: '/web/',
    // One route per existing file, so that every other path is a page.
    wildcard: false,
    globIgnore: ['index.html', 'prerender/**', '**/*.{br,gz,map}'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // Names under assets/ contain a hash of their content, so they may be kept for ever.
      const isHashed = file.startsWith(path.join(webDir, 'assets'));
      if (WORKER.test(file)) reply.header('content-security-policy', WORKER_POLICY);
      const isServiceWorker = SERVICE_WORKER.test(file);
      if (isServiceWorker) reply.header('content-security-policy', SERVICE_WORKER_POLICY);
      const unhashed = isServiceWorker ? 'no-cache' : 'public, max-age=3600';
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : unhashed);
    },
  });
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
  app.get('/web', sendPage);
  app.get('/web/*', sendPage);
  app.addHook('onRequest', async (request, reply) => {
    const target = request.method === 'GET' ? newAddressOf(request.url) : null;
    if (target) return reply.redirect(target, 301);
  });
};
