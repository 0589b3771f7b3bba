import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * The origin that the person's browser sees: PUBLIC_URL if set, otherwise the Host they came by
 * (localhost, an address, a name of the local network), so that a sign-on ends where it began.
 */
export const browserOrigin = (request: FastifyRequest, config: Pick<Config, 'publicUrl'>): string => {
  const given = config.publicUrl ?? `${request.protocol}://${request.host}`;
  return URL.canParse(given) ? new URL(given).origin : 'http://localhost';
};
