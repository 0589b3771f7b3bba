import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Footer } from '#shell/layout/footer.tsx';
import { renderAt, resetShell, serve } from '#shell/layout/testing-layout.tsx';
import type { RouteName } from '#shell/navegacao/route-names.ts';
import { messagesStore } from '#shell/notifications/messages.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import ChatIcon from './chat-icon.tsx';

afterEach(resetShell);

const show = (itens: unknown, screenName: RouteName = 'HomeView') => {
  const calls = serve({ 'GET /item-interface-perfil': itens });
  renderAt('/', <ChatIcon screenName={screenName} />);
  return calls;
};
const icon = () => screen.queryByRole('button', { name: /Conversar com o assistente/ });
const settled = async (calls: string[]) => {
  await waitFor(() => expect(calls).toEqual(['GET /item-interface-perfil']));
  await new Promise((resolve) => setTimeout(resolve));
};

describe('chat icon', () => {
  const janelaEm = (href: string) => ({
    location: { href, pathname: new URL(href, 'http://x').pathname, replace: vi.fn() },
    focus: vi.fn(),
  });
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: /Conversar com o assistente/ }));

  it('S2-32 opens the assistant in a window of 650 by 800', async () => {
    show([{ idItemInterface: 171, idPerfil: 0 }]);
    const janela = janelaEm('about:blank');
    const open = vi.fn(() => janela);
    vi.stubGlobal('open', open);
    await press();
    expect(open).toHaveBeenCalledWith('', 'assistente', 'popup,width=650,height=800');
    expect(janela.location.replace).toHaveBeenCalledWith('/web/assistente');
  });

  it('brings the window to the front when it is open, also after a reload, and never loads it anew', async () => {
    show([{ idItemInterface: 171, idPerfil: 0 }]);
    const janela = janelaEm('http://x/web/assistente');
    vi.stubGlobal('open', () => janela);
    await press();
    await press();
    expect([janela.location.replace.mock.calls.length, janela.focus.mock.calls.length]).toEqual([0, 2]);
  });

  it('loads it again where the window shows something else by now', async () => {
    show([{ idItemInterface: 171, idPerfil: 0 }]);
    const janela = janelaEm('http://x/web/perguntas-frequentes');
    vi.stubGlobal('open', () => janela);
    await press();
    expect(janela.location.replace).toHaveBeenCalledWith('/web/assistente');
  });

  it('opens the assistant here when the browser blocks windows', async () => {
    show([{ idItemInterface: 171, idPerfil: 0 }]);
    vi.stubGlobal('open', () => null);
    await userEvent.click(await screen.findByRole('button', { name: /Conversar com o assistente/ }));
    expect(screen.getByTestId('endereco').textContent).toBe('/assistente');
  });

  it('steps aside while one reads on downwards, and is back on the way up and at the end of the page', async () => {
    show([{ idItemInterface: 171, idPerfil: 0 }]);
    await screen.findByRole('button', { name: /Conversar com o assistente/ });
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
    const isAside = () => document.querySelector('.sh-chat-aside') !== null;
    const scrollTo = (y: number) => {
      vi.stubGlobal('scrollY', y);
      act(() => void window.dispatchEvent(new Event('scroll')));
    };
    scrollTo(400);
    expect(isAside()).toBe(true);
    scrollTo(402);
    expect(isAside()).toBe(true);
    scrollTo(300);
    expect(isAside()).toBe(false);
    scrollTo(5000 - window.innerHeight);
    expect(isAside()).toBe(false);
  });

  it('N17 can be hidden on this device, says how it comes back, and the footer brings it', async () => {
    show([{ idItemInterface: 171, idPerfil: 0 }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Esconder o ícone do assistente' }));
    expect(icon()).toBeNull();
    expect(document.cookie).toContain('assistente-oculto=1');
    expect(messagesStore.get().messages[0]?.text).toContain('no rodapé');
    renderAt('/', <Footer columns={[]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar o assistente' }));
    expect(icon()).not.toBeNull();
    expect(document.cookie).not.toContain('assistente-oculto');
    expect(screen.queryByRole('button', { name: 'Mostrar o assistente' })).toBeNull();
  });

  it('S2-32 is shown by the current profile: a gestor without item 171 does not see it', async () => {
    signIn(aGestor());
    await settled(show([{ idItemInterface: 171, idPerfil: 0 }]));
    expect(icon()).toBeNull();
  });

  it('S2-32 is not shown by another interface item', async () => {
    await settled(show([{ idItemInterface: 170, idPerfil: 0 }]));
    expect(icon()).toBeNull();
  });

  it.each(['LoginView', 'LoginRecoveryView'] as const)(
    'S2-32 is not on the login page (%s)',
    async (name) => {
      await settled(show([{ idItemInterface: 171, idPerfil: 0 }], name));
      expect(icon()).toBeNull();
    },
  );
});
