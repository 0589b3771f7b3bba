import { expect, type Page } from '@playwright/test';

export const SENHA = 'Demo@2026';

/**
 * The cookie bar was answered before, so that it does not cover what the journey is about; and the visitor saves data,
 * so that sixty screens are not fetched in the background of every test.
 */
export const answerCookies = async (page: Page, baseURL: string | undefined): Promise<void> => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const preferencia = {
    categories: ['necessarios'],
    revision: 0,
    creationDate: '',
    uniqueId: 'e2e',
    lastUpdate: '',
  };
  const value = encodeURIComponent(JSON.stringify(preferencia));
  await page.context().addCookies([{ name: 'preferencias-cookies', value, url: baseURL ?? '' }]);
};

/** Signs in without the screens, for journeys that are about something else. */
export const signIn = async (page: Page, login: string): Promise<void> => {
  const response = await page
    .context()
    .request.post('/api/app-web/v1/usuarios/login', { form: { login, senha: SENHA } });
  expect(response.status()).toBe(200);
};
