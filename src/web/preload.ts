import {
  isRetrying,
  LOAD_FAILURE_TITLE,
  RETRY_AFTER_MS,
  rememberLoadFailure,
} from '#shell/navegacao/load-failures.ts';
import { addMessage } from '#shell/notifications/messages.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { loadScreenList } from './known-screens.ts';

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 200);
};

/** On a metered connection, screens that may never be opened are not fetched beforehand. */
const isSavingData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetched and compiled but not run: an unopened screen must not use the processor. */
const fetchModule = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.fetchPriority = 'low';
    link.onload = () => resolve();
    link.onerror = reject;
    document.head.append(link);
  });

/** Only into the browser's cache: the sheet of a screen that is not open must not apply. */
const fetchStyles = async (href: string): Promise<void> => {
  const response = await fetch(href, { priority: 'low' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  await response.arrayBuffer();
};

/**
 * Nobody has asked for these yet. Without a connection they wait for it; one that is lost on the way is fetched once more, after
 * a moment, and only a failure after that is reported.
 */
const fetchOneByOne = (files: string[], lost: string | null = null): void => {
  const goOn = (): void => whenIdle(() => fetchOneByOne(files));
  if (!navigator.onLine) {
    window.addEventListener('online', goOn, { once: true });
    return;
  }
  const file = files.shift();
  if (!file) return;
  const href = import.meta.env.BASE_URL + file;
  void (file.endsWith('.css') ? fetchStyles(href) : fetchModule(href)).then(goOn, () => {
    if (navigator.onLine && file === lost) {
      window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
      goOn();
      return;
    }
    files.unshift(file);
    if (navigator.onLine) setTimeout(() => fetchOneByOne(files, file), RETRY_AFTER_MS);
    else goOn();
  });
};

interface Files {
  readonly todos: readonly string[];
  /** Of screens that only people who work in an office may open. */
  readonly equipe: readonly string[];
}

/**
 * The files of the lazy screens, as the build listed them; the development server has no such list
 * and needs none.
 */
const listFiles = async (): Promise<Files> => {
  const response = await fetch(`${import.meta.env.BASE_URL}telas.json`, { priority: 'low' });
  return response.ok ? ((await response.json()) as Files) : { todos: [], equipe: [] };
};

const isDaEquipe = (): boolean => usuarioStore.get()?.indPerfilUsuario === false;

const onceDaEquipe = (work: () => void): void => {
  if (isDaEquipe()) {
    work();
    return;
  }
  const stop = usuarioStore.subscribe(() => {
    if (!isDaEquipe()) return;
    stop();
    work();
  });
};

const fetchFiles = ({ todos, equipe }: Files): void => {
  fetchOneByOne([...todos]);
  onceDaEquipe(() => fetchOneByOne([...equipe]));
};

/** Loaded first, for everybody: without a connection this page could not be fetched either. */
export const loadErrorPage = () => import('#shell/errors/screen-error.tsx');

/**
 * After the page has loaded, the list of screens and then the screens that this person may open are fetched one by one
 * while the browser is idle (S4-11): an office's screens would cost a citizen half as much again, for nothing.
 */
export const preloadScreens = (): void => {
  const start = (): void => {
    if (import.meta.env.DEV) return;
    const warn = (error: unknown): void => console.warn(error);
    whenIdle(() => {
      loadErrorPage().catch(warn);
      if (isSavingData()) return;
      loadScreenList().catch(warn);
      listFiles().then(fetchFiles).catch(warn);
    });
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
};

const offerReload = (): void => {
  // Without a connection the head of the page says so, and a reload would only lose what was typed.
  if (!navigator.onLine) return;
  addMessage({
    type: 'warning',
    title: LOAD_FAILURE_TITLE,
    text: 'Pode ser a conexão ou uma versão nova. <a href="">Recarregue a página</a> para continuar.',
  });
};

/**
 * A part that cannot be loaded even at the second try usually means an old page after a new version: reloading brings the
 * new one. The import still fails, so that the error page replaces a screen; the message is for parts that have no such place.
 */
export const offerReloadOnPreloadError = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!payload) {
      offerReload();
      return;
    }
    rememberLoadFailure(payload);
    // Whoever asked hears of it first, and says whether they try again.
    setTimeout(() => {
      if (!isRetrying()) offerReload();
    });
  });
};
