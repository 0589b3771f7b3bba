import type { FastifyInstance } from 'fastify';
import { browserOrigin } from '../browser-origin.ts';
import type { EmbeddedContext } from './embedded-context.ts';
import { MOUNT } from './embedded-provider-names.ts';

/** Hands everything else below /sso to the library, unread, with our security headers. */
export const registerProtocol = async (app: FastifyInstance, context: EmbeddedContext): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all('/*', async (request, reply) => {
      const provider = await context.provider();
      const { raw } = request;
      const origin = new URL(browserOrigin(request, context.platform.config));
      delete raw.headers['x-forwarded-for'];
      raw.headers['x-forwarded-host'] = origin.host;
      raw.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
      const originalUrl = raw.url ?? '';
      Object.assign(raw, { originalUrl, url: originalUrl.slice(MOUNT.length) || '/' });
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.hijack();
      await provider.callback()(raw, reply.raw);
    });
  });
};
