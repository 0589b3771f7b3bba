import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QueryLayer } from '#shell/api/query-layer.tsx';
import type { LinhaDoQuadro, Quadro, VisaoDoPainel } from '../domain/visao.ts';
import { formaDoPainel, semFiltro } from './filtro-do-painel.ts';
import { Painel } from './painel.tsx';
import { tabelaDoPainel } from './tabela-do-painel.ts';

const linha = (chave: string, nome: string, total: number | null, resto: Partial<LinhaDoQuadro> = {}) => ({
  chave,
  nome,
  total,
  oculto: total === null ? ('menos-de-5' as const) : null,
  noPrazo: null,
  ...resto,
});
const quadro = (...linhas: LinhaDoQuadro[]): Quadro => ({ linhas, retido: false });

const visao: VisaoDoPainel = {
  painel: 'resolveu',
  atualizadoEm: '2026-03-12T12:07:00Z',
  de: '2026-01',
  ate: '2026-02',
  primeiroMes: '2024-05',
  ultimoMes: '2026-03',
  numeros: {
    recebidas: 1234,
    noPrazo: 91.5,
    mediana: 12.5,
    avaliadas: 40,
    resolveu: 62.5,
    satisfacao: 71,
    recursos: null,
  },
  porSituacao: quadro(linha('1', 'Respondidas', 900), linha('2', 'Em tratamento, no prazo', 334)),
  porMes: quadro(linha('2026-01', '2026-01', 1000), linha('2026-02', '2026-02', 234)),
  porTipo: quadro(
    linha('2', 'Reclamação', 800, { noPrazo: 90 }),
    linha('5', 'Solicitação', null, { oculto: 'complemento' }),
    linha('3', 'Elogio', null),
  ),
  porAssunto: { linhas: [], retido: true },
  porUf: quadro(linha('BR', 'Todo o país (órgãos federais)', 1000), linha('CE', 'Ceará', 234)),
  porResidencia: quadro(linha('NI', 'Não informado', 1234)),
  porRespostaDaPesquisa: quadro(linha('1', 'Sim', 25), linha('2', 'Não', 15)),
  orgaos: {
    retido: false,
    linhas: [
      { ...linha('6', 'CGU – Controladoria', 1000, { noPrazo: 92 }), mediana: 10, satisfacao: 80 },
      { ...linha('9', 'IFCE – Instituto', 200, { noPrazo: 99 }), mediana: 21, satisfacao: null },
      { ...linha('outros', 'Os outros 20 órgãos', 34), mediana: null, satisfacao: null },
    ],
  },
  recursosPorInstancia: quadro(),
  recursosPorResultado: quadro(),
};

let pedidos: string[] = [];
const responder = (corpo: VisaoDoPainel) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string | URL | Request) => {
      if (!String(url).includes('/paineis/')) return Response.json([]);
      pedidos.push(String(url));
      return Response.json(corpo);
    }),
  );

function Endereco() {
  return <output data-testid="endereco">{useLocation().search}</output>;
}

const mostrar = (endereco = '/painel/resolveu') => {
  const element = (
    <QueryLayer>
      <Painel painel="resolveu" />
      <Endereco />
    </QueryLayer>
  );
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/painel/:nome', element }], { initialEntries: [endereco] })}
    />,
  );
};

beforeEach(() => {
  pedidos = [];
  responder(visao);
});
afterEach(() => vi.unstubAllGlobals());

