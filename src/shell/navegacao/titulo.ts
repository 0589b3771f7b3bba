import { useLayoutEffect } from 'react';
import { createStore } from '#shell/store.ts';

/** The title of a page that knows it only once it is open; null for the title of its route. */
export const tituloStore = createStore<string | null>(null);

/** Says it in the banner, the trail and the tab as long as the page is there; before the title is read aloud. */
export const useTitulo = (titulo: string | null): void => {
  useLayoutEffect(() => {
    tituloStore.set(titulo);
    return () => tituloStore.set(null);
  }, [titulo]);
};
