import type { Screen } from '#shell/navegacao/screen.ts';
import { createStore } from '#shell/store.ts';

type ScreenList = typeof import('./screen-list.ts');

/** The list of all screens, once it has come: it is a chunk of its own, so that the home need not wait for it. */
export const screenListStore = createStore<ScreenList | null>(null);

let request: Promise<ScreenList> | undefined;

export const loadScreenList = (): Promise<ScreenList> => {
  request ??= import('./screen-list.ts').then(
    (list) => {
      screenListStore.set(list);
      return list;
    },
    (error: unknown) => {
      // What failed once, without a connection, may come the next time.
      request = undefined;
      throw error;
    },
  );
  return request;
};

export const findKnownScreen = (pathname: string): Screen | undefined =>
  screenListStore.get()?.findScreen(pathname);
