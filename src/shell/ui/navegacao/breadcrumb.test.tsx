import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';

const names = ['Início', 'Principal', 'Configurações', 'Feriados', 'Cadastrar feriado', 'Detalhar feriado'];
const page = (count: number) =>
  render(
    <MemoryRouter>
      <Breadcrumb trail={names.slice(0, count).map((name, index) => ({ name, location: `/${index}` }))} />
    </MemoryRouter>,
  );
const links = () => screen.getAllByRole('link').map((link) => link.textContent);
const narrow = () => vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));

afterEach(() => vi.unstubAllGlobals());

describe('S2-30 Breadcrumb', () => {
  it('links every crumb but the current one', () => {
    page(5);
    expect(links()).toEqual(['Início', 'Principal', 'Configurações', 'Feriados']);
    expect(screen.getByText('Cadastrar feriado').getAttribute('aria-current')).toBe('page');
  });

  it('collapses above five crumbs, and opens again', async () => {
    page(6);
    expect(links()).toEqual(['Início']);
    await userEvent.click(screen.getByRole('button', { name: /Mostrar caminho completo: Principal, / }));
    expect(links()).toEqual(['Início', 'Principal', 'Configurações', 'Feriados', 'Cadastrar feriado']);
  });

  it('collapses on a narrow screen whatever its length', () => {
    narrow();
    page(3);
    expect(links()).toEqual(['Início']);
  });

  it('has nothing to collapse between the home page and the current one', () => {
    narrow();
    page(2);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks exactly whether the screen is narrower than 575 px', () => {
    const matchMedia = vi.fn(() => Object.assign(new EventTarget(), { matches: false }));
    vi.stubGlobal('matchMedia', matchMedia);
    page(2);
    expect(matchMedia).toHaveBeenCalledWith('(max-width: 574.98px)');
  });
});
