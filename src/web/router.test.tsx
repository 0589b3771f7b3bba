import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
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
