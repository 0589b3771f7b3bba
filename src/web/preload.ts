import { addMessage } from './notifications/messages.ts';
import type { Screen } from './screen.ts';

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 200);
};

/** A person on a metered connection did not ask for screens they may never open. */
const isSavingData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** After the page has loaded, the lazy screens come one by one while the browser is idle (S4-11). */
export const preloadScreens = (screens: readonly Screen[]): void => {
  const queue = [...new Set(screens.map((screen) => screen.page))];
  const next = (): void => {
    const page = queue.shift();
    // A failure raises vite:preloadError, which offers the reload below; the rest still comes.
    if (page)
      void page().then(
        () => whenIdle(next),
        () => whenIdle(next),
      );
  };
  const start = (): void => {
    if (!isSavingData()) whenIdle(next);
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
