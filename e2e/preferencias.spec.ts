import { expect, type Page } from '@playwright/test';
import { test } from './support/paginas.ts';
import { answerCookies, cidadaoDe, shareSession } from './support/people.ts';
import { cutOff } from './support/text-size.ts';

/** The main screens of a citizen, each at its address; the first four are open to all. */
const TELAS = [
  '/',
  '/manifestacao/consultar',
  '/busca',
  '/perguntas-frequentes',
  '/principal',
  '/manifestacao',
];

const abrir = async (page: Page, path: string): Promise<void> => {
  await page.goto(`/web${path}`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('main .ui-skeleton')).toHaveCount(0);
};

test.beforeEach(async ({ page, baseURL }, { project }) => {
  await answerCookies(page, baseURL);
  await shareSession(page, cidadaoDe(project.name));
});

test('with the page at 400 %, nothing is cut off and nothing scrolls sideways (WCAG 1.4.10)', async ({
  page,
}) => {
  // A window of 1280 by 1024 at 400 % has room for this many.
  await page.setViewportSize({ width: 320, height: 256 });
  const wrong: string[] = [];
  for (const path of TELAS) {
    await abrir(page, path);
    for (const finding of await cutOff(page)) wrong.push(`${path}: ${finding}`);
  }
  expect(wrong).toEqual([]);
});

test('in the colours that a person forces, every button and field still has an edge or a line (WCAG 1.4.11)', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const wrong: string[] = [];
  for (const path of TELAS) {
    await abrir(page, path);
    const semBorda = await page.evaluate(() => {
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return [...document.querySelectorAll<HTMLElement>('input:not([type=hidden]), textarea, select')]
        .filter(isShown)
        .filter((element) => {
          const style = getComputedStyle(element);
          return Number.parseFloat(style.borderBottomWidth) === 0 && style.outlineStyle === 'none';
        })
        .map((element) => element.outerHTML.slice(0, 90));
    });
    for (const element of semBorda) wrong.push(`${path}: ${element}`);
  }
  await page.emulateMedia({ forcedColors: 'none' });
  expect(wrong).toEqual([]);
});

test('nothing moves for who asks for less motion (WCAG 2.3.3)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const wrong: string[] = [];
  for (const path of TELAS) {
    await abrir(page, path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 50)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 90) ?? '?'),
    );
    for (const element of moving) wrong.push(`${path}: ${element}`);
  }
  expect(wrong).toEqual([]);
});
