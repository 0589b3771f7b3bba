import { useEffect } from 'react';
import { createStore } from '#shell/store.ts';
import type { Crumb } from './screen.ts';

/** The trail of a page that knows it only once its data came; null for the trail of its route. */
export const trilhaStore = createStore<readonly Crumb[] | null>(null);

/** Puts these crumbs between Home (and 'Principal') and the page, as long as the page is there. */
export const useTrilha = (trilha: readonly Crumb[] | null): void => {
  useEffect(() => {
    trilhaStore.set(trilha);
    return () => trilhaStore.set(null);
  }, [trilha]);
};
