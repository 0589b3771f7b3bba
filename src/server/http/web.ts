import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { handleNotFound } from './error-handler.ts';

const CONTRASTE = 'contraste';

/** What the pages need to know of the installation before their first request; read by src/web/instalacao.ts. */
const instalacaoOf = (config: Config) => ({
  ...config.instalacao,
  versao: config.versao,
  ambiente: config.ambiente,
  isProducao: config.isProducao,
  legacyBaseUrl: config.legacyBaseUrl,
});

/** The text stands inside a script element, which a '<' could end. */
const toScriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The home as the build prepared it (src/web/prerender.tsx), or nothing where there is no such build. */
const prerenderHome = async (webDir: string, config: Config): Promise<string> => {
  const file = path.join(webDir, 'prerender/home.js');
  const isBuilt = await access(file).then(
    () => true,
    () => false,
  );
  if (!isBuilt) return '';
  const { renderHome } = (await import(pathToFileURL(file).href)) as {
    renderHome(instalacao: object): string;
  };
  return renderHome(instalacaoOf(config));
};

/** The page's frame, with the installation's facts and the chosen contrast already in it, so that nothing flickers. */
const pageFor = (template: string, config: Config, content = '') => {
  const page = template
    .replace('__INSTALACAO__', () => toScriptJson(instalacaoOf(config)))
    .replaceAll('__NOME__', () => config.instalacao.nome.replace(/[<>&"]/g, ''))
    .replace('<div id="app">', () => `<div id="app">${content}`);
  const highContrast = page.replace('<html ', '<html data-contraste="alto" ');
  return (request: FastifyRequest): string => (request.cookies[CONTRASTE] === 'alto' ? highContrast : page);
};

/** A visitor at the plain home; anybody else would first see a page that is not theirs. */
const isVisitorAtHome = (request: FastifyRequest): boolean =>
  /^\/web\/?$/.test(request.url) && request.cookies['login-token'] === undefined;

/** '/x/v-app/y' is an old address of '/x/y' (S1-01). */
const withoutVApp = (url: string): string | null => {
  const [pathname = '', ...query] = url.split('?');
  if (!/\/v-app(\/|$)/i.test(pathname)) return null;
  const clean = pathname.replace(/\/v-app(?=\/|$)/gi, '') || '/';
  const target = clean.startsWith('/web') ? clean : `/web${clean === '/' ? '' : clean}`;
  return [target.replace(/^\/{2,}/, '/'), ...query].join('?');
};

/** Serves the built pages under /web; every path of theirs answers on a hard reload too (S2-01). */
export const serveWeb = async (app: FastifyInstance, config: Config, webDir: string): Promise<void> => {
  const template = await readFile(path.join(webDir, 'index.html'), 'utf8');
  const page = pageFor(template, config);
  const home = pageFor(template, config, await prerenderHome(webDir, config));
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(isVisitorAtHome(request) ? home(request) : page(request));

  await app.register(fastifyStatic, {
    root: webDir,
    prefix: '/web/',
    // One route per file that exists, so that every other path is a page.
    wildcard: false,
    globIgnore: ['index.html', 'prerender/**', '**/*.{br,gz,map}'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // Names under assets/ carry a hash of their content: they may be kept for ever.
      const isHashed = file.startsWith(path.join(webDir, 'assets'));
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  // A file of an older version must be missing, not answered with a page the browser would try to run.
  app.get('/web/assets/*', handleNotFound);
  app.get('/', (_request, reply) => reply.redirect('/web/'));
  app.get('/web', sendPage);
  app.get('/web/*', sendPage);
  app.addHook('onRequest', async (request, reply) => {
    const target = request.method === 'GET' ? withoutVApp(request.url) : null;
    if (target) return reply.redirect(target, 301);
  });
};
