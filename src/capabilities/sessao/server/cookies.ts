import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hmac, newSecret } from '#server/crypto/secret.ts';

/** Names on the wire. Only `sessao` authorises; the page may read the others (S7-02, S9-03). */
export const Cookie = {
  sessao: 'sessao',
  /** When the session ends, in milliseconds: lets the page warn in time without asking the server. */
  loginToken: 'login-token',
  accessToken: 'govbr-access-token',
  idToken: 'govbr-id-token',
  /** Proves that this browser has signed in to this account before, so that strangers' mistakes do not brake it. */
  dispositivo: 'dispositivo',
} as const;

const LIFETIME_SECONDS = 182 * 24 * 60 * 60;

const options = (request: FastifyRequest, httpOnly: boolean): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  secure: request.protocol === 'https',
  maxAge: LIFETIME_SECONDS,
  httpOnly,
});

export const setLoginToken = (request: FastifyRequest, reply: FastifyReply, expiraEm: Date): void => {
  reply.setCookie(Cookie.loginToken, String(expiraEm.getTime()), options(request, false));
};

export const setSessionCookies = (
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
  expiraEm: Date,
  isGovbr: boolean,
): void => {
  reply.setCookie(Cookie.sessao, secret, options(request, true));
  setLoginToken(request, reply, expiraEm);
  if (!isGovbr) return;
  // References only: random, unrelated to the real tokens, which never leave the server.
  reply.setCookie(Cookie.accessToken, newSecret(), options(request, false));
  reply.setCookie(Cookie.idToken, newSecret(), options(request, false));
};

export const clearSessionCookies = (request: FastifyRequest, reply: FastifyReply): void => {
  for (const name of [Cookie.sessao, Cookie.loginToken, Cookie.accessToken, Cookie.idToken]) {
    reply.clearCookie(name, { path: '/', sameSite: 'lax', secure: request.protocol === 'https' });
  }
};

/** `nonce.mac`: valid for one login only. */
export const newDispositivo = (key: Buffer, login: string): string => {
  const nonce = newSecret().slice(0, 16);
  return `${nonce}.${hmac(key, `${nonce}:${login.toLowerCase()}`)}`;
};

export const isDispositivoConhecido = (key: Buffer, login: string, cookie: string | undefined): boolean => {
  const [nonce = '', mac] = cookie?.split('.') ?? [];
  return mac !== undefined && mac === hmac(key, `${nonce}:${login.toLowerCase()}`);
};

export const setDispositivo = (request: FastifyRequest, reply: FastifyReply, value: string): void => {
  reply.setCookie(Cookie.dispositivo, value, options(request, true));
};
