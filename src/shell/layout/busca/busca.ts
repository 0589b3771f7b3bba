import { createStore } from '#shell/store.ts';

/** Whether the header's search box is open; the skip link also opens it. */
export const buscaStore = createStore(false);
export const openBusca = (): void => buscaStore.set(true);
export const closeBusca = (): void => buscaStore.set(false);
