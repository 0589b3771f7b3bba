import { useLayoutEffect } from 'react';
import { createStore } from '#shell/store.ts';

/** The title of a page that is known only once it is open; null for its route's title. */
export const tituloStore = createStore<string | null>(null);

/**
 * Shows it in the banner, the trail and the tab while the page is open. It is set before the title
 * is read aloud.
 */
export const useTitulo = (titulo: string | null): void => {
  useLayoutEffect(() => {
    tituloStore.set(titulo);
    return () => tituloStore.set(null);
  }, [titulo]);
};
