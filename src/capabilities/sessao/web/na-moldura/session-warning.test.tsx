// Loaded here first, so that no test waits for the lazy chunk.
import './session-warning-dialog.tsx';
import './session-limit-dialog.tsx';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MessageList } from '#shell/layout/message-list.tsx';
import { renderAt, resetShell, serve } from '#shell/layout/testing-layout.tsx';
import type { RouteName } from '#shell/navegacao/route-names.ts';
import { isAuthenticated, usuarioStore } from '#shell/session/session.ts';
import { aCidada, signIn } from '#testing/pessoa-no-navegador.ts';
import { SessionWarning } from './session-warning.tsx';

const START = new Date('2026-03-12T12:00:00Z');
const MINUTE = 60_000;
const MANTER = 'POST /app-web/v1/sessao/manter';
const MANTIDA = { sessaoExpiraEm: '2026-03-12T13:00:00Z', sessaoLimiteEm: '2026-03-12T23:00:00Z' };

beforeEach(() => {
  vi.useFakeTimers({ now: START, shouldAdvanceTime: true });
});
afterEach(resetShell);

const screenAt = (screenName: RouteName) =>
  renderAt(
    '/manifestacao/criar?tipo=8',
    <>
      <MessageList location="top" />
      <textarea aria-label="Relato" defaultValue="o que foi digitado" />
      <SessionWarning screenName={screenName} />
    </>,
  );
