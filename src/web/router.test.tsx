import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { comLogin } from '#kernel/acesso.ts';
import { removeCookie, writeCookie } from '#shell/cookies.ts';
import { resetShell, serve } from '#shell/layout/testing-layout.tsx';
import type { Screen } from '#shell/navegacao/screen.ts';
import { homeScreens } from './home-screens.ts';
import { toRoute } from './router.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  resetShell();
});

it('S4-11 a screen whose file does not come is the error page, never an empty screen', async () => {
  serve({});
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const lost = {
    ...homeScreens[0],
    path: '/about',
    page: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  } as Screen;
  const router = createMemoryRouter([
    {
      element: <Outlet />,
      hydrateFallbackElement: <p />,
      children: [{ index: true, element: <p>Início</p> }, toRoute(lost)],
    },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByText('Início');
  await act(() => router.navigate('/about'));
  expect(await screen.findByRole('heading', { name: 'Você está sem conexão' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeTruthy();
});

it('signed in and without internet, a screen says so instead of asking for a login', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  writeCookie('login-token', String(Date.now() + 60_000));
  const mine = { ...homeScreens[0], path: '/minhas', acesso: comLogin } as Screen;
  const router = createMemoryRouter([
    {
      element: <Outlet />,
      hydrateFallbackElement: <p />,
      children: [{ index: true, element: <p>Início</p> }, toRoute(mine)],
    },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByText('Início');
  await act(() => router.navigate('/minhas'));
  expect(await screen.findByRole('heading', { name: 'Você está sem conexão' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/minhas');
  removeCookie('login-token');
  vi.unstubAllGlobals();
});
