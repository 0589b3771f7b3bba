import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { trilhaStore } from '#shell/navegacao/trilha.ts';
import { aCidada, signIn } from '#testing/pessoa-no-navegador.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { renderAt, resetShell, screenNamed, setWidth } from './testing-layout.tsx';

afterEach(() => {
  resetShell();
  trilhaStore.set(null);
});

const feriado = [
  { name: 'Configurações', location: '/configuracoes' },
  { name: 'Feriados', location: '/feriado' },
  { name: 'Cadastrar feriado' },
];
const trail = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const show = (crumbs = feriado, name: Parameters<typeof screenNamed>[0] = 'FeriadoCadastrar') =>
  renderAt('/feriado/cadastrar', <Breadcrumbs screen={screenNamed(name)} crumbs={crumbs} />);

describe('breadcrumbs', () => {
  it('S2-30 begins with the home icon and goes down the trail of the route', () => {
    setWidth(1280);
    show();
    expect(trail()).toEqual(['Página inicial', 'Configurações', 'Feriados', 'Cadastrar feriado']);
    expect(screen.getByRole('link', { name: 'Página inicial' }).querySelector('svg')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Feriados' }).getAttribute('href')).toBe('/feriado');
    expect(screen.getByText('Cadastrar feriado').getAttribute('aria-current')).toBe('page');
  });

  it('S2-30 puts Principal after home when somebody is signed in, once', () => {
    setWidth(1280);
    signIn(aCidada());
    show([{ name: 'Sobre a plataforma' } as never]);
    expect(trail()).toEqual(['Página inicial', 'Principal', 'Sobre a plataforma']);
  });

  it('S2-30 does not repeat Principal on the Principal screen', () => {
    setWidth(1280);
    signIn(aCidada());
    show([{ name: 'Principal' } as never], 'PrincipalView');
    expect(trail()).toEqual(['Página inicial', 'Principal']);
  });

  it.each([
    [574, true],
    [575, false],
  ])('S2-30 S9-04 at %i px wide, collapsed is %s', (width, collapsed) => {
    setWidth(width);
    show();
    expect(screen.queryByRole('link', { name: 'Feriados' }) === null).toBe(collapsed);
  });

  it('S2-30 collapses above five crumbs and opens at a press', () => {
    setWidth(1280);
    signIn(aCidada());
    show([{ name: 'A', location: '/a' }, ...feriado]);
    expect(trail()).toEqual(['Página inicial', '', 'Cadastrar feriado']);
    fireEvent.click(screen.getByRole('button', { name: /Mostrar caminho completo/ }));
    expect(trail()).toEqual([
      'Página inicial',
      'Principal',
      'A',
      'Configurações',
      'Feriados',
      'Cadastrar feriado',
    ]);
  });

  it('S2-30 follows the page where it knows better than its route', () => {
    setWidth(1280);
    show();
    act(() => trilhaStore.set([{ name: 'Consultar Protocolo', location: '/manifestacao/consultar' }]));
    expect(trail()).toEqual(['Página inicial', 'Consultar Protocolo', 'Cadastrar feriado']);
  });

  it('shows none on a page without a trail', () => {
    show([]);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
