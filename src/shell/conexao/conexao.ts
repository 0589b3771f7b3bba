import { createStore, useStore } from '#shell/store.ts';

/** False when the browser itself knows that there is no network; a server that does not answer is another matter. */
const isOnline = (): boolean => navigator.onLine !== false;

export const conexaoStore = createStore(isOnline());

if (typeof window !== 'undefined')
  for (const evento of ['online', 'offline'])
    window.addEventListener(evento, () => conexaoStore.set(isOnline()));

export const useConexao = (): boolean => useStore(conexaoStore);
