import { createStore } from '#shell/store.ts';

/** Grows when the open screen must be drawn anew: a change of profile that ends on the same screen leaves nothing of the old one. */
export const redrawStore = createStore(0);
export const redrawScreen = (): void => redrawStore.set((count) => count + 1);
