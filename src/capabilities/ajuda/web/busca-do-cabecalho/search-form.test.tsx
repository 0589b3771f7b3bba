import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderAt, resetShell, serve, setWidth } from '#shell/layout/testing-layout.tsx';
import SearchForm from './search-form.tsx';

const grupos = [
  {
    grupo: 'ajuda',
    itens: [
      { titulo: 'Esqueci minha senha', detalhe: 'Peça outra.', endereco: '/perguntas-frequentes/senha' },
    ],
  },
  { grupo: 'orgaos', itens: [{ titulo: 'INSS', detalhe: 'Benefícios.', endereco: '/orgao?busca=INSS' }] },
];
const url = (q: string) => `GET /app-web/v1/ajuda/busca-do-site?q=${q}&porGrupo=3`;

beforeEach(() => {
  setWidth(1280);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(resetShell);

const campo = () => screen.getByRole('combobox', { name: 'Buscar no site' });
const address = () => screen.getByTestId('endereco').textContent;

describe('suggestions while typing', () => {
  it('are announced, walked by the arrows without leaving the field, and chosen by Enter', async () => {
    serve({ [url('senha')]: { grupos } });
    renderAt('/', <SearchForm />);
    await userEvent.type(campo(), 'senha');
    await screen.findByText('2 sugestões. Use a seta para baixo.');
    expect(campo().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(
      2,
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const ativa = campo().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(ativa)?.textContent).toContain('INSS');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('INSS');
    expect(document.activeElement).toBe(campo());
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/orgao?busca=INSS');
  });

  it('are chosen by a click, too', async () => {
    serve({ [url('senha')]: { grupos } });
    renderAt('/', <SearchForm />);
    await userEvent.type(campo(), 'senha');
    await userEvent.click(await screen.findByRole('option', { name: /Esqueci/ }));
    expect(address()).toBe('/perguntas-frequentes/senha');
  });

  it('say where nothing matches, in the words of every search', async () => {
    serve({ [url('zzzz')]: { grupos: [] } });
    renderAt('/', <SearchForm />);
    await userEvent.type(campo(), 'zzzz');
    await screen.findByText('Ops! Não encontramos o que você está procurando!');
    expect(campo().getAttribute('aria-expanded')).toBe('false');
  });

  it('do not stand in the way when the server does not answer', async () => {
    const calls = serve({});
    renderAt('/', <SearchForm />);
    await userEvent.type(campo(), 'obras');
    await waitFor(() => expect(calls).toContain(url('obras')));
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/procurar?q=obras');
  });
});
