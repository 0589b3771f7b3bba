import { useEffect } from 'react';
import { createStore } from '#shell/store.ts';
import type { Crumb } from './screen.ts';

/** The trail of a page that is known only once its data arrived; null for its route's trail. */
export const trilhaStore = createStore<readonly Crumb[] | null>(null);

/** Puts these crumbs between Home (and 'Principal') and the page, while the page is open. */
export const useTrilha = (trilha: readonly Crumb[] | null): void => {
  useEffect(() => {
    trilhaStore.set(trilha);
    return () => trilhaStore.set(null);
  }, [trilha]);
};
