import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Whether the browser speaks https to us, which cookies depend on. PUBLIC_URL decides when set;
 * otherwise the protocol of the request, as far as PROXY_CONFIAVEL lets us trust it.
 */
export const isSecure = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { protocol }: Pick<FastifyRequest, 'protocol'>,
): boolean => publicUrl?.startsWith('https:') === true || protocol === 'https';
