import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { invalid } from '#kernel/errors.ts';
import type { Admissao } from '../admissao/admissao.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { refuseBrokenRequest } from './client-error.ts';
import { takeCspReports } from './csp-reports.ts';
import { announceDeprecation } from './deprecation.ts';
import { handleError, handleNotFound, refuseAddress } from './error-handler.ts';
import type { Routes } from './handlers.ts';
import { pascalAnswer } from './integration.ts';
import { readableAddress } from './readable-address.ts';
import { isEm } from './redes.ts';
import { type Porta, registerRoutes } from './register.ts';
import { assertPlainHeaders, assertSameOrigin } from './same-origin.ts';
import { sendSecurityHeaders } from './security-headers.ts';

export const BODY_LIMIT = 1_000_000;

/**
 * The log of a plain request never names the person: it has the route's pattern, not the address,
 * the query or the agent.
 */
const logOptions = (
  config: Config,
  stream?: NodeJS.WritableStream,
  processo?: number,
): FastifyServerOptions['logger'] =>
  config.logLevel === 'silent'
    ? false
    : {
        level: config.logLevel,
        // Which of several processes behind the port says it.
        ...(processo !== undefined && { base: { pid: process.pid, processo } }),
        ...(stream && { stream }),
        serializers: {
          req: (request) => ({ metodo: request.method }),
          res: (reply) => ({ status: reply.statusCode }),
          // PostgreSQL puts the data being written into `detail` and `where`, so these stay out.
          err: ({ name, message, code, stack }) => ({ type: name, message, code, stack: stack ?? '' }),
        },
      };

/** Null for bytes that are no UTF-8 (RFC 8259, 8.1): read as if they were, every accent of what somebody wrote would be lost. */
const utf8Of = (body: Buffer): string | null => (isUtf8(body) ? body.toString('utf8') : null);

const notUtf8 = () =>
  invalid('entrada.codificacao', 'O conteúdo enviado não está em UTF-8. Envie o JSON em UTF-8.');

const acceptJson = (app: FastifyInstance): void => {
  const parser = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  // Some programs use the old name of this type.
  app.addContentTypeParser(
    ['application/json', 'text/json'],
    { parseAs: 'buffer' },
    (request, body, done) => {
      const text = utf8Of(body as Buffer);
      if (text === null) done(notUtf8());
      // The original platform's client sends the JSON content type even without a body (logout).
      else if (text === '') done(null, undefined);
      else void parser(request, text, done);
    },
  );
};

export interface HttpOptions {
  readonly config: Config;
  readonly logStream?: NodeJS.WritableStream;
  /** Who is let in when there is more to do than can be done; without it, everybody. */
  readonly admissao?: Admissao | null;
  /** The number of this process, where several serve. */
  readonly processo?: number;
}

/** The HTTP platform: security headers, parsing, one error shape. `mountApi` puts the capabilities on it. */
export const createHttpServer = async ({
  config,
  logStream,
  admissao,
  processo,
}: HttpOptions): Promise<FastifyInstance> => {
  const app = fastify({
    logger: logOptions(config, logStream, processo),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // Who was let in before it closes is still answered, and then told to come by another connection.
    return503OnClosing: false,
    clientErrorHandler: refuseBrokenRequest,
    frameworkErrors: (_error, _request, reply) => void refuseAddress(reply as unknown as FastifyReply),
    genReqId: () => randomUUID().slice(0, 8),
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // What the first one says is believed of our proxies alone; they vouch for those before them.
    trustProxy: (address: string, hop: number) =>
      hop < config.proxyConfiavel && (hop > 0 || isEm(config.proxyDe, address)),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  acceptJson(app);
  await app.register(cookie);
  await app.register(formbody);
  await sendSecurityHeaders(app, config);
  admissao?.guardar(app);
  app.addHook('onRequest', async (request) => {
    assertPlainHeaders(request);
    assertSameOrigin(request, config);
  });
  await takeCspReports(app, () => performance.now());
  app.addHook('onResponse', async (request, reply) => {
    if (admissao?.isRecusado(request)) return;
    const { method: metodo, routeOptions } = request;
    const nivel = routeOptions.config?.sonda ? 'debug' : 'info';
    request.log[nivel]({
      metodo,
      rota: routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  return app;
};

export const mountApi = async (
  app: FastifyInstance,
  capabilities: readonly Routes[],
  porta: Porta,
  clock: Clock,
): Promise<void> => {
  await app.register(
    async (api) => {
      // Answers name people, so no cache may keep one (look-ups override this themselves).
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      api.addHook('onRequest', async (request, reply) => announceDeprecation(request, reply));
      // Browsers time the end of a session by our clock (src/shell/api/server-clock.ts); a cached
      // answer would be too old.
      api.addHook('onSend', async (_request, reply) => {
        if (reply.getHeader('cache-control') === 'no-store')
          reply.header('x-server-time', clock.now().getTime());
      });
      api.addHook('onSend', async (request, reply, payload) => pascalAnswer(request, reply, payload));
      for (const routes of capabilities) registerRoutes(api, routes, porta);
    },
    { prefix: '/api' },
  );
};
