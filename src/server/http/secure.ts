import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isDaPortaDoTor } from './porta-do-tor.ts';
import { isEm } from './redes.ts';

export type Addresses = Pick<Config, 'publicUrl' | 'onionUrl'>;

const isHttps = (address: string | undefined): boolean => address?.startsWith('https:') === true;

/** Whether the person came by the onion address, which Tor encrypts by itself. */
export const isOnion = (
  { onionUrl }: Pick<Config, 'onionUrl'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): boolean => onionUrl !== undefined && headers.host === new URL(onionUrl).host;

/** All who come through Tor are one sender. */
export const NO_TOR = 'onion';

/**
 * Whether Tor itself brought the request. Anybody can write the onion address into a header: what is free of the limits of an
 * address must also come by the port that only Tor reaches (ONION_PORTA) or, where there is no such port, and so no proxy
 * either, from where Tor ends (ONION_DE).
 */
export const veioPeloTor = (
  config: Pick<Config, 'onionUrl' | 'onionDe' | 'onionPorta'>,
  request: Pick<FastifyRequest, 'headers' | 'ip' | 'raw'>,
): boolean =>
  isOnion(config, request) &&
  (config.onionPorta === undefined ? isEm(config.onionDe, request.ip) : isDaPortaDoTor(request.raw));

/**
 * Whether the browser speaks https to us, which cookies depend on. The address by which it came decides where a
 * setting names it; otherwise the protocol of the request, as far as PROXY_CONFIAVEL lets us trust it.
 */
export const isSecure = (
  addresses: Addresses,
  request: Pick<FastifyRequest, 'protocol' | 'headers'>,
): boolean =>
  isOnion(addresses, request)
    ? isHttps(addresses.onionUrl)
    : isHttps(addresses.publicUrl) || request.protocol === 'https';
