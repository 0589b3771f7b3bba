import { readCookie, removeCookie, writeCookie } from '#shell/cookies.ts';
import { createStore, useStore } from '#shell/store.ts';

/** Signing out empties the local storage; who hid the icon keeps it hidden on this device. */
const COOKIE = 'assistente-oculto';
const SIM = '1';

const ocultoStore = createStore(readCookie(COOKIE) === SIM);

export const useIconeOculto = (): boolean => useStore(ocultoStore);

export const ocultarIcone = (): void => {
  writeCookie(COOKIE, SIM);
  ocultoStore.set(true);
};

export const mostrarIcone = (): void => {
  removeCookie(COOKIE);
  ocultoStore.set(false);
};
