import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '#shell/api/client.ts';
import { hearServerTime } from '#shell/api/server-clock.ts';
import { readCookie, removeCookie, writeCookie } from '#shell/cookies.ts';
import { isAuthenticated, loadUsuario, type Usuario, usuarioStore } from './session.ts';

const fetchMock = vi.fn<typeof fetch>();
const inOneHour = () => String(Date.now() + 3_600_000);

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  localStorage.setItem('filtro-manifestacoes', '{}');
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  hearServerTime(String(Date.now()));
  removeCookie('login-token');
  usuarioStore.set(null);
});

describe('S4-01 the session in the browser', () => {
  it('is authenticated while a non-expired login-token cookie exists', () => {
    expect(isAuthenticated()).toBe(false);
    writeCookie('login-token', inOneHour());
    expect(isAuthenticated()).toBe(true);
    writeCookie('login-token', String(Date.now() - 1));
    expect(isAuthenticated()).toBe(false);
  });

  it.each([
    ['in the past, as a demonstration sets it', -300],
    ['in the future, as a phone with a dead battery sees it', 300],
  ])('goes by the clock of the server, also one %s', async (_name, daysAhead) => {
    const serverNow = Date.now() + daysAhead * 86_400_000;
    const inTen = String(serverNow + 600_000);
    fetchMock.mockImplementation(async () =>
      Response.json({ login: 'maria' }, { headers: { 'x-server-time': String(serverNow) } }),
    );
    await createApi()('POST /app-web/v1/usuarios/login');
    writeCookie('login-token', inTen);
    expect(isAuthenticated()).toBe(true);
    expect(await loadUsuario()).toMatchObject({ login: 'maria' });
    writeCookie('login-token', String(serverNow - 60_000));
    expect(isAuthenticated()).toBe(false);
  });

  it('knows the clock of the server from the page, before any answer', async () => {
    vi.resetModules();
    const serverNow = Date.now() - 86_400_000;
    document.body.innerHTML = `<script id="instalacao" type="application/json">{"agora":${serverNow}}</script>`;
    const fresh = await import('./session.ts');
    writeCookie('login-token', String(serverNow + 600_000));
    expect(fresh.isAuthenticated()).toBe(true);
    document.body.innerHTML = '';
  });

  it('an expired token clears local storage and the cookie, and asks the server nothing', async () => {
    writeCookie('login-token', String(Date.now() - 1));
    expect(await loadUsuario()).toBeNull();
    expect(localStorage.length).toBe(0);
    expect(readCookie('login-token')).toBeUndefined();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('keeps the contrast and the cookie choice, which live in cookies of their own', async () => {
    writeCookie('contraste', 'alto');
    writeCookie('login-token', String(Date.now() - 1));
    await loadUsuario();
    expect(readCookie('contraste')).toBe('alto');
    removeCookie('contraste');
  });

  it('S8-02 a failure to load the user is only logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    writeCookie('login-token', inOneHour());
    fetchMock.mockRejectedValue(new TypeError('offline'));
    expect(await loadUsuario()).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('a session the server ended is forgotten, whatever the cookie says', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    writeCookie('login-token', inOneHour());
    usuarioStore.set({ login: 'maria' } as Usuario);
    fetchMock.mockResolvedValue(
      new Response('{"message":"Entre."}', { status: 401, headers: { 'content-type': 'application/json' } }),
    );
    expect(await loadUsuario()).toBeNull();
    expect(usuarioStore.get()).toBeNull();
    expect(isAuthenticated()).toBe(false);
    warn.mockRestore();
  });
});
