import { loadScreenList } from './known-screens.ts';
import { addMessage } from './notifications/messages.ts';

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 200);
};

/** A person on a metered connection did not ask for screens they may never open. */
const isSavingData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

interface Chunk {
  readonly file: string;
  readonly isDynamicEntry?: boolean;
}

/** Fetched and compiled, not run: a screen nobody opens must not cost the visitor's processor. */
const fetchModule = (file: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = import.meta.env.BASE_URL + file;
    link.onload = () => resolve();
    link.onerror = () => {
      window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
      resolve();
    };
    document.head.append(link);
  });

const fetchOneByOne = (files: string[]): void => {
  const file = files.shift();
  if (file) void fetchModule(file).then(() => whenIdle(() => fetchOneByOne(files)));
};

/** The chunks of the lazy screens, as the build listed them; the development server has no such list and needs none. */
const listChunks = async (): Promise<string[]> => {
  const response = await fetch(`${import.meta.env.BASE_URL}telas.json`);
  if (!response.ok) return [];
  const chunks = Object.values((await response.json()) as Record<string, Chunk>);
  return chunks
    .filter(({ isDynamicEntry, file }) => isDynamicEntry && file.endsWith('.js'))
    .map(({ file }) => file);
};

/** After the page has loaded, the list of screens and then the screens come one by one while the browser is idle (S4-11). */
export const preloadScreens = (): void => {
  const start = (): void => {
    if (isSavingData() || import.meta.env.DEV) return;
    whenIdle(() => {
      void loadScreenList();
      void listChunks().then(fetchOneByOne, (error: unknown) => console.warn(error));
    });
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
};

/** A screen that cannot be loaded is usually an old page after a new version: reloading brings the new one. */
export const offerReloadOnPreloadError = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    event.preventDefault();
    addMessage({
      type: 'warning',
      title: 'Não foi possível carregar uma parte do site.',
      text: 'Pode ser a conexão ou uma versão nova. <a href="">Recarregue a página</a> para continuar.',
    });
  });
};
