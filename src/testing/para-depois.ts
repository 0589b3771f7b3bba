import { afterAll, beforeAll } from 'vitest';

/**
 * What a page of this file postponed (such as sending a draft again) must not happen while another
 * file's tests run.
 */
export const nadaFicaParaDepois = (): void => {
  const put = globalThis.setTimeout;
  const putOff = new Set<ReturnType<typeof setTimeout>>();
  beforeAll(() => {
    globalThis.setTimeout = ((...args: Parameters<typeof put>) => {
      const timer = put(...args);
      putOff.add(timer);
      return timer;
    }) as typeof put;
  });
  afterAll(() => {
    globalThis.setTimeout = put;
    for (const timer of putOff) clearTimeout(timer);
  });
};

/** Lets what a page sends on leaving go out while the test's server still answers. */
export const oQueSaiAoSair = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
