import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetShell, serve, setWidth } from '#shell/layout/testing-layout.tsx';
import { tituloStore } from '#shell/navegacao/titulo.ts';
import { messagesStore } from '#shell/notifications/messages.ts';
import type { Usuario } from '#shell/session/session.ts';
import { aCidada, aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import { findKnownScreen, loadScreenList } from './known-screens.ts';
import { RootLayout } from './root-layout.tsx';

const ADMIN_ONLY = '/feriado';

beforeEach(async () => {
  serve({ 'GET /app-web/v1/rotas': [], 'GET /item-interface-perfil': [] });
  setWidth(1280);
  vi.stubGlobal('scrollTo', () => undefined);
  await loadScreenList();
});
afterEach(resetShell);

/** The layout that cancels navigations, on a real router, between two screens of the real list. */
const openAboutAs = async (usuario: Usuario, entries: readonly string[] = ['/about']) => {
  signIn(usuario);
  const load = vi.fn(() => null);
  const router = createMemoryRouter(
    [
      {
        element: <RootLayout />,
        children: [
          {
            path: '/about',
            handle: findKnownScreen('/about'),
            element: <Link to={ADMIN_ONLY}>Feriados</Link>,
          },
          {
            path: ADMIN_ONLY,
            handle: findKnownScreen(ADMIN_ONLY),
            loader: load,
            element: <p>Tela reservada</p>,
          },
          { path: '/login', handle: findKnownScreen('/login'), element: <p>Um passo</p> },
        ],
      },
    ],
    { initialEntries: [...entries], initialIndex: entries.length - 1 },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return { router, load };
};

describe('a navigation the profile has no right to', () => {
  it('S4-07 S8-02 by a link: the address stays, nothing is loaded and nothing is said', async () => {
    const { router, load } = await openAboutAs(aGestor());
    await userEvent.click(screen.getByRole('link', { name: 'Feriados' }));
    expect(router.state.location.pathname).toBe('/about');
    expect(router.state.navigation.state).toBe('idle');
    expect(load).not.toHaveBeenCalled();
    expect(messagesStore.get().messages).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sobre a plataforma');
  });

  it('S4-07 S8-02 by the code of a screen, with a query, and as often as it is tried', async () => {
    const { router, load } = await openAboutAs(aCidada());
    for (const to of [ADMIN_ONLY, `${ADMIN_ONLY}?pagina=2`]) {
      await act(() => router.navigate(to));
      expect(router.state.location.pathname).toBe('/about');
    }
    expect(load).not.toHaveBeenCalled();
    expect(messagesStore.get().messages).toEqual([]);
    expect([...router.state.blockers.values()].map(({ state }) => state)).toEqual(['unblocked']);
  });

  it('S4-07 by the browser going back, after the profile was changed', async () => {
    const { router, load } = await openAboutAs(aGestor(), [ADMIN_ONLY, '/about']);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/about');
    expect(load).not.toHaveBeenCalled();
    expect(messagesStore.get().messages).toEqual([]);
  });

  it('S4-07 is no cancel for the profile that has the right', async () => {
    const { router } = await openAboutAs(
      aGestor({ perfilAtual: { idPerfil: 1, descPerfil: 'Administrador' } }),
    );
    await userEvent.click(screen.getByRole('link', { name: 'Feriados' }));
    expect(await screen.findByText('Tela reservada')).toBeDefined();
    expect(router.state.location.pathname).toBe(ADMIN_ONLY);
  });
});

describe('a page that knows its own title', () => {
  it('has it in the banner, the trail and the tab, and the route’s again when it goes', async () => {
    await openAboutAs(aGestor());
    act(() => tituloStore.set('Alterar e-mail'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Alterar e-mail');
    expect(document.title).toMatch(/^Alterar e-mail · /);
    expect((await screen.findAllByText('Alterar e-mail')).length).toBeGreaterThan(1);
    act(() => tituloStore.set(null));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sobre a plataforma');
  });
});

describe('the title of the login', () => {
  it('is Entrar for a visitor, and another while a last step is asked of who has signed in', async () => {
    await openAboutAs(aGestor(), ['/login']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Entrando na sua conta');
    act(() => signIn(null));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Entrar');
  });
});
