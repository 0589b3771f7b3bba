import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import { FonteDeTeste, oServidor, umCaso } from '../testing-lista-de-trabalho.tsx';
import TratarPage from '../tratar-page.tsx';

const LISTA = 'GET /app-web/v1/tratamento/manifestacoes';
const protocolo = (id: number) => `00106.00000${id}/2026-11`;

function OCaso() {
  return <output aria-label="estado">{JSON.stringify(useLocation().state)}</output>;
}

const abrir = async () => {
  const pedidos = oServidor({
    [LISTA]: () => ({
      body: {
        itens: [
          umCaso({ idManifestacao: 1, trecho: 'Boa tarde. A luz da praça queimou.' }),
          umCaso({ idManifestacao: 2, trecho: null }),
        ],
        proximoCursor: null,
      },
    }),
  });
  const router = createMemoryRouter(
    [
      { path: '/manifestacao/tratar', element: <TratarPage /> },
      { path: '/manifestacao/detalhar/:id', element: <OCaso /> },
    ],
    { initialEntries: ['/manifestacao/tratar?fila=em-analise'] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('link', { name: protocolo(1) });
  return { router, pedidos };
};
const caixa = (id: number) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(protocolo(id)) });

beforeEach(() => {
  FonteDeTeste.abertas = [];
  vi.stubGlobal('EventSource', FonteDeTeste);
  signIn(aGestor());
});
afterEach(() => {
  cleanup();
  usuarioStore.set(null);
  vi.unstubAllGlobals();
});

describe('N12 the list', () => {
  it('has the first words under the subject, and says of a protected text that it is', async () => {
    await abrir();
    expect(screen.getByText('A luz da praça queimou.')).toBeDefined();
    expect(screen.getByText('Texto protegido')).toBeDefined();
  });

  it('Minhas narrows any queue to what is the person’s, and widens it again', async () => {
    const { pedidos } = await abrir();
    const minhas = () => screen.getByRole('button', { name: 'Minhas' });
    await userEvent.click(minhas());
    await waitFor(() => expect(pedidos.de(LISTA).at(-1)?.query.get('responsavel')).toBe('eu'));
    expect(minhas().getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(minhas());
    await waitFor(() => expect(minhas().getAttribute('aria-pressed')).toBe('false'));
  });

  it('gives a case its place among its neighbours', async () => {
    await abrir();
    await userEvent.click(screen.getByRole('link', { name: protocolo(2) }));
    expect(JSON.parse(String((await screen.findByLabelText('estado')).textContent))).toEqual({
      fila: {
        nome: 'Em análise',
        endereco: '/manifestacao/tratar?fila=em-analise',
        ids: [1, 2],
        continua: {
          consulta: { fila: 'em-analise' },
          porPagina: 25,
          cursores: [],
          proximo: null,
          total: expect.toSatisfy((total) => total === null || typeof total === 'number'),
        },
      },
    });
  });

  it('a selection for a batch survives Back, and not coming anew', async () => {
    const { router } = await abrir();
    await userEvent.click(await caixa(2));
    await userEvent.click(screen.getByRole('link', { name: protocolo(1) }));
    await screen.findByLabelText('estado');
    await act(() => router.navigate(-1));
    expect((await caixa(2)).checked).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: protocolo(1) }));
    await act(() => router.navigate('/manifestacao/tratar?fila=em-analise'));
    expect((await caixa(2)).checked).toBe(false);
  });
});
