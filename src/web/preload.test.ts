import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearMessages, messagesStore } from './notifications/messages.ts';
import { offerReloadOnPreloadError, preloadScreens } from './preload.ts';

const chunks = {
  'main.tsx': { file: 'assets/main.js' },
  'a.tsx': { file: 'assets/a.js', isDynamicEntry: true },
  'b.tsx': { file: 'assets/b.js', isDynamicEntry: true },
  'c.css': { file: 'assets/c.css', isDynamicEntry: true },
};
const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];

beforeEach(() => {
  vi.stubEnv('DEV', false);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(chunks)),
  );
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  for (const link of preloads()) link.remove();
  clearMessages();
});

describe('S4-11 lazy screens', () => {
  it('are fetched one by one after the page has loaded, and only they', async () => {
    preloadScreens();
    await vi.waitFor(() => expect(preloads()).toHaveLength(1));
    expect(preloads()[0]?.getAttribute('href')).toMatch(/assets\/a\.js$/);
    preloads()[0]?.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(preloads()).toHaveLength(2));
    expect(preloads()[1]?.getAttribute('href')).toMatch(/assets\/b\.js$/);
  });

  it('are left alone for who saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    preloadScreens();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('that fail raise the preload error event, and the person is offered a reload', async () => {
    offerReloadOnPreloadError();
    preloadScreens();
    await vi.waitFor(() => expect(preloads()).toHaveLength(1));
    preloads()[0]?.dispatchEvent(new Event('error'));
    expect(messagesStore.get().messages[0]).toMatchObject({
      type: 'warning',
      title: 'Não foi possível carregar uma parte do site.',
      text: expect.stringContaining('Recarregue a página'),
    });
  });
});
