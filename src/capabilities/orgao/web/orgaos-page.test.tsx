import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Orgao, PaginaDeOrgaos } from '../contract.ts';
import OrgaosPage from './orgaos-page.tsx';

const orgao = (
  idOuvidoria: number,
  sigla: string,
  nomeOuvidoria: string,
  extra: Partial<Orgao> = {},
): Orgao => ({
  idOuvidoria,
  idOrgaoSiorg: null,
  nomeOuvidoria,
  sigla,
  esfera: { idEsfera: 1, descEsfera: 'Federal' },
  uf: { sigUf: 'CE', descUf: 'Ceará' },
  municipio: { idMunicipio: 230440, descMunicipio: 'Fortaleza' },
  email: 'ouvidoria@ifce.escuta.invalid',
  telefone: '(85) 1234-0065',
  endereco: 'Rua Jorge Dumar, 1703',
  horario: 'Segunda a sexta, das 8h às 18h',
  site: 'https://ifce.edu.br',
  competencia: 'Educação profissional.',
  temSic: true,
  formularios: [
    { idTipoFormulario: 1, descTipoFormulario: 'Padrão' },
    { idTipoFormulario: 4, descTipoFormulario: 'Denúncia' },
  ],
  ...extra,
});

const ifce = orgao(65, 'IFCE', 'Instituto Federal do Ceará');
const cgu = orgao(6, 'CGU', 'Controladoria-Geral da União', { site: null, telefone: null });

type Answer = { status: number; body: unknown };
const ok = (page: Partial<PaginaDeOrgaos>): Answer => ({
  status: 200,
  body: { itens: [], total: 0, proximoCursor: null, ...page },
});

const asked: URLSearchParams[] = [];
let answer: (query: URLSearchParams) => Answer;

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    const query = new URL(url, 'http://local').searchParams;
    asked.push(query);
    const { status, body } = answer(query);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const Address = () => <output aria-label="endereço">{useLocation().search}</output>;

const open = (address = '/orgao') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <OrgaosPage />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const cards = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('OrgaosPage', () => {
  it('shows a skeleton, then each office with its contacts', async () => {
    answer = () => ok({ itens: [ifce], total: 1 });
    open();
    expect(screen.getByText('Buscando órgãos…')).toBeDefined();
    const card = await screen.findByRole('region', { name: 'IFCE – Instituto Federal do Ceará' });
    expect(screen.getByText('1 órgão encontrado.')).toBeDefined();
    expect(within(card).getByRole('link', { name: '(85) 1234-0065' }).getAttribute('href')).toBe(
      'tel:+558512340065',
    );
    expect(
      within(card).getByRole('link', { name: 'ouvidoria@ifce.escuta.invalid' }).getAttribute('href'),
    ).toBe('mailto:ouvidoria@ifce.escuta.invalid');
    expect(within(card).getByText('Fortaleza – CE')).toBeDefined();
    expect(
      within(card).getByText('Recebe reclamações, elogios, sugestões, solicitações e denúncias.'),
    ).toBeDefined();
    expect(screen.queryByText('Buscando órgãos…')).toBeNull();
  });

  it('tells what the office does for people, and where to ask for it', async () => {
    const servicos = [
      {
        nome: 'Diploma digital',
        descricao: 'Segunda via.',
        link: 'https://ifce.edu.br/diploma',
        publico: 'Formados',
      },
      { nome: 'Biblioteca', descricao: 'Empréstimo de livros.', link: null, publico: null },
    ];
    answer = () => ok({ itens: [{ ...ifce, servicos }, cgu], total: 2 });
    open();
    const card = within(await screen.findByRole('region', { name: 'IFCE – Instituto Federal do Ceará' }));
    await userEvent.click(card.getByText('2 serviços'));
    expect(card.getByRole('link', { name: /Diploma digital/ }).getAttribute('href')).toBe(
      'https://ifce.edu.br/diploma',
    );
    expect(card.getByText('Para quem é: Formados')).toBeDefined();
    expect(screen.queryAllByText(/serviços?$/)).toHaveLength(1);
  });

  it('tells an ombudsman office from one that only takes access requests', async () => {
    const cmri = orgao(90, 'CMRI', 'Comissão Mista', {
      formularios: [{ idTipoFormulario: 3, descTipoFormulario: 'Acesso à Informação' }],
    });
    const semSic = orgao(2007, 'OGM', 'Juazeiro do Norte', { temSic: false });
    answer = () => ok({ itens: [ifce, cmri, semSic], total: 3 });
    open();
    const tagsOf = async (name: string) => within(await screen.findByRole('region', { name }));
    expect((await tagsOf('IFCE – Instituto Federal do Ceará')).getByText('Ouvidoria e SIC')).toBeDefined();
    expect((await tagsOf('CMRI – Comissão Mista')).getByText('SIC')).toBeDefined();
    expect((await tagsOf('OGM – Juazeiro do Norte')).getByText('Ouvidoria')).toBeDefined();
  });

  it('searches for what the address says', async () => {
    answer = () => ok({ itens: [ifce], total: 1 });
    open('/orgao?busca=instituto&uf=ce&esfera=1');
    await screen.findByText('1 órgão encontrado.');
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ busca: 'instituto', uf: 'CE', esfera: '1' });
    expect(screen.getByLabelText<HTMLInputElement>('Nome ou sigla').value).toBe('instituto');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Estado' }).value).toBe('Ceará (CE)');
  });

  it('puts the search into the address', async () => {
    answer = () => ok({ itens: [ifce], total: 1 });
    open();
    await userEvent.type(await screen.findByLabelText('Nome ou sigla'), ' saúde {Enter}');
    await waitFor(() => expect(asked.at(-1)?.get('busca')).toBe('saúde'));
    expect(screen.getByLabelText('endereço').textContent).toBe('?busca=sa%C3%BAde');
  });

  it('filters by state as soon as one is chosen, and by none again', async () => {
    answer = () => ok({ itens: [ifce], total: 1 });
    open();
    const estado = await screen.findByRole('combobox', { name: 'Estado' });
    await userEvent.clear(estado);
    await userEvent.type(estado, 'ceara');
    await userEvent.click(await screen.findByRole('option', { name: 'Ceará (CE)' }));
    await waitFor(() => expect(asked.at(-1)?.get('uf')).toBe('CE'));
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(screen.getByLabelText('endereço').textContent).toBe(''));
  });

  it('says what to try when nothing was found', async () => {
    answer = (query) => (query.has('busca') ? ok({}) : ok({ itens: [ifce, cgu], total: 2 }));
    open('/orgao?busca=xyz');
    expect(await screen.findByRole('heading', { name: 'Nenhum órgão encontrado' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(await screen.findByText('2 órgãos encontrados.')).toBeDefined();
  });

  it('adds the next page under the first and takes the reader to it', async () => {
    answer = (query) =>
      query.get('cursor') === 'depois'
        ? ok({ itens: [ifce], total: 2 })
        : ok({ itens: [cgu], total: 2, proximoCursor: 'depois' });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Mostrar mais órgãos' }));
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(document.activeElement?.textContent).toBe('IFCE – Instituto Federal do Ceará');
    expect(screen.queryByRole('button', { name: 'Mostrar mais órgãos' })).toBeNull();
  });

  it("shows the server's sentence when the search fails, and tries again", async () => {
    let fails = true;
    answer = () =>
      fails
        ? { status: 500, body: { message: 'Algo deu errado do nosso lado.' } }
        : ok({ itens: [cgu], total: 1 });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Algo deu errado do nosso lado.');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('1 órgão encontrado.')).toBeDefined();
  });
});
