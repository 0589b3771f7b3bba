import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import type { RouteName } from '#web/route-names.ts';
import { ChatIcon } from './chat-icon.tsx';
import { renderAt, resetShell, serve } from './testing-layout.tsx';

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
  it('S2-32 opens the assistant in a window of 650 by 800', async () => {
    show([{ idItemInterface: 171, idPerfil: 0 }]);
    const open = vi.fn(() => window);
    vi.stubGlobal('open', open);
    await userEvent.click(await screen.findByRole('button', { name: /Conversar com o assistente/ }));
    expect(open).toHaveBeenCalledWith('/web/assistente', 'assistente', 'popup,width=650,height=800');
  });

  it('brings the window to the front when it is open, with the conversation in it', async () => {
    show([{ idItemInterface: 171, idPerfil: 0 }]);
    const janela = { closed: false, focus: vi.fn() };
    const open = vi.fn(() => janela);
    vi.stubGlobal('open', open);
    const botao = await screen.findByRole('button', { name: /Conversar com o assistente/ });
    await userEvent.click(botao);
    await userEvent.click(botao);
    expect([open.mock.calls.length, janela.focus.mock.calls.length]).toEqual([1, 1]);
    janela.closed = true;
    await userEvent.click(botao);
    expect(open).toHaveBeenCalledTimes(2);
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
