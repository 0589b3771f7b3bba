// Loaded beforehand, so that no test waits for a chunk.
import './cookie-bar-panel.tsx';
import { readFileSync } from 'node:fs';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { readCookie } from '#shell/cookies.ts';
import { cookieBarStore } from '#shell/layout/shell-state.ts';
import { renderAt, resetShell } from '../testing-layout.tsx';
import { CookieBar } from './cookie-bar.tsx';
import { savePreferences } from './cookie-preferences.ts';

afterEach(resetShell);

const TITLE = 'Respeitamos a sua Privacidade';
const saved = () => JSON.parse(readCookie('preferencias-cookies') ?? 'null');
const show = async () => {
  renderAt('/orgao', <CookieBar />);
  return screen.findByRole('region', { name: TITLE });
};
const manage = async () => {
  renderAt('/orgao', <CookieBar />);
  act(() => cookieBarStore.set('gerenciando'));
  return screen.findByRole('dialog', { name: TITLE });
};
const buttons = (bar: HTMLElement) =>
  within(bar)
    .getAllByRole('button')
    .map((button) => button.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('cookie bar', () => {
  it('S2-33 S4-09 opens by itself when nothing is saved, with title, date and three buttons', async () => {
    const bar = await show();
    expect(bar.textContent).toMatch(/Última atualização: 23\/11\/2022/);
    expect(buttons(bar)).toEqual(['Gerenciar cookies', 'Rejeitar cookies opcionais', 'Aceitar todos']);
    const declaration = within(bar).getByRole('link', { name: 'declaração de cookies' });
    expect(declaration.getAttribute('href')).toBe('/termos-de-uso?declaracaoCookies=true');
  });

  it('S4-09 stays closed when a choice is saved', async () => {
    savePreferences(['necessarios'], new Date());
    renderAt('/', <CookieBar />);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  it.each(['%', '{}', '{"categories":["necessarios"],"revision":-1}'])(
    'S4-09 asks again when what is saved is not a record of now: %s',
    async (text) => {
      // biome-ignore lint/suspicious/noDocumentCookie: a record somebody else wrote
      document.cookie = `preferencias-cookies=${encodeURIComponent(text)}; path=/`;
      expect(await show()).toBeTruthy();
    },
  );

  it('S4-09 accept all sets every category, writes the record and closes', async () => {
    await show();
    await press('Aceitar todos');
    expect(saved()).toEqual({
      categories: ['necessarios', 'desempenho'],
      revision: 0,
      creationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      uniqueId: expect.stringMatching(/^[0-9a-f]{32}$/),
      lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(cookieBarStore.get()).toBe('fechada');
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  it('S4-09 reject keeps only the necessary one', async () => {
    await show();
    await press('Rejeitar cookies opcionais');
    expect(saved().categories).toEqual(['necessarios']);
    expect(cookieBarStore.get()).toBe('fechada');
  });

  it('S2-33 manage mode shows the two categories, the note on the browser, and Salvar', async () => {
    await show();
    await press('Gerenciar cookies');
    const dialog = screen.getByRole('dialog', { name: TITLE });
    expect(dialog.getAttribute('data-state')).toBe('gerenciando');
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Cookies estritamente necessários', 'Cookies de desempenho', 'Configurações do navegador']);
    expect(within(dialog).getByText('Sempre ativos')).toBeTruthy();
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(1);
    expect(buttons(dialog)).toEqual(['Rejeitar cookies opcionais', 'Salvar']);
  });

  it.each([
    [false, ['necessarios']],
    [true, ['necessarios', 'desempenho']],
  ])('S4-09 saving with performance cookies %s writes %j', async (accepted, categories) => {
    await manage();
    const box = screen.getByRole('checkbox', { name: /desempenho/ });
    expect(box).toHaveProperty('checked', false);
    if (accepted) await userEvent.click(box);
    await press('Salvar');
    expect(saved().categories).toEqual(categories);
    expect(cookieBarStore.get()).toBe('fechada');
  });

  it('S4-09 a later choice keeps the date and id of the first', async () => {
    savePreferences(['necessarios', 'desempenho'], new Date('2026-01-02T03:04:05Z'));
    const first = saved();
    await manage();
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
    await press('Rejeitar cookies opcionais');
    expect(saved()).toMatchObject({ uniqueId: first.uniqueId, creationDate: '2026-01-02T03:04:05.000Z' });
    expect(saved().lastUpdate).not.toBe(first.lastUpdate);
  });

  it('Escape leaves manage mode without saving: to the bar, or closed when a choice was saved', async () => {
    await manage();
    await userEvent.keyboard('{Escape}');
    expect(cookieBarStore.get()).toBe('aberta');
    expect(saved()).toBeNull();
    savePreferences(['necessarios'], new Date());
    act(() => cookieBarStore.set('gerenciando'));
    await userEvent.keyboard('{Escape}');
    expect(cookieBarStore.get()).toBe('fechada');
  });

  it('keeps focus inside while managing, and not while it is only a bar', async () => {
    await show();
    expect(document.getElementById('app')?.parentElement?.hasAttribute('inert')).toBe(false);
    await press('Gerenciar cookies');
    expect(document.getElementById('app')?.parentElement?.hasAttribute('inert')).toBe(true);
    await userEvent.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe('Salvar');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('declaração de cookies');
  });

  it('S9-04 buttons fill the width under 574 px', () => {
    const css = readFileSync(`${import.meta.dirname}/cookie-bar.css`, 'utf8');
    expect(css).toMatch(
      /@media \(max-width: 573\.98px\) \{\s*\.sh-cookies-actions,\s*\.sh-cookies-actions > \.br-button \{\s*width: 100%;/,
    );
  });
});
