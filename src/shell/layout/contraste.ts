import { removeCookie, writeCookie } from '#shell/cookies.ts';
import { CONTRASTE_COOKIE } from '#shell/layout/shell-state.ts';
import { createStore, useStore } from '#shell/store.ts';

const ALTO = 'alto';

const contrasteStore = createStore(document.documentElement.dataset.contraste === ALTO);

export const useAltoContraste = (): boolean => useStore(contrasteStore);

/** The cookie lets the server write the theme into the next page; the attribute changes this. */
export const toggleContraste = (): void => {
  const high = !contrasteStore.get();
  if (high) {
    document.documentElement.dataset.contraste = ALTO;
    writeCookie(CONTRASTE_COOKIE, ALTO);
  } else {
    delete document.documentElement.dataset.contraste;
    removeCookie(CONTRASTE_COOKIE);
  }
  contrasteStore.set(high);
};
