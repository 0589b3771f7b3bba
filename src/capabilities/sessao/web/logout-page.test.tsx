import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isAuthenticated, usuarioStore } from '#shell/session/session.ts';
import { aCidada, signIn } from '#testing/pessoa-no-navegador.ts';
import LogoutPage from './logout-page.tsx';
import { acabouDeSair } from './saida.ts';
import { recusa, renderPage, resetBrowser, stubFetch } from './testing-sessao.tsx';

afterEach(resetBrowser);

const LOGOUT = 'POST /api/app-web/v1/logout';
const local = { body: { ok: true, urlLogoutGovbr: null } };

describe('leaving', () => {
  it('S4-06 posts once, clears the person and goes to the login page, which says so', async () => {
    const calls = stubFetch({ [LOGOUT]: local });
    signIn(aCidada());
    localStorage.setItem('filtro', '1');
    renderPage(<LogoutPage />, '/logout');
    expect((await screen.findByLabelText('Outra página')).textContent).toContain('"/login"');
    expect(calls.map(({ key }) => key)).toEqual([LOGOUT]);
    expect([usuarioStore.get(), isAuthenticated(), localStorage.getItem('filtro')]).toEqual([
      null,
      false,
      null,
    ]);
    expect(acabouDeSair()).toBe(true);
  });

  it('S4-06 ends the session of the national sign-on as well', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { protocol: 'http:', assign });
    const urlLogoutGovbr = 'https://sso.example/logout?post_logout_redirect_uri=x';
    stubFetch({ [LOGOUT]: { body: { ok: true, urlLogoutGovbr } } });
    signIn(aCidada());
    renderPage(<LogoutPage />, '/logout');
    await waitFor(() => expect(assign).toHaveBeenCalledWith(urlLogoutGovbr));
    expect(usuarioStore.get()).toBeNull();
    expect(acabouDeSair()).toBe(true);
  });

  it('S4-06 works when already signed out', async () => {
    stubFetch({ [LOGOUT]: local });
    renderPage(<LogoutPage />, '/logout');
    expect((await screen.findByLabelText('Outra página')).textContent).toContain('"/login"');
  });

  it('S4-06 does not pretend: a failed logout keeps the session and offers another try', async () => {
    stubFetch({ [LOGOUT]: [recusa(500, 'Algo deu errado do nosso lado.'), local] });
    signIn(aCidada());
    renderPage(<LogoutPage />, '/logout');
    expect(await screen.findByRole('heading', { name: 'Você ainda não saiu' })).toBeDefined();
    expect(usuarioStore.get()?.login).toBe('maria.cidada');
    expect(acabouDeSair()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect((await screen.findByLabelText('Outra página')).textContent).toContain('"/login"');
  });
});
