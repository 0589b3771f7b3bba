import type { BrowserContext, Page } from '@playwright/test';

const LENTO = 4;

export interface Toque {
  readonly nome: string;
  readonly endereco: string;
  /** What a person does there first. */
  readonly tocar: (page: Page) => Promise<void>;
}

export interface Medida {
  readonly nome: string;
  /** The slowest interaction to its next paint. */
  readonly inp: number;
  readonly cls: number;
}

const observar = () => {
  const visto = { inp: 0, cls: 0 };
  Object.assign(window, { visto });
  new PerformanceObserver((lista) => {
    for (const evento of lista.getEntries()) visto.inp = Math.max(visto.inp, evento.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((lista) => {
    for (const salto of lista.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!salto.hadRecentInput) visto.cls += salto.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Opens a screen on a processor four times slower, does what a person does first, and reads what the browser saw. */
export const medirToque = async (
  context: BrowserContext,
  origem: string,
  { nome, endereco, tocar }: Toque,
): Promise<Medida> => {
  const page = await context.newPage();
  await page.addInitScript(observar);
  const sessao = await context.newCDPSession(page);
  await sessao.send('Emulation.setCPUThrottlingRate', { rate: LENTO });
  await page.goto(`${origem}/web${endereco}`);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('main .ui-skeleton') === null);
  await tocar(page);
  await page.waitForTimeout(1500);
  const visto = await page.evaluate(
    () => (window as unknown as { visto: { inp: number; cls: number } }).visto,
  );
  await page.close();
  return { nome, ...visto };
};
