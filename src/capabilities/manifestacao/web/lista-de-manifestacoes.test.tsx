import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, StrictMode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import MeusPedidosPage from './meus-pedidos-page.tsx';
import MinhasManifestacoesPage from './minhas-manifestacoes-page.tsx';
import { umItem } from './testing-manifestacao.ts';

type Answer = { readonly status?: number; readonly body: unknown };
const asked: URLSearchParams[] = [];
let answer: (query: URLSearchParams) => Answer;

const apoio: Readonly<Record<string, unknown>> = {
  '/api/tipos-manifestacao': [
    { idTipoManifestacao: 2, descTipoManifestacao: 'Reclamação', idTipoFormulario: 1 },
    { idTipoManifestacao: 3, descTipoManifestacao: 'Elogio', idTipoFormulario: 1 },
    { idTipoManifestacao: 8, descTipoManifestacao: 'Acesso à Informação', idTipoFormulario: 3 },
  ],
  '/api/situacoes-manifestacao': [
    { idSituacaoManifestacao: 1, descSituacaoManifestacao: 'Cadastrada' },
    { idSituacaoManifestacao: 6, descSituacaoManifestacao: 'Concluída' },
  ],
  '/api/app-web/v1/orgaos/6': { idOuvidoria: 6, sigla: 'CGU', nomeOuvidoria: 'Controladoria-Geral da União' },
};

const pagina = (itens: readonly unknown[], total = itens.length, proximoCursor: string | null = null) => ({
  body: { itens, total, proximoCursor },
});

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://local');
    if (url.pathname in apoio) return Response.json(apoio[url.pathname]);
    asked.push(url.searchParams);
    const { status = 200, body } = answer(url.searchParams);
    return Response.json(body, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const Address = () => <output aria-label="endereço">{decodeURIComponent(useLocation().search)}</output>;

const open = (address = '/manifestacao', Page: ComponentType = MinhasManifestacoesPage) =>
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[address]}>
          <Page />
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>,
  );

