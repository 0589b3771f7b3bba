import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { setWidth } from '#shell/layout/testing-layout.tsx';
import type { Arquivo } from '../contract.ts';
import LaiPage from './lai-page.tsx';
import OuvidoriaPage from './ouvidoria-page.tsx';
import { arquivosDaSecao, secoes } from './secoes.ts';

const LISTAR = 'GET /dados-abertos';
const arquivo = (nome: string, mudanca: Partial<Arquivo> = {}): Arquivo => ({
  nome,
  conjunto: 'Pedidos',
  ano: 2026,
  formato: 'zip-csv',
  linhas: 1234,
  bytes: 1_250_000,
  sha256: 'ab12'.repeat(16),
  geradoEm: '2026-03-12T06:30:00.000Z',
  emRevisao: false,
  ...mudanca,
});
const arquivos = [
  arquivo('Pedidos_csv_2026.zip'),
  arquivo('pedidos_2026.parquet', { conjunto: 'pedidos', formato: 'parquet' }),
  arquivo('Pedidos_csv_2025.zip', { ano: 2025 }),
  arquivo('Arquivos_csv_2026.zip', { conjunto: 'Arquivos', emRevisao: true }),
  arquivo('Manifestacoes_Ouvidoria_2024.csv', {
    conjunto: 'manifestacoes',
    formato: 'csv-latin1',
    ano: 2024,
  }),
];

const mostrar = (respostas: Respostas, Page = LaiPage, endereco = '/dadosabertoslai') => {
  servir(respostas);
  abrir(Page, endereco.replace(/\?.*/, ''), endereco);
};
afterEach(() => vi.unstubAllGlobals());

describe('the open data of access to information', () => {
  it('S2-01 offers the newest year, each file with its size, rows, form and sum', async () => {
    mostrar({ [LISTAR]: { body: { arquivos } } });
    const link = await screen.findByRole('link', { name: 'Pedidos_csv_2026.zip' });
    expect(link.getAttribute('href')).toBe('/api/app-web/v1/dados-abertos/arquivos/Pedidos_csv_2026.zip');
    const linha = link.closest('tr');
    if (!linha) throw new Error('The link stands in no row');
    expect(within(linha).getByText('1.234')).toBeDefined();
    expect(within(linha).getByText('1,3 MB')).toBeDefined();
    expect(
      within(linha).getByRole('button', { name: 'Copiar a soma de Pedidos_csv_2026.zip' }),
    ).toBeDefined();
    expect(screen.getByText('Atualizados em qui., 12/03/2026, às 03:30.')).toBeDefined();
    expect(screen.queryByText('Pedidos_csv_2025.zip')).toBeNull();
    expect(screen.queryByText(/Manifestacoes_Ouvidoria/)).toBeNull();
  });

  it('opens at the year of its address, and falls back to one that there is', async () => {
    mostrar({ [LISTAR]: { body: { arquivos } } }, LaiPage, '/dadosabertoslai?ano=2025');
    expect(await screen.findByRole('link', { name: 'Pedidos_csv_2025.zip' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Arquivos de 2025' })).toBeDefined();
  });

  it('does not offer a file whose text was taken back', async () => {
    mostrar({ [LISTAR]: { body: { arquivos } } });
    expect(await screen.findByText('Sendo refeito: volte em alguns minutos.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Arquivos_csv_2026.zip' })).toBeNull();
  });

  it('explains every column, and how to call the API', async () => {
    mostrar({ [LISTAR]: { body: { arquivos } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Solicitantes' }));
    expect(screen.getByText('DataNascimento')).toBeDefined();
    expect(screen.getByText(/vale para ao menos 5 pessoas/)).toBeDefined();
    expect(screen.getByText(/^curl '.*\/dados-abertos\/pedidos\?ano=2026&limite=100'$/)).toBeDefined();
  });

  it('says that there is nothing yet, with the dictionary all the same', async () => {
    mostrar({ [LISTAR]: { body: { arquivos: [] } } });
    expect(await screen.findByText('Ainda não há arquivos')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Dicionário de dados' })).toBeDefined();
  });

  it('can be asked for again when it does not come', async () => {
    mostrar({ [LISTAR]: recusa(500, 'Estamos em manutenção.') });
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeDefined();
  });
});

it('N17 on a phone only the first set is unfolded, with the titles of the others below each other', async () => {
  mostrar({ [LISTAR]: { body: { arquivos } } });
  // The dictionary, below, has folds of the same names.
  const titulo = (nome: string) =>
    screen.getAllByRole('button', { name: nome })[0]?.getAttribute('aria-expanded');
  await screen.findByRole('link', { name: 'Pedidos_csv_2026.zip' });
  expect([titulo('Pedidos de acesso à informação'), titulo('Recursos e reclamações')]).toEqual([
    'true',
    'false',
  ]);
  expect([titulo('O que mudou nos últimos dias'), titulo('Como usar')]).toEqual(['false', 'false']);
  expect(screen.queryByRole('heading', { name: 'Em uma planilha' })).toBeNull();
});

it('N17 on a computer all of it is open', async () => {
  setWidth(1280);
  mostrar({ [LISTAR]: { body: { arquivos } } });
  await screen.findByRole('link', { name: 'Pedidos_csv_2026.zip' });
  expect(screen.getByRole('heading', { name: 'Em uma planilha' })).toBeDefined();
  expect(screen.getByRole('table', { name: 'Arquivos: Recursos e reclamações' })).toBeDefined();
});

it('the open data of ouvidoria are their own page, with their own years', async () => {
  mostrar({ [LISTAR]: { body: { arquivos } } }, OuvidoriaPage, '/dados-abertos-ouvidoria');
  expect(await screen.findByRole('link', { name: 'Manifestacoes_Ouvidoria_2024.csv' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Arquivos de 2024' })).toBeDefined();
});

it('M4 offers what changed since each of the last seven days, newest first, whatever the year shown', () => {
  const secao = secoes.acesso.find(({ id }) => id === 'mudancas');
  if (!secao) throw new Error('No section');
  const dias = Array.from({ length: 9 }, (_, i) => `2026-03-1${i}`).flatMap((dia) => [
    arquivo(`mudancas_${dia}.jsonl.gz`, { conjunto: 'mudancas', formato: 'jsonl', ano: -1 }),
    arquivo(`mudancas_desde_${dia}.jsonl.gz`, { conjunto: 'mudancas', formato: 'jsonl', ano: -1 }),
  ]);
  const nomes = arquivosDaSecao([...arquivos, ...dias], secao, 2025).map(({ nome }) => nome);
  expect(nomes).toHaveLength(7);
  expect(nomes[0]).toBe('mudancas_desde_2026-03-18.jsonl.gz');
});

it('M4 the dictionary explains the changes, too, and says which columns are never empty', async () => {
  mostrar({ [LISTAR]: { body: { arquivos } } });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Mudanças dos dados de acesso à informação' }),
  );
  expect(screen.getByText('Dia da última mudança. Nunca vazia.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Como usar' }));
  expect(screen.getByRole('link', { name: 'dcat.json' }).getAttribute('href')).toBe('/dcat.json');
});

it('what people open in a sheet comes first', () => {
  const [pedidos] = secoes.acesso;
  if (!pedidos) throw new Error('No section');
  expect(arquivosDaSecao(arquivos.toReversed(), pedidos, 2026).map(({ nome }) => nome)).toEqual([
    'Pedidos_csv_2026.zip',
    'pedidos_2026.parquet',
  ]);
});
