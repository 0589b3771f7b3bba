import { expect, type Page, test } from '@playwright/test';
import { findings } from './support/axe.ts';
import { answerCookies, signIn } from './support/people.ts';
import { type ListedScreen, readScreens } from './support/screens.ts';

/** Who can open it: nobody needed, a citizen, or the administrador, who has every right. */
const LOGIN: Readonly<Record<ListedScreen['acesso'], string | null>> = {
  aberto: null,
  login: 'maria.cidada',
  perfis: 'admin',
};

/** Collects what should not happen while a page is open. */
const watch = (page: Page, baseURL: string): string[] => {
  const problems: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL) && !/^(data|blob):/.test(url)) problems.push(`outside request: ${url}`);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
};

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('S2-01 every screen answers on a hard reload, with nothing for axe to find in either theme', () => {
  for (const { name, path, acesso } of readScreens()) {
    test(`${name} ${path}`, async ({ page, baseURL = '' }) => {
      await answerCookies(page, baseURL);
      const login = LOGIN[acesso];
      if (login) await signIn(page, login);
      const problems = watch(page, baseURL);
      await page.goto(`/web${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await findings(page)).toEqual([]);
      await page.evaluate(() => document.documentElement.setAttribute('data-contraste', 'alto'));
      expect(await findings(page), 'high contrast').toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(problems).toEqual([]);
    });
  }
});
