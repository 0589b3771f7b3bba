import type { FastifyInstance } from 'fastify';
import { days } from '../clock.ts';
import type { Platform } from '../platform.ts';
import { browserOrigin } from '../sign-on/browser-origin.ts';

/** RFC 9116 wants a moment after which to ask again, at most a year ahead. */
const VALIDITY = days(180);

/** Whom to tell about a weakness, where researchers look for it. */
export const serveSecurityTxt = (
  app: FastifyInstance,
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
): void => {
  app.get('/.well-known/security.txt', async (request, reply) => {
    const expires = new Date(clock.now().getTime() + VALIDITY);
    expires.setUTCHours(0, 0, 0, 0);
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${config.instalacao.emailContato}`,
          `Expires: ${expires.toISOString()}`,
          'Preferred-Languages: pt-BR, en',
          `Canonical: ${browserOrigin(request, config)}/.well-known/security.txt`,
          '',
        ].join('\n'),
      );
  });
};
