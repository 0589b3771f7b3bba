import type { FastifyRequest } from 'fastify';
import { forbidden, invalid } from '#kernel/errors.ts';
import { type Addresses, isSecure } from './secure.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);

/**
 * A page on http can be forged by whoever is on the way, so it may change nothing here where we are reached by https.
 * The other way round is a proxy in front of us that was not announced (PROXY_CONFIAVEL).
 */
const isOurs = (origin: string, request: FastifyRequest, addresses: Addresses): boolean => {
  const { host = '' } = request.headers;
  const here = isSecure(addresses, request) ? [`https://${host}`] : [`http://${host}`, `https://${host}`];
  const known = [...here, addresses.publicUrl, addresses.onionUrl];
  const given = originOf(origin);
  return given !== null && known.some((address) => address !== undefined && originOf(address) === given);
};

/**
 * A changing request must come from our own pages: browsers send Origin or Sec-Fetch-Site and cannot forge them. A
 * plain client sends neither and carries no ambient cookie, so it passes: programs keep working.
 */
export const assertSameOrigin = (request: FastifyRequest, addresses: Addresses): void => {
  if (SAFE_METHODS.has(request.method)) return;
  const origin = request.headers.origin;
  const site = request.headers['sec-fetch-site'];
  const isForeign =
    origin !== undefined
      ? !isOurs(origin, request, addresses)
      : site !== undefined && site !== 'same-origin' && site !== 'none';
  if (isForeign) {
    throw forbidden(
      'origem.outro-site',
      'Este pedido veio de outro site e foi recusado. Abra a plataforma e tente de novo.',
    );
  }
};

/** Headers that become part of addresses, of cookies' rules or of a counter's key. */
const ADDRESSING = ['host', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for', 'forwarded'];

/** Printable ASCII: nothing that ends a line or hides in a log, whatever a proxy let through. */
export const assertPlainHeaders = ({ headers }: FastifyRequest): void => {
  for (const name of ADDRESSING) {
    const value = String(headers[name] ?? '');
    if (!/^[\x20-\x7e]*$/.test(value))
      throw invalid('entrada.cabecalho', 'O pedido tem um cabeçalho com caracteres inválidos.');
  }
};
