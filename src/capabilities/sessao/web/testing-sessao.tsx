import { render } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { vi } from 'vitest';
import { QueryLayer } from '#shell/api/query-layer.tsx';
import { closePerfilDialog } from '#shell/layout/shell-state.ts';
import { clearMessages } from '#shell/notifications/messages.ts';
import { usuarioStore } from '#shell/session/session.ts';

interface Answer {
  readonly status?: number;
  readonly body?: unknown;
}

export interface Call {
  /** 'POST /api/app-web/v1/logout', with the query. */
  readonly key: string;
  readonly body: string | undefined;
  readonly contentType: string | undefined;
}

const unexpected: string[] = [];

/**
 * Answers each call, named by method and path, in turn; the last answer repeats. A call that the
 * test did not name fails it in `resetBrowser`: rejected here, the screen would take it for a lost
 * connection and go on.
 */
export const stubFetch = (
  answers: Readonly<Record<string, Answer | readonly Answer[] | 'offline'>>,
): Call[] => {
  const calls: Call[] = [];
  const counts = new Map<string, number>();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = `${init.method ?? 'GET'} ${url.split('?')[0]}`;
    const headers = init.headers as Record<string, string> | undefined;
    calls.push({
      key: `${init.method ?? 'GET'} ${url}`,
      body: init.body === undefined ? undefined : String(init.body),
      contentType: headers?.['content-type'],
    });
    const answer = answers[path];
    if (answer === undefined) {
      unexpected.push(path);
      return new Response('', { status: 500 });
    }
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    const list = Array.isArray(answer) ? (answer as readonly Answer[]) : [answer as Answer];
    const index = counts.get(path) ?? 0;
    counts.set(path, index + 1);
    const { status = 200, body = { ok: true } } = list[Math.min(index, list.length - 1)] ?? {};
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  return calls;
};

export const recusa = (status: number, message: string, details?: Record<string, unknown>): Answer => ({
  status,
  body: { message, code: 'teste.recusa', details },
});

export const resetBrowser = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the product removes it the same way
  document.cookie = 'login-token=; path=/; max-age=0';
  usuarioStore.set(null);
  sessionStorage.clear();
  clearMessages();
  closePerfilDialog();
  vi.unstubAllGlobals();
  const calls = unexpected.splice(0);
  if (calls.length > 0) throw new Error(`Unexpected calls: ${calls.join(', ')}`);
};

function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return <output aria-label="Outra página">{JSON.stringify({ para: `${pathname}${search}`, state })}</output>;
}

/**
 * The page at its address, with the providers of main.tsx; at any other address, only the address
 * is shown.
 */
export const renderPage = (page: ReactElement, address: string) => {
  const path = address.split('?')[0] ?? '/';
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [address] },
  );
  render(
    <StrictMode>
      <QueryLayer>
        <RouterProvider router={router} />
      </QueryLayer>
    </StrictMode>,
  );
  return router;
};
