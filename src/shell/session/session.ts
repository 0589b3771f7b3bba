import type { z } from 'zod';
import type { QuemAcessa } from '#kernel/acesso.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import type { UsuarioLogado } from '#kernel/quem/usuario-logado.ts';
import { createReader } from '#shell/api/client.ts';
import { ApiError } from '#shell/api/errors.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { readCookie, removeCookie } from '#shell/cookies.ts';
import { esquecerEnviadas } from '#shell/guardado/enviadas.ts';
import { createStore, useStore } from '#shell/store.ts';

export type Usuario = UsuarioLogado;

/** The one call that every page makes; the contract of `sessao` answers it with this very type. */
interface QuemEntrou extends Endpoint {
  readonly response: z.ZodType<Usuario>;
}
const api = createReader<{ readonly 'GET /app-web/v1/usuarios/dadosautenticacao': QuemEntrou }>();

const LOGIN_TOKEN = 'login-token';

/** The signed-in person, as last reported by the server; null for a visitor. */
export const usuarioStore = createStore<Usuario | null>(null);

export const useUsuario = (): Usuario | null => useStore(usuarioStore);

/** When the session ends, as the readable cookie says; null without one. */
export const sessaoExpiraEm = (): Date | null => {
  const expires = Number(readCookie(LOGIN_TOKEN));
  return expires > 0 ? new Date(expires) : null;
};

/** True when the session has reached its longest duration: activity cannot postpone this end. */
export const isFimNoLimite = (): boolean =>
  sessaoExpiraEm()?.getTime() === Date.parse(usuarioStore.get()?.sessaoLimiteEm ?? '');

/**
 * Another tab may have opened a new session since the person was loaded. Without a change, no
 * screen is notified.
 */
export const setLimiteDaSessao = (sessaoLimiteEm: string): void => {
  const usuario = usuarioStore.get();
  if (usuario && usuario.sessaoLimiteEm !== sessaoLimiteEm) usuarioStore.set({ ...usuario, sessaoLimiteEm });
};

/** Where the session's tabs note which end the person was warned of; gone with the session. */
const LIMITE_AVISADO = 'limite-da-sessao-avisado';

export const isLimiteAvisado = (): boolean =>
  localStorage.getItem(LIMITE_AVISADO) === usuarioStore.get()?.sessaoLimiteEm;

export const setLimiteAvisado = (): void =>
  localStorage.setItem(LIMITE_AVISADO, usuarioStore.get()?.sessaoLimiteEm ?? '');

/** Authenticated while a non-expired login-token cookie exists (S4-01). */
export const isAuthenticated = (): boolean => {
  const expires = sessaoExpiraEm();
  return expires !== null && expires > serverNow();
};

/**
 * When the token is missing or expired, local storage and the cookie are cleared; drafts, contrast
 * and cookie choice are kept elsewhere (S4-01).
 */
export const forgetSession = (): void => {
  localStorage.clear();
  esquecerEnviadas();
  removeCookie(LOGIN_TOKEN);
  usuarioStore.set(null);
};

export const setUsuario = (usuario: Usuario): Usuario => {
  usuarioStore.set(usuario);
  return usuario;
};

/** Loads the signed-in person; a failure is only logged (S8-02) and leaves a visitor. */
export const loadUsuario = async (): Promise<Usuario | null> => {
  if (!isAuthenticated()) {
    if (usuarioStore.get() || readCookie(LOGIN_TOKEN)) forgetSession();
    return null;
  }
  try {
    return setUsuario(await api('GET /app-web/v1/usuarios/dadosautenticacao', undefined, { quiet: true }));
  } catch (error) {
    console.warn('Não foi possível carregar os dados do usuário.', error);
    // The server ended the session, whatever the cookie says. Without a connection the person stays
    // signed in here.
    if (error instanceof ApiError && error.status === 401) forgetSession();
    return usuarioStore.get();
  }
};

export const idPerfilDe = (usuario: Usuario | null): IdPerfil =>
  usuario ? (usuario.perfilAtual.idPerfil as IdPerfil) : Perfil.publico;

export const toQuemAcessa = (usuario: Usuario | null): QuemAcessa | null =>
  usuario && { idPerfil: idPerfilDe(usuario), cadastroPendente: usuario.pendencia !== null };
