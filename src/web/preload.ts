import { loadScreenList } from './known-screens.ts';
import { addMessage } from './notifications/messages.ts';
import type { Screen } from './screen.ts';

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 200);
};

/** A person on a metered connection did not ask for screens they may never open. */
const isSavingData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

const preloadOneByOne = (pages: Screen['page'][]): void => {
  const page = pages.shift();
  const next = () => whenIdle(() => preloadOneByOne(pages));
  // A failure raises vite:preloadError, which offers the reload below; the rest still comes.
  if (page) void page().then(next, next);
};

/** After the page has loaded, the list of screens and then the screens come one by one while the browser is idle (S4-11). */
export const preloadScreens = (): void => {
  const start = (): void => {
    if (isSavingData()) return;
    whenIdle(() => {
      void loadScreenList().then(({ screens }) =>
        preloadOneByOne([...new Set(screens.map((screen) => screen.page))]),
      );
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
