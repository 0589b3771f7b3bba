import { createStore } from '#shell/store.ts';

/**
 * Raised when the open screen must be drawn anew: after a change of profile that stays on the same
 * screen, nothing of the old profile may remain.
 */
export const redrawStore = createStore(0);
export const redrawScreen = (): void => redrawStore.set((count) => count + 1);
