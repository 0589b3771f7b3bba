import { createStore } from '../store.ts';

/** What of the shell is open now; every navigation closes the menu (S4-07). */
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

/** Kept in a cookie, so that the server writes the theme into the page before anything is painted. */
export const CONTRASTE_COOKIE = 'contraste';

/** An error page stands in the place of the screen: the screen's own banner and trail would be wrong above it. */
export const screenErrorStore = createStore(false);
