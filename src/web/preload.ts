import { LOAD_FAILURE_TITLE, rememberLoadFailure } from '#shell/navegacao/load-failures.ts';
import { addMessage } from '#shell/notifications/messages.ts';
import { loadScreenList } from './known-screens.ts';

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
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Fetched and compiled, not run: a screen nobody opens must not cost the visitor's processor. */
const fetchModule = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = reject;
    document.head.append(link);
  });

/** Into the browser's cache only: a sheet of a screen that is not open must not be applied. */
const fetchStyles = async (href: string): Promise<void> => {
  const response = await fetch(href, { priority: 'low' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  await response.arrayBuffer();
};

/** Nobody asked for these yet: without a connection they wait for it, and only then is a failure worth a word. */
const fetchOneByOne = (files: string[]): void => {
  const goOn = (): void => whenIdle(() => fetchOneByOne(files));
  if (!navigator.onLine) {
    window.addEventListener('online', goOn, { once: true });
    return;
  }
  const file = files.shift();
  if (!file) return;
  const href = import.meta.env.BASE_URL + file;
  void (file.endsWith('.css') ? fetchStyles(href) : fetchModule(href)).then(goOn, () => {
    if (navigator.onLine) window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    else files.unshift(file);
    goOn();
  });
};

/** Every file a screen needs to open, each once: a screen without what it imports, or its sheet, does not open offline. */
const filesOf = (chunks: Readonly<Record<string, Chunk>>): string[] => {
  const files = new Set<string>();
  const add = ({ file, imports = [], css = [] }: Chunk): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const sheet of css) files.add(sheet);
    for (const name of imports) if (chunks[name]) add(chunks[name]);
  };
  for (const chunk of Object.values(chunks))
    if (chunk.isDynamicEntry && chunk.file.endsWith('.js')) add(chunk);
  return [...files];
};

/** The files of the lazy screens, as the build listed them; the development server has no such list and needs none. */
const listChunks = async (): Promise<string[]> => {
  const response = await fetch(`${import.meta.env.BASE_URL}telas.json`);
  if (!response.ok) return [];
  return filesOf((await response.json()) as Record<string, Chunk>);
};

/** Comes first and to everybody: once a screen cannot be fetched, neither can the page that says so. */
export const loadErrorPage = () => import('#shell/errors/screen-error.tsx');

/** After the page has loaded, the list of screens and then the screens come one by one while the browser is idle (S4-11). */
export const preloadScreens = (): void => {
  const start = (): void => {
    if (import.meta.env.DEV) return;
    const warn = (error: unknown): void => console.warn(error);
    whenIdle(() => {
      loadErrorPage().catch(warn);
      if (isSavingData()) return;
      loadScreenList().catch(warn);
      listChunks().then(fetchOneByOne).catch(warn);
    });
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
};

/**
 * A part that cannot be loaded is usually an old page after a new version: reloading brings the new one. The import
 * still fails, so that the error page takes the place of a screen; the message is for what has no such place.
 */
export const offerReloadOnPreloadError = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (payload) rememberLoadFailure(payload);
    addMessage({
      type: 'warning',
      title: LOAD_FAILURE_TITLE,
      text: 'Pode ser a conexão ou uma versão nova. <a href="">Recarregue a página</a> para continuar.',
    });
  });
};
