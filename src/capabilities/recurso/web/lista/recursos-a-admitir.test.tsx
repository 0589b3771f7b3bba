import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
// The page reads the acts of the product.
import '#web/atos-do-produto.ts';
import type { LinhaDaLista } from '../../contract.ts';
import AnalisePreliminarPage from './analise-admissibilidade-page.tsx';

const TELA = '/manifestacao/analise-admissibilidade/criar';
const RECURSOS = 'GET /recursos';

const umaLinha = (idRecurso: number, conhecido: boolean | null): LinhaDaLista => ({
  idRecurso,
  versao: 1,
  idManifestacao: 42,
  numeroProtocolo: `23546.00000${idRecurso}/2026-11`,
  orgao: 'IFCE',
  resumo: 'Diárias',
  instancia: { id: 1, descricao: 'Primeira Instância' },
  tipoRecurso: null,
  situacao: { id: 1, descricao: 'Em Tramitação' },
  conhecido,
  esclarecimentoAberto: false,
  registradoEm: '2026-03-10T13:00:00Z',
  prazo: '2026-03-16',
  diasRestantes: 4,
  responsavel: null,
  julgo: true,
});
const lista = (itens: readonly LinhaDaLista[], proximoCursor: string | null = null) => ({
  [RECURSOS]: { body: { itens, proximoCursor, contagens: {} } },
});

const abrirTela = (respostas: Respostas, query = '') => {
  const chamadas = servir(respostas);
  abrir(AnalisePreliminarPage, TELA, `${TELA}${query}`);
  return chamadas;
};

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

describe('the admissibility of appeals', () => {
  it('is offered beside that of denúncias: those that wait for it, at who judges them', async () => {
    const chamadas = abrirTela(lista([umaLinha(1, null), umaLinha(2, true)]));
    const link = await screen.findByRole('link', { name: 'Analisar o recurso de 23546.000001/2026-11' });
    expect(link.getAttribute('href')).toBe('/recurso/responder/1#admissibilidade');
    expect(screen.queryByText('23546.000002/2026-11')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Qual manifestação?' })).toBeDefined();
    expect(chamadas.find(({ key }) => key.startsWith(RECURSOS))?.key).toContain('soOsQueJulgo=true');
  });

  it('of none says so, and of many leads to their list', async () => {
    abrirTela(lista([], 'mais'));
    expect(await screen.findByText('Nenhum recurso que você julga espera esta análise.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver todos na lista de recursos' })).toBeDefined();
  });

  it('of the appeal that the address names is on its own page', async () => {
    abrirTela(lista([]), '?recurso=7');
    await waitFor(() =>
      expect(screen.getByLabelText('endereço').textContent).toBe('/recurso/responder/7#admissibilidade'),
    );
  });

  it('does not stand in the way of a denúncia that was chosen', async () => {
    const chamadas = abrirTela(
      { 'GET /tratamento/manifestacoes': { body: { itens: [], proximoCursor: null } } },
      '?ids=5',
    );
    await screen.findByText('Não encontramos estas manifestações');
    expect(chamadas.some(({ key }) => key.startsWith(RECURSOS))).toBe(false);
  });
});
