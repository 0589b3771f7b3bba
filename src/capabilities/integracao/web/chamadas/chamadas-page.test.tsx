import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import ChamadasPage from './chamadas-page.tsx';

const ONDE = '/configuracoes/integracao/chamadas';
const LISTA = 'GET /integracao/chamadas';
const DIAS = 'GET /integracao/chamadas/dias';
const SISTEMAS = 'GET /integracao/chamadas/sistemas';

const chamada = {
  id: 1,
  hora: '2026-03-12T13:00:00.000Z',
  idCliente: 1001,
  sistema: 'Sistema de respostas',
  orgao: 'CGU',
  metodo: 'GET',
  rota: '/api/manifestacoes/:idManifestacao',
  status: 404,
  resultado: 'nada',
  duracao: 'rapida',
  origem: '200.10.20.0/24',
  chamadas: 1312,
};
const dia = { dia: '2026-03-12', feita: 0, nada: 1312, recusada: 0, limite: 4, falha: 0 };
const sistemas = { body: { sistemas: [{ idCliente: 1001, nome: 'Sistema de respostas', orgao: 'CGU' }] } };

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  cleanup();
  usuarioStore.set(null);
  vi.unstubAllGlobals();
});

describe('M9: a log of calls for the office, on its page', () => {
  it('says what was called in which hour, by which program, with what result, and sums the days', async () => {
    servir({
      [LISTA]: { body: { itens: [chamada], proximoCursor: null } },
      [DIAS]: { body: { dias: [dia] } },
      [SISTEMAS]: sistemas,
    });
    abrir(ChamadasPage, ONDE, ONDE);
    const linha = await screen.findByRole('row', { name: /api\/manifestacoes\/:idManifestacao/ });
    expect(within(linha).getByText(/12\/03\/2026, às 10h$/)).toBeDefined();
    expect(within(linha).getByText('Nada encontrado (404)')).toBeDefined();
    expect(within(linha).getByText('1.312')).toBeDefined();
    expect(screen.queryByRole('columnheader', { name: 'Órgão' })).toBeNull();
    const soma = within(await screen.findByRole('table', { name: 'Por dia' }));
    expect(soma.getByText('1.316')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Baixar (CSV)' }).getAttribute('href')).toBe(
      '/api/app-web/v1/integracao/chamadas/exportar?',
    );
  });

  it('folds on a phone: what, with what result and how often; the rest opens', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    servir({
      [LISTA]: { body: { itens: [chamada], proximoCursor: null } },
      [DIAS]: { body: { dias: [dia] } },
      [SISTEMAS]: sistemas,
    });
    abrir(ChamadasPage, ONDE, ONDE);
    const item = await screen.findByText('GET /api/manifestacoes/:idManifestacao');
    const dobrada = item.closest('details') as HTMLDetailsElement;
    expect(dobrada.open).toBe(false);
    expect(within(dobrada).getByText('1.312 vezes', { exact: false })).toBeDefined();
    expect(within(dobrada).getByText('200.10.20.0/24')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(await screen.findByText(/nada encontrado 1\.312; acima do limite 4/)).toBeDefined();
  });

  it('says whose programs with its article', async () => {
    servir({
      [LISTA]: { body: { itens: [], proximoCursor: null } },
      [DIAS]: { body: { dias: [] } },
      [SISTEMAS]: sistemas,
    });
    signIn({ ...aGestor(), nomeOuvidoriaAtual: 'Controladoria-Geral da União' });
    abrir(ChamadasPage, ONDE, ONDE);
    expect(await screen.findByText(/O que os sistemas da Controladoria-Geral da União/)).toBeDefined();
  });

  it('filters by result, in the address, the list, the sums and the file', async () => {
    const chamadas = servir({
      [LISTA]: { body: { itens: [], proximoCursor: null } },
      [DIAS]: { body: { dias: [] } },
      [SISTEMAS]: sistemas,
    });
    abrir(ChamadasPage, ONDE, `${ONDE}?resultado=limite&idCliente=1001`);
    expect(await screen.findByText('Nada encontrado com estes filtros')).toBeDefined();
    const consultas = chamadas.map(({ key }) => key).filter((key) => /resultado=limite/.test(key));
    expect(new Set(consultas.map((key) => key.replace(/\?.*/, '')))).toEqual(new Set([LISTA, DIAS]));
    expect(screen.getByRole('link', { name: 'Baixar (CSV)' }).getAttribute('href')).toContain(
      'resultado=limite',
    );
  });

  it('says what to expect where nothing was called, and offers another try where it failed', async () => {
    servir({
      [LISTA]: { body: { itens: [], proximoCursor: null } },
      [DIAS]: { body: { dias: [] } },
      [SISTEMAS]: sistemas,
    });
    abrir(ChamadasPage, ONDE, ONDE);
    expect(await screen.findByText('Nenhuma chamada ainda')).toBeDefined();
    cleanup();
    servir({});
    abrir(ChamadasPage, ONDE, ONDE);
    await userEvent.click(
      (await screen.findAllByRole('button', { name: /Tentar de novo/ }))[0] as HTMLElement,
    );
  });
});
