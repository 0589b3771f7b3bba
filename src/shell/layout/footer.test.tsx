import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import Rodape from '#capabilities/sessao/web/na-moldura/rodape.tsx';
import { aCidada, aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { renderAt, resetShell, setWidth } from './testing-layout.tsx';

afterEach(resetShell);

const columns = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent?.replace(' (abre em nova janela)', ''));

describe('footer', () => {
  it('S2-31 has the columns Informações and Ajuda for visitors and citizens', () => {
    setWidth(1280);
    signIn(aCidada());
    renderAt('/', <Rodape />);
    expect(columns()).toEqual(['Informações', 'Ajuda']);
  });

  it('S2-31 adds Órgãos e Entidades for servants only', () => {
    setWidth(1280);
    signIn(aGestor());
    renderAt('/', <Rodape />);
    expect(columns()).toEqual(['Informações', 'Órgãos e Entidades', 'Ajuda']);
    expect(screen.getAllByRole('link', { name: /Documentação da API/ })).toHaveLength(1);
    expect(linksOf('Órgãos e Entidades')).toContain('Documentação da API');
  });

  it('S2-31 has every link, in its column', () => {
    setWidth(1280);
    renderAt('/', <Rodape />);
    expect(linksOf('Informações')).toEqual([
      'Dados abertos',
      'Rede de ouvidorias',
      'Painel Resolveu?',
      'Painel da LAI',
      'Site da LAI',
      'Busca de pedidos respondidos',
      'Busca de decisões',
      'Simulador de prazos',
      'Termos de uso',
    ]);
    expect(linksOf('Ajuda')).toEqual(
      expect.arrayContaining([
        'Manual',
        'Perguntas frequentes',
        'Acessibilidade',
        'Mapa do site',
        'Documentação da API',
      ]),
    );
  });

  it('opens other sites and the API pages outside the router, in a window that cannot reach back', () => {
    setWidth(1280);
    renderAt('/', <Rodape />);
    const api = screen.getByRole('link', { name: /Documentação da API/ });
    expect(api.getAttribute('href')).toBe('/api/docs');
    expect(api.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.getByRole('link', { name: /Site da LAI/ }).getAttribute('target')).toBe('_blank');
  });

  it('S2-31 S9-05 shows the copyright of the controlling body and the version of package.json', () => {
    renderAt('/', <Rodape />);
    const footer = screen.getByRole('contentinfo');
    expect(footer.textContent).toMatch(/© \d{4} Controladoria-Geral da União/);
    expect(footer.textContent).toContain(`versão ${packageJson.version}`);
  });

  it.each([
    [991, true],
    [992, false],
  ])('S9-04 at %i px wide, folded into accordions is %s', (width, folded) => {
    setWidth(width);
    renderAt('/', <Rodape />);
    expect(screen.queryByRole('button', { name: 'Ajuda' }) !== null).toBe(folded);
  });

  it('opens a folded column at a press', () => {
    setWidth(360);
    renderAt('/', <Rodape />);
    expect(screen.queryByRole('link', { name: 'Manual' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ajuda' }));
    expect(screen.getByRole('link', { name: 'Manual' }).getAttribute('href')).toBe('/manual');
  });
});
