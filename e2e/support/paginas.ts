import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test';

/** The size of the screen, and whether it is a touch screen. */
export type Tela = Pick<BrowserContextOptions, 'viewport' | 'hasTouch' | 'isMobile'>;

interface Emprestada {
  readonly tela: Tela;
  readonly livres: Page[];
}

/**
 * Pages that earlier tests of this worker gave back. A new browser context loads and compiles the whole
 * product again, which costs more than most journeys. A page given back keeps only its HTTP cache;
 * the journeys of the administração change public answers, so they use contexts of their own.
 */
const livres = new Map<string, Page[]>();
const emprestadas = new WeakMap<Page, Emprestada>();

/** Lends a page with nobody signed in and nothing stored. */
export const emprestar = async (browser: Browser, baseURL: string | undefined, tela: Tela): Promise<Page> => {
  const igual = JSON.stringify([baseURL, tela]);
  const fila = livres.get(igual) ?? [];
  livres.set(igual, fila);
  const parada = fila.pop();
  if (parada) return parada;
  const context = await browser.newContext({
    ...tela,
    ...(baseURL && { baseURL }),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    // Journeys replace answers of the network, which a worker would hide from them; one spec is about the worker.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  emprestadas.set(page, { tela, livres: fila });
  return page;
};

/**
 * Gives a page back: cookies, storage, routes and listeners are removed. It waits on a picture of the
 * same origin, which keeps its renderer process alive.
 */
export const devolver = async (page: Page): Promise<void> => {
  const context = page.context();
  const emprestada = emprestadas.get(page);
  // A page that was closed, or never opened anything, is not worth keeping.
  if (!emprestada || page.isClosed() || !page.url().startsWith('http')) return context.close();
  for (const outra of context.pages()) if (outra !== page) await outra.close();
  page.removeAllListeners('request').removeAllListeners('pageerror');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  await page.goto('/web/favicon.svg');
  await page.evaluate(() => sessionStorage.clear());
  const guardado = await context.newCDPSession(page);
  await guardado.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'all',
  });
  await guardado.detach();
  const { viewport } = emprestada.tela;
  if (viewport) await page.setViewportSize(viewport);
  emprestada.livres.push(page);
};

/** Navigates as a link of the application would, without reloading the page. */
export const navegar = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `/web${path}`);

/** Journeys of one person. */
export const test = base.extend({
  page: async ({ browser, baseURL, viewport, hasTouch, isMobile }, use, { errors }) => {
    const page = await emprestar(browser, baseURL, { viewport, hasTouch, isMobile });
    await use(page);
    // After a failure the worker ends, and its browser with it.
    if (errors.length === 0) await devolver(page);
  },
  context: async ({ page }, use) => use(page.context()),
});
