import { createStore } from '#shell/store.ts';

/** Takes over with the version that waits; null while there is none. */
export const novaVersaoStore = createStore<{ readonly usar: () => void } | null>(null);
