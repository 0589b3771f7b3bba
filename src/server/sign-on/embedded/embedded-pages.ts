import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '#kernel/errors.ts';
import { errorPage } from '../pages/error-page.ts';
import type { EmbeddedContext } from './embedded-context.ts';
import { registerInteractions } from './embedded-interactions.ts';
import { registerLogout } from './embedded-logout.ts';

/** Here only the check of a form's origin refuses with a DomainError, so it is always a 403. */
const statusOf = (error: Error & { statusCode?: number }): number =>
  error instanceof DomainError ? 403 : (error.statusCode ?? 500);

/** Everything that answers with a page: never cached, and errors are pages too. */
export const registerPages = async (app: FastifyInstance, context: EmbeddedContext): Promise<void> => {
  await app.register(async (scope) => {
    if (!scope.hasContentTypeParser('application/x-www-form-urlencoded')) await scope.register(formbody);
    scope.addHook('onRequest', async (_request, reply) => {
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    });
    scope.setErrorHandler((error: Error, request, reply) => {
      const status = statusOf(error);
      if (status >= 500) request.log.error({ pilha: error.stack }, 'falha na página de entrada embutida');
      return reply.code(status).type('text/html; charset=utf-8').send(errorPage(error));
    });
    registerInteractions(scope, context);
    registerLogout(scope, context);
  });
};
