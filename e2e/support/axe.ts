import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TUDO = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe makes of the page, one readable line each. It is read once in each page, not at each look, and there are no frames. */
const look = async (page: Page, runOnly: RunOptions['runOnly'], within = 'html'): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  // None of these rules reads the style sheets, which axe would parse anew each time.
  const options = { runOnly, preload: false, resultTypes: ['violations'] } satisfies RunOptions;
  const violations = await page.evaluate(
    async ([context, chosen]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: string, options: RunOptions) => Promise<AxeResults> };
      };
      return (await axe.run(context, chosen)).violations.map(({ id, nodes }) => ({
        id,
        targets: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    [within, options] as const,
  );
  return violations.flatMap(({ id, targets }) => targets.map((target) => `${id}: ${target}`));
};

/** WCAG 2.2 AA and axe's own best practices. */
export const findings = (page: Page): Promise<string[]> => look(page, { type: 'tag', values: TUDO });

/** What a narrow page may break though the same parts are whole on a wide one. */
export const layoutFindings = (page: Page): Promise<string[]> =>
  look(page, {
    type: 'rule',
    values: ['target-size', 'scrollable-region-focusable', 'css-orientation-lock', 'meta-viewport'],
  });

/** Colours fade from one theme to the other, and half-way they are nobody's: on a page that is looked at, none does. */
export const setContrast = (page: Page, contrast: string): Promise<void> =>
  page.evaluate((value) => {
    if (document.adoptedStyleSheets.length === 0) {
      const parada = new CSSStyleSheet();
      parada.replaceSync('*, *::before, *::after { transition: none !important; }');
      document.adoptedStyleSheets = [parada];
    }
    document.documentElement.setAttribute('data-contraste', value);
  }, contrast);

/** Only the colours differ between the themes: nothing else need be looked at twice. */
export const colourFindings = (page: Page, within: string): Promise<string[]> =>
  look(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, within);

/**
 * Nothing found on the page as it stands, in the light theme and in high contrast, and it does not scroll sideways. Header
 * and footer have their turn on every listed screen.
 */
export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  const wrong: string[] = [];
  await expect(page.locator('main .ui-skeleton')).toHaveCount(0);
  for (const finding of await findings(page)) wrong.push(`${where}: ${finding}`);
  await setContrast(page, 'alto');
  for (const finding of await colourFindings(page, 'main')) wrong.push(`${where}, high contrast: ${finding}`);
  await setContrast(page, 'normal');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) wrong.push(`${where} scrolls sideways by ${overflow} px`);
  expect(wrong).toEqual([]);
};
