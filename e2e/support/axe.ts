import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TUDO = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The frame is the same around all screens of one person, so a walk checks it once. */
export const MOLDURA = ['.br-header', '.br-footer'] as const;

interface Lugar {
  readonly within?: string;
  readonly without?: readonly string[];
}

/** Turns transitions off: colours still fading between themes or on hover mean nothing. */
const stand = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return;
    const parada = new CSSStyleSheet();
    parada.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets = [parada];
  });

/**
 * axe's findings on the page, one readable line each. axe is loaded once per page, not for each
 * check, and frames are ignored.
 */
const look = async (
  page: Page,
  runOnly: RunOptions['runOnly'],
  { within = 'html', without = [] }: Lugar = {},
): Promise<string[]> => {
  await stand(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  // None of these rules needs the style sheets, which axe would otherwise parse each time.
  const options = { runOnly, preload: false, resultTypes: ['violations'] } satisfies RunOptions;
  const context = { include: [[within]], exclude: without.map((part) => [part]) };
  const violations = await page.evaluate(
    async ([where, chosen]) => {
      const { axe } = window as unknown as {
        axe: { run: (where: object, options: RunOptions) => Promise<AxeResults> };
      };
      return (await axe.run(where, chosen)).violations.map(({ id, nodes }) => ({
        id,
        targets: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    [context, options] as const,
  );
  return violations.flatMap(({ id, targets }) => targets.map((target) => `${id}: ${target}`));
};

/** WCAG 2.2 AA and axe's own best practices. */
export const findings = (page: Page, lugar?: Lugar): Promise<string[]> =>
  look(page, { type: 'tag', values: TUDO }, lugar);

/** What can break on a narrow page although the same parts are fine on a wide one. */
export const layoutFindings = (page: Page, lugar?: Lugar): Promise<string[]> =>
  look(
    page,
    {
      type: 'rule',
      values: ['target-size', 'scrollable-region-focusable', 'css-orientation-lock', 'meta-viewport'],
    },
    lugar,
  );

export const setContrast = (page: Page, contrast: string): Promise<void> =>
  page.evaluate((value) => document.documentElement.setAttribute('data-contraste', value), contrast);

/** Only the colours differ between the themes, so nothing else need be checked twice. */
export const colourFindings = (page: Page, lugar: Lugar): Promise<string[]> =>
  look(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, lugar);

/**
 * Nothing is found on the page as it is, in the light theme and in high contrast, and it does not
 * scroll sideways. In high contrast only `main` is checked here; telas.spec.ts checks header and
 * footer.
 */
export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  const wrong: string[] = [];
  await expect(page.locator('main .ui-skeleton')).toHaveCount(0);
  for (const finding of await findings(page)) wrong.push(`${where}: ${finding}`);
  await setContrast(page, 'alto');
  for (const finding of await colourFindings(page, { within: 'main' }))
    wrong.push(`${where}, high contrast: ${finding}`);
  await setContrast(page, 'normal');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) wrong.push(`${where} scrolls sideways by ${overflow} px`);
  expect(wrong).toEqual([]);
};
