import { withRetry } from '#shell/navegacao/load-failures.ts';
import type { Screen } from '#shell/navegacao/screen.ts';
import { createStore } from '#shell/store.ts';

type ScreenList = typeof import('./screen-list.ts');

/** The list of all screens, once loaded. As a separate chunk it does not delay the home. */
export const screenListStore = createStore<ScreenList | null>(null);

let request: Promise<ScreenList> | undefined;

export const loadScreenList = (): Promise<ScreenList> => {
  request ??= withRetry(() => import('./screen-list.ts')).then(
    (list) => {
      screenListStore.set(list);
      return list;
    },
    (error: unknown) => {
      // What failed without a connection may succeed the next time.
      request = undefined;
      throw error;
    },
  );
  return request;
};

export const findKnownScreen = (pathname: string): Screen | undefined =>
  screenListStore.get()?.findScreen(pathname);
