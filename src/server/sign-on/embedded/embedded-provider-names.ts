import type { Platform } from '../../platform.ts';

export const MOUNT = '/sso';
/** Never resolved: our own client is the only one, and it calls in-process. */
export const ISSUER = `http://escuta.invalid${MOUNT}`;
export const CLIENT_ID = 'escuta-br';
export const PATHS = {
  authorize: '/authorize',
  token: '/token',
  userinfo: '/userinfo',
  jwk: '/jwk',
} as const;

export const clientSecretOf = ({ config }: Platform): string =>
  config.keyFor('sign-on-embutido/cliente').toString('base64url');
