import { type BrowserContext, type Cookie, expect, type Page } from '@playwright/test';

export const SENHA = 'Demo@2026';

/** Told once: a page that one journey gives back to the next keeps it. */
const poupam = new WeakSet<BrowserContext>();

/**
 * The cookie bar is already answered, so that it does not cover what the journey is about. The
 * visitor saves data, so that not every test fetches sixty screens in the background.
 */
export const answerCookies = async (page: Page, baseURL: string | undefined): Promise<void> => {
  const context = page.context();
  if (!poupam.has(context)) {
    poupam.add(context);
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  }
  const preferencia = {
    categories: ['necessarios'],
    revision: 0,
    creationDate: '',
    uniqueId: 'e2e',
    lastUpdate: '',
  };
  const value = encodeURIComponent(JSON.stringify(preferencia));
  await context.addCookies([{ name: 'preferencias-cookies', value, url: baseURL ?? '' }]);
};

/** Signs in without the screens, for journeys that are about something else. */
export const signIn = async (page: Page, login: string): Promise<void> => {
  const response = await page
    .context()
    .request.post('/api/app-web/v1/usuarios/login', { form: { login, senha: SENHA } });
  expect(response.status()).toBe(200);
};

/**
 * The sessions that this worker opened: each password check costs the server a second, and few
 * journeys are about signing in.
 */
const sessoes = new Map<string, Cookie[]>();

/**
 * Signs in once per worker and then shares the session: not for journeys that sign out. Signing in over another session
 * would end that one, which a later journey of this worker shares.
 */
export const shareSession = async (page: Page, login: string): Promise<void> => {
  await page.context().clearCookies({ name: /sessao|login-token/ });
  const cookies = sessoes.get(login);
  if (cookies) return page.context().addCookies(cookies);
  await signIn(page, login);
  sessoes.set(login, await page.context().cookies());
};

/** Each screen width has its own citizen, so that both can run at once without shared drafts. */
export const cidadaoDe = (projeto: string): string =>
  projeto === 'celular' ? 'maria.cidada' : 'joao.cidadao';
