import { createStore } from '../store.ts';

/** Whether the side menu is open; every navigation closes it (S4-07). */
export const menuStore = createStore(false);
export const openMenu = (): void => menuStore.set(true);
export const closeMenu = (): void => menuStore.set(false);

/** The profile switch dialog, opened after a login with several profiles and from the avatar menu. */
export const perfilDialogStore = createStore<{ readonly open: boolean; readonly redirect: string | null }>({
  open: false,
  redirect: null,
});
export const openPerfilDialog = (redirect: string | null = null): void =>
  perfilDialogStore.set({ open: true, redirect });
export const closePerfilDialog = (): void => perfilDialogStore.set({ open: false, redirect: null });

/** The cookie bar: closed, open, or managing the choices (S4-09). */
export type CookieBarState = 'fechada' | 'aberta' | 'gerenciando';
export const cookieBarStore = createStore<CookieBarState>('fechada');

/** Kept in a cookie, so that the server can write the theme into the page before painting. */
export const CONTRASTE_COOKIE = 'contraste';

/** True while an error page replaces the screen, whose banner and trail would be wrong above it. */
export const screenErrorStore = createStore(false);
