// Loaded beforehand, so that no test waits for a chunk.
import './side-menu-panel.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { menuCompleto } from '#capabilities/sessao/domain/menus.ts';
import { useMenus } from '#capabilities/sessao/web/na-moldura/use-menus.ts';
import { Perfil } from '#kernel/perfil.ts';
import { getInstalacao } from '#shell/instalacao.ts';
import { menuStore, openMenu } from '#shell/layout/shell-state.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import { renderAt, resetShell, serve } from '../testing-layout.tsx';
import { SideMenu } from './side-menu.tsx';

afterEach(resetShell);

function Menu() {
  return <SideMenu links={useMenus().lateral} />;
}
const open = async (address = '/') => {
  renderAt(
    address,
    <>
      <button type="button" id="gatilho">
        Abrir
      </button>
      <Menu />
    </>,
  );
  document.getElementById('gatilho')?.focus();
  act(openMenu);
  return screen.findByRole('dialog', { name: 'Selecione uma opção' });
};
const entries = (menu: HTMLElement) =>
  [...menu.querySelectorAll('nav > ul > li > .menu-item')].map((item) =>
    item.textContent?.replace(' (abre em nova janela)', ''),
  );

describe('side menu', () => {
  it('S2-28 is not there until it is opened', () => {
    renderAt('/', <Menu />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('S2-24 S2-28 shows a visitor the public menu, ending with the information links', async () => {
    const expected = menuCompleto(Perfil.publico, getInstalacao()).map(({ label }) => label);
    expect(entries(await open())).toEqual(expected);
    expect(expected.slice(0, 4)).toEqual(['Início', 'Consulta de Órgãos', 'Manual', 'FAQ']);
    expect(expected.at(-1)).toBe('Termos de uso');
  });

  it('S2-24 S2-28 shows what the server sent once somebody is signed in', async () => {
    const calls = serve({ 'GET /app-web/v1/rotas': [{ label: 'Só do servidor', to: '/so-do-servidor' }] });
    signIn(aGestor());
    const menu = await open();
    await waitFor(() => expect(entries(menu)).toEqual(['Só do servidor']));
    expect(calls).toContain('GET /app-web/v1/rotas');
  });

  it('shows the menu of the profile while the server does not answer', async () => {
    serve({});
    signIn(aGestor());
    expect(entries(await open())[0]).toBe('Triar (Novo)');
  });

  it('N12 S2-28 a line of help beside each queue, whose label stays as it is', async () => {
    serve({});
    signIn(aGestor());
    const triar = within(await open()).getByRole('link', { name: 'Triar (Novo)' });
    const ajuda = document.getElementById(triar.getAttribute('aria-describedby') ?? '');
    expect(ajuda?.textContent).toBe('O que chegou e ainda não tem responsável.');
  });

  it('S2-28 folds groups and opens them at a press', async () => {
    serve({});
    signIn(aGestor());
    const menu = await open();
    const group = within(menu).getByRole('button', { name: 'Monitoramento' });
    expect(within(menu).queryByRole('link', { name: 'Avaliar Tratamento' })).toBeNull();
    await userEvent.click(group);
    expect(group.getAttribute('aria-expanded')).toBe('true');
    expect(within(menu).getByRole('link', { name: 'Avaliar Tratamento' })).toBeTruthy();
    await userEvent.click(group);
    expect(within(menu).queryByRole('link', { name: 'Avaliar Tratamento' })).toBeNull();
  });

  it('marks the open screen and unfolds its group', async () => {
    serve({});
    signIn(aGestor());
    const menu = await open('/monitoramento/avaliar');
    const current = within(menu).getByRole('link', { name: 'Avaliar Tratamento' });
    expect(current.getAttribute('aria-current')).toBe('page');
  });

  it.each(['close button', 'Escape', 'scrim'])('S2-28 closes by the %s and gives focus back', async (way) => {
    const menu = await open();
    expect(menu.contains(document.activeElement)).toBe(true);
    expect(document.getElementById('app')?.parentElement?.hasAttribute('inert')).toBe(true);
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else if (way === 'scrim') await userEvent.click(screen.getByTestId('scrim'));
    else await userEvent.click(within(menu).getByRole('button', { name: 'Fechar menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.id).toBe('gatilho');
  });

  it('keeps Tab inside', async () => {
    const menu = await open();
    await userEvent.tab({ shift: true });
    expect(menu.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.textContent).toBe('Termos de uso');
    await userEvent.tab();
    expect(document.activeElement).toBe(within(menu).getByRole('button', { name: 'Fechar menu' }));
  });

  it('closes when an entry is followed', async () => {
    const menu = await open();
    await userEvent.click(within(menu).getByRole('link', { name: 'Manual' }));
    expect(menuStore.get()).toBe(false);
    expect(screen.getByTestId('endereco').textContent).toBe('/manual');
  });
});
