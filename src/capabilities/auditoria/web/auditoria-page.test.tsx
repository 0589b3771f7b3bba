import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, oServidor } from '#capabilities/lista-de-trabalho/web/testing-lista-de-trabalho.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import AuditoriaPage from './auditoria-page.tsx';

const LISTA = 'GET /app-web/v1/auditoria';
const ESTADO = 'GET /app-web/v1/auditoria/estado';
const ONDE = '/configuracoes/auditoria';

const ato = (changes: object = {}) => ({
  origem: 'administracao',
  id: 1,
  area: 'Feriados',
  acao: 'Cadastro de feriado',
  alvo: 'Corpus Christi',
  orgao: 'CGU',
  responsavel: 'Gil Gestor',
  ocorridoEm: '2026-03-12T12:00:00.000Z',
  mudancas: [{ campo: 'Dia', antes: '04/06/2026', depois: '05/06/2026' }],
  encadeado: true,
  elo: 7,
  ...changes,
});
const pagina = (...itens: readonly object[]) => ({ body: { itens, proximoCursor: null } });
const integra = {
  body: {
    encadeadaAte: '2026-03-12',
    verificacao: { em: '2026-03-12T04:35:00.000Z', elos: 14, problemas: 0 },
  },
};

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  cleanup();
  usuarioStore.set(null);
  vi.unstubAllGlobals();
});

describe('the log on the screen', () => {
  it('says what was done, to what, by whom and when, and what changed in full', async () => {
    oServidor({ [LISTA]: () => pagina(ato()), [ESTADO]: () => integra });
    abrir(AuditoriaPage, ONDE);
    const row = await screen.findByRole('row', { name: /Cadastro de feriado/ });
    expect(within(row).getByText('Corpus Christi')).toBeDefined();
    expect(screen.queryByRole('columnheader', { name: 'Órgão' })).toBeNull();
    await userEvent.click(within(row).getByRole('button', { name: /^Ver detalhes de Cadastro/ }));
    const detalhe = screen.getByRole('dialog', { name: 'Cadastro de feriado' });
    expect(within(detalhe).getByRole('row', { name: /Dia 04\/06\/2026 05\/06\/2026/ })).toBeDefined();
    expect(within(detalhe).getByText('É o elo 7 da cadeia do órgão CGU.')).toBeDefined();
  });

  it('tells how far the chain reaches, and cries when it was tampered with', async () => {
    oServidor({ [LISTA]: () => pagina(ato()), [ESTADO]: () => integra });
    abrir(AuditoriaPage, ONDE);
    expect(await screen.findByText(/14 atos conferidos, nenhum alterado/)).toBeDefined();
    cleanup();
    oServidor({
      [LISTA]: () => pagina(ato()),
      [ESTADO]: () => ({
        body: { ...integra.body, verificacao: { ...integra.body.verificacao, problemas: 2 } },
      }),
    });
    abrir(AuditoriaPage, ONDE);
    expect(await screen.findByText('A auditoria foi adulterada.')).toBeDefined();
    expect(screen.getByText(/encontrou 2 problemas/)).toBeDefined();
  });

  it('is narrowed by the address, and the filter of another office is not a gestor’s', async () => {
    const pedidos = oServidor({ [LISTA]: () => pagina(), [ESTADO]: () => integra });
    abrir(AuditoriaPage, `${ONDE}?area=caso&pessoa=ana&idOuvidoria=65`);
    expect(await screen.findByRole('heading', { name: 'Nada com esses filtros' })).toBeDefined();
    expect(Object.fromEntries(pedidos.de(LISTA)[0]?.query ?? [])).toEqual({
      area: 'caso',
      pessoa: 'ana',
      porPagina: '25',
    });
    expect(screen.getByRole('link', { name: 'Baixar (CSV)' }).getAttribute('href')).toBe(
      '/api/app-web/v1/auditoria/exportar?area=caso&pessoa=ana',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remover Casos' }));
    await waitFor(() => expect(pedidos.de(LISTA).at(-1)?.query.has('area')).toBe(false));
  });

  it('shows the office to the administrador, and offers to try again when it fails', async () => {
    signIn(aGestor({ perfilAtual: { idPerfil: 1, descPerfil: 'Administrador' } }));
    let falha = true;
    oServidor({
      [LISTA]: () =>
        falha ? { status: 503, body: { message: 'Fora do ar.' } } : pagina(ato({ orgao: null })),
      [ESTADO]: () => integra,
    });
    abrir(AuditoriaPage, ONDE);
    const denovo = await screen.findByRole('button', { name: 'Tentar de novo' });
    falha = false;
    await userEvent.click(denovo);
    const row = await screen.findByRole('row', { name: /Cadastro de feriado/ });
    expect(within(row).getByText('Plataforma')).toBeDefined();
  });
});
