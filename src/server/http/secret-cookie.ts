import type { FastifyRequest } from 'fastify';
import { type Addresses, isSecure } from './secure.ts';

/**
 * Browsers take a cookie with this prefix only from https, for this very host and its whole path: no other page of the
 * domain can plant one. Without https they refuse it, so there the name stands alone.
 */
export const secretName = (secure: boolean, name: string): string => (secure ? `__Host-${name}` : name);

export const readSecret = (addresses: Addresses, request: FastifyRequest, name: string): string | undefined =>
  request.cookies[secretName(isSecure(addresses, request), name)];
