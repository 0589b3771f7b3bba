import type { FastifyInstance } from 'fastify';
import { browserOrigin } from '../browser-origin.ts';
import { refusedReturnPage, signedOutPage } from '../pages/error-page.ts';
import type { EmbeddedContext } from './embedded-context.ts';
import { endProviderSession } from './embedded-session.ts';

const isOwn = (address: string, origin: string): boolean =>
  URL.canParse(address) && new URL(address).origin === origin;

/** As at the national sign-on: no click to confirm, and a return only to this platform. */
export const registerLogout = (app: FastifyInstance, { platform, provider }: EmbeddedContext): void => {
  app.get<{ Querystring: { post_logout_redirect_uri?: string | string[] } }>(
    '/logout',
    async (request, reply) => {
      await endProviderSession(await provider(), request.raw, reply.raw);
      const returnTo = request.query.post_logout_redirect_uri;
      if (returnTo === undefined) return reply.send(signedOutPage());
      if (typeof returnTo === 'string' && isOwn(returnTo, browserOrigin(request, platform.config))) {
        return reply.redirect(new URL(returnTo).href, 303);
      }
      return reply.code(400).send(refusedReturnPage());
    },
  );
};
