import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import TermosDeUsoPage from './termos-de-uso-page.tsx';
import { renderAt, scrolledTo } from './testing-conteudo.tsx';

const declaration = () => screen.getByRole('button', { name: 'Declaração de cookies' });

describe('terms of use', () => {
  it('S2-07 opens, scrolls to and focuses the cookie declaration with declaracaoCookies=true', () => {
    renderAt('/termos-de-uso?declaracaoCookies=true', <TermosDeUsoPage />);
    expect(declaration().getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(declaration());
    expect(scrolledTo).toEqual([declaration()]);
    expect(screen.getByRole('table', { name: 'Cookies usados pela plataforma' })).toBeTruthy();
  });

  it.each(['/termos-de-uso', '/termos-de-uso?declaracaoCookies=false'])(
    'S2-07 keeps the declaration closed at %s',
    async (address) => {
      renderAt(address, <TermosDeUsoPage />);
      expect(screen.queryByRole('table')).toBeNull();
      expect(scrolledTo).toEqual([]);
      await userEvent.click(declaration());
      expect(screen.getByRole('table')).toBeTruthy();
    },
  );

  it('S2-07 opens the declaration again from the link inside the page', async () => {
    renderAt('/termos-de-uso?declaracaoCookies=true', <TermosDeUsoPage />);
    await userEvent.click(declaration());
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'declaração de cookies' }));
    expect(screen.getByRole('table')).toBeTruthy();
  });

  it('declares the cookies, 182 days each but for the session’s and that of a sign-on under way, and the last update', () => {
    renderAt('/termos-de-uso?declaracaoCookies=true', <TermosDeUsoPage />);
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.querySelector('code')?.textContent)).toEqual([
      'login-token',
      'sessao',
      'govbr-access-token',
      'govbr-id-token',
      'govbr-entrada-…',
      'preferencias-cookies',
      'contraste',
      'assistente-oculto',
    ]);
    for (const row of rows) {
      const proprias = { sessao: 'Até fechar o navegador', 'govbr-entrada-…': '10 minutos' } as const;
      const nome = row.querySelector('code')?.textContent ?? '';
      expect(within(row).getByText({ ...proprias }[nome] ?? '182 dias')).toBeTruthy();
    }
    expect(screen.getByText('23/11/2022')).toBeTruthy();
  });

  it.each([
    'Lei nº 13.709/2018',
    'Lei nº 13.608/2018',
    'Decreto nº 10.153/2019',
    'Lei nº 12.527/2011, art. 31, § 1º',
    'Denúncias: 5 anos e mais 15 anos.',
    'Demais manifestações: 5 anos e mais 5 anos.',
  ])('states «%s»', (sentence) => {
    renderAt('/termos-de-uso', <TermosDeUsoPage />);
    expect(screen.getByRole('article').textContent).toContain(sentence);
  });
});