describe('Minhas Manifestações', () => {
  it('shows each one with its protocol to copy, its state and its deadline in words', async () => {
    answer = () => pagina([umItem()]);
    open();
    const row = await screen.findByRole('row', { name: /00106\.000001/ });
    expect(within(row).getByRole('link', { name: '00106.000001/2026-11' }).getAttribute('href')).toBe(
      '/manifestacao/detalhar/1',
    );
    expect(within(row).getByRole('button', { name: 'Copiar protocolo 00106.000001/2026-11' })).toBeDefined();
    expect(within(row).getByText('Faltam 9 dias')).toBeDefined();
    expect(within(row).getByText('Cadastrada')).toBeDefined();
    expect(within(row).getByTitle('Controladoria-Geral da União').textContent).toBe('CGU');
    expect(screen.getByText('1 manifestação.')).toBeDefined();
    expect(asked[0]?.get('lai')).toBe('false');
  });

  it('says that nothing runs where nothing does, and shows no word of a denúncia', async () => {
    answer = () =>
      pagina([
        umItem({
          tipo: { idTipoManifestacao: 1, descTipoManifestacao: 'Denúncia' },
          assunto: null,
          trecho: null,
          prazoAtendimento: null,
          diasRestantes: null,
        }),
      ]);
    open();
    const row = await screen.findByRole('row', { name: /00106\.000001/ });
    expect(within(row).getByText('Sem prazo correndo')).toBeDefined();
    expect(within(row).getByRole('rowheader', { name: 'Denúncia' })).toBeDefined();
  });

  it('N5 on a phone begins with the cases: the order is folded, and what can be downloaded comes after them', async () => {
    answer = () => pagina([umItem()]);
    open();
    const row = await screen.findByRole('row', { name: /00106\.000001/ });
    expect(screen.queryByRole('combobox', { name: /^Ordenar por/ })).toBeNull();
    const planilha = screen.getByRole('link', { name: 'Baixar planilha (CSV)' });
    expect(row.compareDocumentPosition(planilha) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('asks for what the address says and shows it as chips that can be taken away', async () => {
    answer = () => pagina([umItem()]);
    open(
      '/manifestacao?busca=fila&tipos=2&situacoes=6&idOuvidoria=6&de=2026-01-01&prazo=vencido&ordem=prazo',
    );
    const chips = await screen.findByRole('list', { name: 'Mostrando só:' });
    await waitFor(() =>
      expect(
        within(chips)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['“fila”', 'Reclamação', 'Concluída', 'Órgão: CGU', 'Desde 01/01/2026', 'Prazo vencido']),
    );
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      lai: 'false',
      busca: 'fila',
      tipos: '2',
      situacoes: '6',
      idOuvidoria: '6',
      de: '2026-01-01',
      prazo: 'vencido',
      ordem: 'prazo',
    });
    await userEvent.click(within(chips).getByRole('button', { name: 'Remover Concluída' }));
    await waitFor(() => expect(screen.getByLabelText('endereço').textContent).not.toContain('situacoes'));
    expect(screen.getByLabelText('endereço').textContent).toContain('busca=fila');
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(screen.getByLabelText('endereço').textContent).toBe(''));
  });

  it('puts each choice into the address', async () => {
    answer = () => pagina([umItem()]);
    open();
    await userEvent.type(await screen.findByLabelText('Procurar', { selector: 'input' }), ' fila {Enter}');
    await waitFor(() => expect(screen.getByLabelText('endereço').textContent).toBe('?busca=fila'));
    await userEvent.click(screen.getByRole('button', { name: 'Ordem e filtros (1)' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Reclamação' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Elogio' }));
    await waitFor(() => expect(screen.getByLabelText('endereço').textContent).toBe('?busca=fila&tipos=2,3'));
    await userEvent.type(screen.getByLabelText('De'), '01032026');
    await waitFor(() => expect(screen.getByLabelText('endereço').textContent).toContain('de=2026-03-01'));
    expect(document.activeElement).toBe(screen.getByLabelText('De'));
    expect(screen.queryByRole('checkbox', { name: 'Acesso à Informação' })).toBeNull();
  });

  it('offers the same list as files, filtered alike', async () => {
    answer = () => pagina([umItem()]);
    open('/manifestacao?situacoes=6');
    expect((await screen.findByRole('link', { name: 'Baixar planilha (CSV)' })).getAttribute('href')).toBe(
      '/api/app-web/v1/manifestacoes/exportar?situacoes=6&lai=false&formato=csv',
    );
    expect(screen.getByRole('link', { name: 'Baixar PDF' }).getAttribute('href')).toContain('formato=pdf');
  });

  it('adds the next page under the first and takes the reader to it', async () => {
    answer = (query) =>
      query.get('cursor') === 'depois'
        ? pagina([umItem({ idManifestacao: 2, numeroProtocolo: '00106.000002/2026-55' })], 2)
        : pagina([umItem()], 2, 'depois');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Carregar mais' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('00106.000002/2026-55'));
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
  });

  it('tells somebody without any how to begin, and somebody whose filters are too narrow what to do', async () => {
    answer = () => pagina([]);
    const { unmount } = open();
    expect(
      (await screen.findByRole('link', { name: 'Registrar uma manifestação' })).getAttribute('href'),
    ).toBe('/?modoOuvidoria=1');
    expect(screen.queryByRole('search')).toBeNull();
    unmount();
    open('/manifestacao?busca=xyz');
    expect(await screen.findByRole('heading', { name: 'Nada encontrado com estes filtros' })).toBeDefined();
  });

  it("shows the server's sentence when it fails, and tries again", async () => {
    let fails = true;
    answer = () =>
      fails ? { status: 500, body: { message: 'Algo deu errado do nosso lado.' } } : pagina([umItem()]);
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Algo deu errado do nosso lado.');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('1 manifestação.')).toBeDefined();
  });
});

describe('Meus Pedidos e Recursos', () => {
  it('asks for access requests only and has no filter by type', async () => {
    answer = () => pagina([umItem()]);
    open('/manifestacao/consultarlai', MeusPedidosPage);
    expect(await screen.findByText('1 pedido.')).toBeDefined();
    expect(asked[0]?.get('lai')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Ordem e filtros' }));
    expect(screen.queryByRole('group', { name: 'Tipo' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Situação' })).toBeDefined();
  });

  it('tells somebody without any how to ask', async () => {
    answer = () => pagina([]);
    open('/manifestacao/consultarlai', MeusPedidosPage);
    expect((await screen.findByRole('link', { name: 'Pedir uma informação' })).getAttribute('href')).toBe(
      '/manifestacao/criar?tipo=8',
    );
  });
});
