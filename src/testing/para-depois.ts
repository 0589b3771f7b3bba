import { afterAll, beforeAll } from 'vitest';

/** What a page of this file put off (a draft to be sent again) does not happen while another file's tests run. */
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

/** What a page sends as it is left goes out while the test's server still answers. */
export const oQueSaiAoSair = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