describe('a panel', () => {
  it('shows figures, when they were counted, and says in words what is hidden', async () => {
    mostrar();
    expect(await screen.findByText('1.234')).toBeDefined();
    expect(screen.getByText('qui., 12/03/2026, às 09:07')).toBeDefined();
    expect(screen.getByText('12,5 dias')).toBeDefined();
    const tipos = screen.getByRole('table', { name: 'Manifestações por tipo' });
    expect(within(tipos).getByRole('row', { name: 'Elogio menos de 5 –' })).toBeDefined();
    expect(within(tipos).getByRole('row', { name: 'Solicitação oculto –' })).toBeDefined();
    expect(within(tipos).getByRole('row', { name: 'Reclamação 800 90' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Assuntos' }).textContent).toContain('tão poucas pessoas');
    const mapa = screen.getByRole('table', { name: 'Onde atua o órgão, por estado' });
    expect(within(mapa).getByRole('row', { name: 'Ceará 234 –' })).toBeDefined();
    expect(document.querySelectorAll('.painel-mapa g').length).toBe(27);
  });

  it('says which filters its button shows and hides', async () => {
    mostrar();
    const botao = await screen.findByRole('button', { name: /^Filtros/, expanded: false });
    const filtros = document.getElementById(botao.getAttribute('aria-controls') ?? '');
    expect(filtros?.contains(screen.getByText('Esfera'))).toBe(true);
    await userEvent.click(botao);
    expect(botao.getAttribute('aria-expanded')).toBe('true');
  });

  it('asks for what the address says, and a choice changes the address', async () => {
    mostrar('/painel/resolveu?de=2025-01&ate=2025-06&uf=CE&idOuvidoria=6,9&idTipo=2');
    await screen.findByText('1.234');
    expect(new URL(pedidos[0] ?? '', 'http://localhost').search).toBe(
      '?de=2025-01&ate=2025-06&uf=CE&idOuvidoria=6%2C9&idTipo=2',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await vi.waitFor(() => expect(screen.getByTestId('endereco').textContent).toBe(''));
  });

  it('puts the offices in order; those without a figure come last, whichever way', async () => {
    mostrar();
    const tabela = await screen.findByRole('table', { name: /^Órgãos: quantidade/ });
    const nomes = () =>
      within(tabela)
        .getAllByRole('rowheader')
        .map((cada) => cada.textContent?.slice(0, 4));
    expect(nomes()).toEqual(['CGU ', 'IFCE', 'Os o']);
    await userEvent.click(within(tabela).getByRole('button', { name: 'Satisfação' }));
    expect(nomes()[0]).toBe('CGU ');
    await userEvent.click(within(tabela).getByRole('button', { name: 'Tempo mediano' }));
    await userEvent.click(within(tabela).getByRole('button', { name: 'Tempo mediano' }));
    expect(nomes()).toEqual(['IFCE', 'CGU ', 'Os o']);
  });

  it('tells nothing of fewer than five people, and says so', async () => {
    responder({ ...visao, numeros: null });
    // An address no other test used: the result of another would be cached.
    mostrar('/painel/resolveu?uf=AC');
    expect(await screen.findByText('Menos de 5 pessoas')).toBeDefined();
    expect(screen.queryByText('Comparação entre órgãos')).toBeNull();
  });

  it('has a sheet of what is seen, in which the hidden stays hidden', () => {
    const tabela = tabelaDoPainel(visao, 'https://escuta.example/web/painel/resolveu?uf=CE');
    expect(tabela).toContainEqual(['Manifestações por tipo', 'Elogio', 'menos de 5', null, null, null]);
    expect(tabela).toContainEqual(['Órgão', 'CGU – Controladoria', 1000, 92, 10, 80]);
    expect(tabela).toContainEqual(['Números', 'Manifestações recebidas', 1234, null, null, null]);
    expect(new Set(tabela.map((cada) => cada.length))).toEqual(new Set([6]));
  });

  it('reads back what it wrote into the address, and leaves out what means nothing', () => {
    const filtro = {
      ...semFiltro,
      de: '2025-01',
      uf: 'CE',
      orgaos: [6, 9],
      idTipo: 2,
      mapa: 'residencia' as const,
    };
    expect(formaDoPainel.ler(new URLSearchParams(formaDoPainel.escrever(filtro)))).toEqual(filtro);
    expect(
      formaDoPainel.ler(new URLSearchParams('de=2025-13&uf=Servicos&idOuvidoria=x,6,6&mapa=lua')),
    ).toEqual({
      ...semFiltro,
      orgaos: [6],
    });
  });
});
