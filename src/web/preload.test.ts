import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLoadFailure, RETRY_AFTER_MS, withRetry } from '#shell/navegacao/load-failures.ts';
import { clearMessages, messagesStore } from '#shell/notifications/messages.ts';
import { setUsuario, type Usuario, usuarioStore } from '#shell/session/session.ts';
import { offerReloadOnPreloadError, preloadScreens } from './preload.ts';

const files = ['a.js', 'a.css', 'comum.js', 'comum.css', 'b.js'].map((file) => `assets/${file}`);
const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];

beforeEach(() => {
  vi.stubEnv('DEV', false);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ todos: files, equipe: [] })),
  );
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  for (const link of preloads()) link.remove();
  clearMessages();
  usuarioStore.set(null);
});

describe('S4-11 lazy screens', () => {
  it('are fetched one by one after the page has loaded, after everything that somebody waits for', async () => {
    preloadScreens();
    const asModules = ['a.js', 'comum.js', 'b.js'];
    for (const [index, file] of asModules.entries()) {
      await vi.waitFor(() => expect(preloads()).toHaveLength(index + 1));
      expect(preloads()[index]?.getAttribute('href')).toMatch(new RegExp(`assets/${file}$`));
      expect(preloads()[index]?.fetchPriority).toBe('low');
      preloads()[index]?.dispatchEvent(new Event('load'));
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(preloads()).toHaveLength(asModules.length);
    const fetched = vi.mocked(fetch).mock.calls.map(([address]) => String(address).split('/').at(-1));
    expect(fetched).toEqual(['telas.json', 'a.css', 'comum.css']);
  });

  it('of the office are fetched once somebody of an office is signed in, and by no citizen', async () => {
    vi.mocked(fetch).mockImplementation(async () =>
      Response.json({ todos: [], equipe: ['assets/equipe.js'] }),
    );
    preloadScreens();
    setUsuario({ indPerfilUsuario: true } as Usuario);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(preloads()).toEqual([]);
    setUsuario({ indPerfilUsuario: false } as Usuario);
    await vi.waitFor(() => expect(preloads()).toHaveLength(1));
  });

  it('are left alone for who saves data', async () => {
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    preloadScreens();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(fetch).not.toHaveBeenCalled();
    expect(preloads()).toEqual([]);
  });

  it('that nobody asked for wait for the connection without a word, and then go on where they stopped', async () => {
    const connection = { onLine: true };
    vi.stubGlobal('navigator', connection);
    offerReloadOnPreloadError();
    preloadScreens();
    await vi.waitFor(() => expect(preloads()).toHaveLength(1));
    connection.onLine = false;
    preloads()[0]?.dispatchEvent(new Event('error'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(messagesStore.get().messages).toEqual([]);
    expect(preloads()).toHaveLength(1);
    connection.onLine = true;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(preloads()).toHaveLength(2));
    expect(preloads()[1]?.getAttribute('href')).toMatch(/assets\/a\.js$/);
  });

  it('that fail twice raise the preload error event, and the person is offered a reload', async () => {
    offerReloadOnPreloadError();
    preloadScreens();
    await vi.waitFor(() => expect(preloads()).toHaveLength(1));
    preloads()[0]?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(preloads()).toHaveLength(2), { timeout: 3 * RETRY_AFTER_MS });
    expect(preloads()[1]?.getAttribute('href')).toMatch(/assets\/a\.js$/);
    expect(messagesStore.get().messages).toEqual([]);
    preloads()[1]?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(messagesStore.get().messages).toHaveLength(1));
    expect(messagesStore.get().messages[0]).toMatchObject({
      type: 'warning',
      title: 'Não foi possível carregar uma parte do site.',
      text: expect.stringContaining('Recarregue a página'),
    });
  });

  it('that were asked for say nothing while somebody fetches them once more, nor without a connection', async () => {
    vi.useFakeTimers();
    const connection = { onLine: true };
    vi.stubGlobal('navigator', connection);
    offerReloadOnPreloadError();
    const fail = async () => {
      const payload = new TypeError('Failed to fetch dynamically imported module');
      window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
      throw payload;
    };
    const loaded = withRetry(fail).catch(() => 'desistiu');
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS - 1);
    expect(messagesStore.get().messages).toEqual([]);
    await vi.advanceTimersByTimeAsync(10);
    expect(await loaded).toBe('desistiu');
    expect(messagesStore.get().messages).toHaveLength(1);
    clearMessages();
    connection.onLine = false;
    await expect(fail()).rejects.toThrow('Failed to fetch');
    await vi.advanceTimersByTimeAsync(10);
    expect(messagesStore.get().messages).toEqual([]);
  });

  it('that were asked for and fail still fail, so that the error page takes their place', () => {
    offerReloadOnPreloadError();
    const payload = new TypeError('Failed to fetch dynamically imported module');
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(isLoadFailure(payload)).toBe(true);
  });
});
