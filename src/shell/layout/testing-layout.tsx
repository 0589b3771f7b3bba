import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { aberto } from '#kernel/acesso.ts';
import { loadingStore } from '#shell/api/loading.ts';
import { closeMenu, closePerfilDialog, cookieBarStore } from '#shell/layout/shell-state.ts';
import type { RouteName } from '#shell/navegacao/route-names.ts';
import type { Screen } from '#shell/navegacao/screen.ts';
import { clearMessages, setMessagesHidden } from '#shell/notifications/messages.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { closeBusca } from './busca/busca.ts';
import { forgetServerData } from './server-data.ts';

export const aScreen = (changes: Partial<Screen> = {}): Screen => ({
  name: 'AboutView',
  path: '/about',
  acesso: aberto,
  page: async () => ({ default: () => null }),
  ...changes,
});

export const screenNamed = (name: RouteName): Screen => aScreen({ name });

const clearCookies = (): void => {
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server would end it
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  }
};

/** Answers of the server by 'METHOD /path below /api'; anything else is a 404. Returns the calls made. */
export const serve = (answers: Readonly<Record<string, unknown>>): string[] => {
  const calls: string[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, init?: RequestInit) => {
      const key = `${init?.method ?? 'GET'} ${url.replace(/^\/api/, '')}`;
      calls.push(key);
      const found = answers[key];
      if (found instanceof Response) return found.clone();
      return found === undefined ? new Response('', { status: 404 }) : Response.json(found);
    }),
  );
  return calls;
};

/** jsdom has no window width; this answers the two kinds of media query that our code uses. */
export const setWidth = (width: number): void => {
  vi.stubGlobal('matchMedia', (query: string) => {
    const min = Number(/min-width: ([\d.]+)px/.exec(query)?.[1] ?? 0);
    const max = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
    const unused = () => undefined;
    return { matches: width >= min && width <= max, addEventListener: unused, removeEventListener: unused };
  });
};

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="endereco">{pathname + search}</output>;
}

export const renderAt = (address: string, element: ReactElement) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <div id="app">{element}</div>
      <Address />
    </MemoryRouter>,
  );

export const resetShell = (): void => {
  // Before the stores change, because what is still on the page would react.
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  usuarioStore.set(null);
  forgetServerData();
  clearMessages();
  setMessagesHidden(false);
  closeMenu();
  closeBusca();
  closePerfilDialog();
  cookieBarStore.set('fechada');
  loadingStore.set({ count: 0, cancellable: false });
  clearCookies();
  localStorage.clear();
};
