import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ComponentType, StrictMode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { vi } from 'vitest';

export interface Chamada {
  /** 'POST /manifestacoes/42/desistir', below /api/app-web/v1. */
  readonly key: string;
  readonly body: unknown;
}

type Answer = { readonly status?: number; readonly body: unknown };
/** A function may answer differently each time. */
export type Respostas = Readonly<Record<string, Answer | (() => Answer)>>;

const BASE = '/api/app-web/v1';

/**
 * The server's answers by method and path. The query is ignored unless named too; a call no test
 * named gives 500 and shows as a failure.
 */
export const servir = (respostas: Respostas): Chamada[] => {
  const chamadas: Chamada[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const key = `${init.method ?? 'GET'} ${url.replace(BASE, '')}`;
    chamadas.push({ key, body: init.body ? JSON.parse(String(init.body)) : undefined });
    const achada = respostas[key] ?? respostas[key.replace(/\?.*/, '')];
    const { status = 200, body } = (typeof achada === 'function' ? achada() : achada) ?? {
      status: 500,
      body: { message: `Sem resposta para ${key}` },
    };
    return Response.json(body, { status });
  });
  return chamadas;
};

export const recusa = (status: number, message: string, mais: object = {}) => ({
  status,
  body: { message, ...mais },
});

function Endereco() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="endereço">{pathname + search + hash}</output>;
}

/** Opens the page at its address, and shows what the address becomes. */
export const abrir = (Page: ComponentType, path: string, endereco: string) => {
  const page = (
    <>
      <Page />
      <Endereco />
    </>
  );
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: '*', element: <Endereco /> },
    ],
    { initialEntries: [endereco] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  return router;
};