const show = (minutes: number, screenName: RouteName = 'ManifestacaoCriar') => {
  signIn(aCidada(), START.getTime() + minutes * MINUTE);
  return screenAt(screenName);
};
/** A session whose next end is the fixed limit, which staying cannot move. */
const showNoLimite = (minutes: number) => {
  const fim = START.getTime() + minutes * MINUTE;
  signIn(aCidada({ sessaoLimiteEm: new Date(fim).toISOString() }), fim);
  return screenAt('ManifestacaoCriar');
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const dialog = () => screen.queryByRole('dialog', { name: 'Sua sessão vai terminar' });
const limitDialog = () => screen.queryByRole('dialog', { name: /^Sua sessão termina às \d\d:\d\d$/ });
const address = () => screen.getByTestId('endereco').textContent;

describe('session warning', () => {
  it('S9-02 warns five minutes before the end, not earlier, and tells the time left', async () => {
    show(60);
    await pass(54 * MINUTE);
    expect(dialog()).toBeNull();
    await pass(MINUTE + 2000);
    const warning = await screen.findByRole('dialog', { name: 'Sua sessão vai terminar' });
    expect(within(warning).getByRole('timer').textContent).toMatch(/^4:5\d$/);
    await pass(MINUTE);
    expect(within(warning).getByRole('timer').textContent).toMatch(/^3:5\d$/);
    expect(screen.getByLabelText('Relato')).toHaveProperty('value', 'o que foi digitado');
  });

  it('S9-02 Continuar conectado keeps the session and what was typed', async () => {
    const calls = serve({ [MANTER]: MANTIDA });
    show(4);
    await pass(1000);
    const button = await screen.findByRole('button', { name: 'Continuar conectado' });
    signIn(aCidada(), START.getTime() + 60 * MINUTE);
    fireEvent.click(button);
    await pass(1500);
    expect(calls).toEqual([MANTER]);
    expect(dialog()).toBeNull();
    expect(address()).toBe('/manifestacao/criar?tipo=8');
    expect(screen.getByLabelText('Relato')).toHaveProperty('value', 'o que foi digitado');
  });

  it('Escape keeps the session, too: it never throws anybody out', async () => {
    const calls = serve({ [MANTER]: MANTIDA });
    show(4);
    await pass(1000);
    fireEvent.keyDown(await screen.findByRole('button', { name: 'Continuar conectado' }), { key: 'Escape' });
    await pass(100);
    expect(calls).toEqual([MANTER]);
  });

  it('says in the dialog why the session could not be kept, and lets the person try again', async () => {
    serve({ [MANTER]: Response.json({ message: 'Tente de novo.' }, { status: 503 }) });
    show(4);
    await pass(1000);
    fireEvent.click(await screen.findByRole('button', { name: 'Continuar conectado' }));
    const warning = await screen.findByRole('dialog');
    expect(await within(warning).findByText('Tente de novo.')).toBeTruthy();
    const button = within(warning).getByRole('button', { name: 'Continuar conectado' });
    expect(button.getAttribute('aria-busy')).toBeNull();
  });

  it('S9-02 Sair goes to the logout', async () => {
    show(4);
    await pass(1000);
    fireEvent.click(await screen.findByRole('button', { name: 'Sair' }));
    expect(address()).toBe('/logout');
  });

  it('S9-02 at the end it forgets the session, goes to the login with the way back, and tells', async () => {
    show(4);
    localStorage.setItem('filtro-recursos', 'x');
    await pass(4 * MINUTE + 2000);
    expect(usuarioStore.get()).toBeNull();
    expect(isAuthenticated()).toBe(false);
    expect(localStorage.length).toBe(0);
    expect(address()).toBe(`/login?redirect=${encodeURIComponent('/manifestacao/criar?tipo=8')}`);
    expect(await screen.findByText('Sua sessão terminou.')).toBeTruthy();
    expect(dialog()).toBeNull();
  });

  it('S4-01 ends when the cookie is gone: somebody signed out in another tab', async () => {
    show(60);
    // biome-ignore lint/suspicious/noDocumentCookie: what the logout of another tab does
    document.cookie = 'login-token=; path=/; max-age=0';
    await pass(1500);
    expect(usuarioStore.get()).toBeNull();
    expect(address()).toMatch(/^\/login\?redirect=/);
  });

  it('leaves the ending of the session to the logout screen', async () => {
    show(4, 'LogoutView');
    await pass(5 * MINUTE);
    expect(dialog()).toBeNull();
    expect(address()).toBe('/manifestacao/criar?tipo=8');
  });

  it('stays on the login screen when the session ends there', async () => {
    show(1, 'LoginView');
    await pass(MINUTE + 2000);
    expect(usuarioStore.get()).toBeNull();
    expect(address()).toBe('/manifestacao/criar?tipo=8');
    expect(await screen.findByText('Sua sessão terminou.')).toBeTruthy();
  });

  it('says nothing to a visitor', async () => {
    renderAt('/', <SessionWarning screenName="HomeView" />);
    await pass(5000);
    expect(address()).toBe('/');
    expect(dialog()).toBeNull();
  });
});

describe('warning of the longest a session may last', () => {
  it('tells when it ends and what to do, and does not offer to stay', async () => {
    const calls = serve({});
    showNoLimite(60);
    await pass(54 * MINUTE);
    expect(limitDialog()).toBeNull();
    await pass(MINUTE + 2000);
    const warning = limitDialog() as HTMLElement;
    const hora = new Date('2026-03-12T13:00:00Z').toLocaleTimeString('pt-BR', { timeStyle: 'short' });
    expect(within(warning).getByRole('heading').textContent).toBe(`Sua sessão termina às ${hora}`);
    expect(warning.textContent).toMatch(/no máximo 12 horas.*em menos de 5 minutos.*Salve ou envie agora/);
    expect(within(warning).getAllByRole('button')).toEqual([
      within(warning).getByRole('button', { name: 'Entendi' }),
    ]);
    expect(dialog()).toBeNull();
    expect(calls).toEqual([]);
  });

  it('is told once: closed, it stays closed until the end, also after the page is opened again', async () => {
    const { unmount } = showNoLimite(4);
    await pass(1000);
    fireEvent.click(await screen.findByRole('button', { name: 'Entendi' }));
    await pass(MINUTE);
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    screenAt('ManifestacaoCriar');
    await pass(2 * MINUTE);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/manifestacao/criar?tipo=8');
    await pass(MINUTE);
    expect(address()).toMatch(/^\/login\?redirect=/);
    expect(await screen.findByText('Sua sessão terminou.')).toBeTruthy();
  });

  it('closes by Escape, for good, and gives the focus back to what was being written', async () => {
    const calls = serve({});
    showNoLimite(4);
    screen.getByLabelText('Relato').focus();
    await pass(1000);
    const button = await screen.findByRole('button', { name: 'Entendi' });
    expect(document.activeElement).toBe(button);
    fireEvent.keyDown(button, { key: 'Escape' });
    await pass(5000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Relato'));
    expect(calls).toEqual([]);
  });

  it('is told again in the next session', async () => {
    const { unmount } = showNoLimite(4);
    await pass(1000);
    fireEvent.click(await screen.findByRole('button', { name: 'Entendi' }));
    unmount();
    showNoLimite(5);
    await pass(1000);
    expect(limitDialog()).toBeTruthy();
  });

  it('takes the place of the idle warning when staying has shown that nothing moves', async () => {
    const fim = new Date(START.getTime() + 4 * MINUTE).toISOString();
    serve({ [MANTER]: { sessaoExpiraEm: fim, sessaoLimiteEm: fim } });
    show(4);
    await pass(1000);
    fireEvent.click(await screen.findByRole('button', { name: 'Continuar conectado' }));
    await pass(1500);
    expect(dialog()).toBeNull();
    expect(limitDialog()).toBeTruthy();
  });
});
