import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Whether the browser speaks https to us, as cookies need to know: PUBLIC_URL says so for certain; else the
 * protocol of the request, as far as PROXY_CONFIAVEL lets it be believed.
 */
export const isSecure = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { protocol }: Pick<FastifyRequest, 'protocol'>,
): boolean => publicUrl?.startsWith('https:') === true || protocol === 'https';
