import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SEGUNDOS_DO_COOKIE } from '#kernel/cookie.ts';
import { hmac, isMesmoSegredo, newSecret } from '#server/crypto/secret.ts';
import { secretName } from '#server/http/secret-cookie.ts';

/**
 * Names that clients know. Only `sessao` authorises; it and `dispositivo` are our own secrets, hidden from the page and
 * under a guarded name on https (`secretName`). The others keep the specification's names and days (S7-02, S9-03).
 */
export const Cookie = {
  sessao: 'sessao',
  /** When the session ends, in milliseconds, so that the page can warn without asking us. */
  loginToken: 'login-token',
  accessToken: 'govbr-access-token',
  idToken: 'govbr-id-token',
  /**
   * Proves that this browser signed in to the account before, so that strangers' wrong passwords do
   * not slow its owner down.
   */
  dispositivo: 'dispositivo',
} as const;

const options = (secure: boolean, httpOnly: boolean): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  secure,
  maxAge: SEGUNDOS_DO_COOKIE,
  httpOnly,
});

export const setLoginToken = (secure: boolean, reply: FastifyReply, expiraEm: Date): void => {
  reply.setCookie(Cookie.loginToken, String(expiraEm.getTime()), options(secure, false));
};

export const setSessionCookies = (
  secure: boolean,
  reply: FastifyReply,
  secret: string,
  expiraEm: Date,
  isGovbr: boolean,
): void => {
  // Without a term, so that it ends with the browser: the next person at a shared computer is not signed in.
  const { maxAge: _, ...doNavegador } = options(secure, true);
  reply.setCookie(secretName(secure, Cookie.sessao), secret, doNavegador);
  setLoginToken(secure, reply, expiraEm);
  if (!isGovbr) return;
  // Random references only: the real tokens never leave the server.
  reply.setCookie(Cookie.accessToken, newSecret(), options(secure, false));
  reply.setCookie(Cookie.idToken, newSecret(), options(secure, false));
};

export const clearSessionCookies = (secure: boolean, reply: FastifyReply): void => {
  const sessao = secretName(secure, Cookie.sessao);
  for (const name of [sessao, Cookie.loginToken, Cookie.accessToken, Cookie.idToken]) {
    reply.clearCookie(name, { path: '/', sameSite: 'lax', secure });
  }
};

/** Colleagues may share a computer: one browser remembers this many of them, the latest first. */
const CONHECIDOS = 5;
const MARCA = /^[\w-]+\.[\w-]+$/;

const marcasDe = (cookie: string | undefined): string[] =>
  (cookie ?? '').split(',').filter((marca) => MARCA.test(marca));

/** A mark is `nonce.mac`, and is valid for one login only. */
const isDoLogin =
  (key: Buffer, login: string) =>
  (marca: string): boolean => {
    const [nonce, mac = ''] = marca.split('.');
    return isMesmoSegredo(mac, hmac(key, `${nonce}:${login.toLowerCase()}`));
  };

/** The mark that an earlier sign-in to this account left in this browser; null if there is none. */
export const dispositivoDe = (key: Buffer, login: string, cookie: string | undefined): string | null =>
  marcasDe(cookie).find(isDoLogin(key, login))?.split('.')[0] ?? null;

export const comDispositivo = (key: Buffer, login: string, cookie: string | undefined): string => {
  const nonce = newSecret().slice(0, 16);
  const nova = `${nonce}.${hmac(key, `${nonce}:${login.toLowerCase()}`)}`;
  const outras = marcasDe(cookie).filter((marca) => !isDoLogin(key, login)(marca));
  return [nova, ...outras].slice(0, CONHECIDOS).join(',');
};

export const setDispositivo = (secure: boolean, reply: FastifyReply, value: string): void => {
  reply.setCookie(secretName(secure, Cookie.dispositivo), value, options(secure, true));
};

const ENTRADA_PREFIXO = 'govbr-entrada-';
/** Only names that we give: a cookie name that we cannot write back must not break signing in. */
const ENTRADA_NOME = /^(?:__Host-)?govbr-entrada-[\w-]{16}$/;
/** Limits the headers: a sixth attempt ends the oldest (browsers send the oldest first). */
const MAXIMO_DE_ENTRADAS = 5;

/** One cookie per attempt, so that a sign-on begun in another tab does not disturb this one. */
const nomeDaEntrada = (secure: boolean, state: string): string =>
  secretName(secure, ENTRADA_PREFIXO + state.slice(0, 16));

const entradaOptions = (secure: boolean): CookieSerializeOptions => ({
  // The guarded name holds for the whole host only.
  path: secure ? '/' : '/api/app-web/v1/govbr',
  httpOnly: true,
  sameSite: 'lax',
  secure,
});

/** Ties the sign-on to this browser: a link carrying somebody else's code opens no session here. */
export const setEntradaGovbr = (
  secure: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
  { state, validade }: { state: string; validade: number },
): void => {
  const begun = Object.keys(request.cookies).filter((name) => ENTRADA_NOME.test(name));
  for (const name of begun.slice(0, 1 - MAXIMO_DE_ENTRADAS)) reply.clearCookie(name, entradaOptions(secure));
  reply.setCookie(nomeDaEntrada(secure, state), state, {
    ...entradaOptions(secure),
    maxAge: validade / 1000,
  });
};

/**
 * Whether this browser began the attempt, whose cookie is then removed. An unknown state changes no
 * cookie.
 */
export const takeEntradaDoNavegador = (
  secure: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
  state: string,
): boolean => {
  const name = nomeDaEntrada(secure, state);
  if (state === '' || request.cookies[name] !== state) return false;
  reply.clearCookie(name, entradaOptions(secure));
  return true;
};
