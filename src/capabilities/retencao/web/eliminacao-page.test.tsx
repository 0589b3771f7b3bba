import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, oServidor } from '#capabilities/lista-de-trabalho/web/testing-lista-de-trabalho.tsx';
import { confirmar } from '#shell/atos/testing-ato.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import type { ListagemVista } from '../contract.ts';
import EliminacaoPage from './eliminacao-page.tsx';

const LISTAGENS = 'GET /app-web/v1/eliminacoes';
const SUSPENSOES = 'GET /app-web/v1/guarda/suspensoes';
const PROPOR = 'POST /app-web/v1/eliminacoes/3/propor';
const DECIDIR = 'POST /app-web/v1/eliminacoes/3/decidir';

const listagem = (mudancas: Partial<ListagemVista> = {}): ListagemVista => ({
  idEliminacao: 3,
  orgao: 'CGU – Controladoria-Geral da União',
  ano: 2036,
  situacao: 'aberta',
  numeros: [{ idTipo: 1, tipo: 'Denúncia', ano: 2016, total: 2 }],
  total: 2,
  justificativa: null,
  proponente: null,
  propostaEm: null,
  fundamento: null,
  aprovador: null,
  aprovadaEm: null,
  editalAte: null,
  termo: null,
  podePropor: false,
  podeDecidir: false,
  doOrgao: true,
  ...mudancas,
});
const mostrar = (mudancas: Partial<ListagemVista>, mais = {}) => {
  const servidor = oServidor({
    [LISTAGENS]: () => ({ body: { itens: [listagem(mudancas)], proximoCursor: null } }),
    [SUSPENSOES]: () => ({ body: { itens: [], proximoCursor: null } }),
    ...mais,
  });
  abrir(EliminacaoPage, '/manifestacao/eliminacao');
  return servidor;
};

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  cleanup();
  usuarioStore.set(null);
  vi.unstubAllGlobals();
});

describe('L15 retention on the screen: listed, approved by a person, destroyed, with a record', () => {
  it('shows how many of which type and year, and proposes with a reason', async () => {
    const feito = vi.fn(() => ({ body: {} }));
    mostrar({ podePropor: true }, { [PROPOR]: feito });
    const quadro = await screen.findByRole('article', { name: /Prazo acabado em 2036: 2 manifestações/ });
    expect(within(quadro).getByRole('row', { name: /Denúncia 2016 2/ })).toBeDefined();
    await userEvent.type(
      screen.getByLabelText(/Por que pode ser eliminada/),
      'A tabela aprovada em 2030 permite.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Propor a eliminação' }));
    await waitFor(() => expect(feito).toHaveBeenCalled());
  });

  it('shows the next lists when asked for more', async () => {
    oServidor({
      [LISTAGENS]: ({ query }) =>
        query.get('cursor') === 'WzNd'
          ? { body: { itens: [listagem({ idEliminacao: 2, ano: 2035 })], proximoCursor: null } }
          : { body: { itens: [listagem()], proximoCursor: 'WzNd' } },
      [SUSPENSOES]: () => ({ body: { itens: [], proximoCursor: null } }),
    });
    abrir(EliminacaoPage, '/manifestacao/eliminacao');
    await userEvent.click(await screen.findByRole('button', { name: 'Mostrar mais listagens' }));
    expect(await screen.findByRole('article', { name: /Prazo acabado em 2035/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mostrar mais listagens' })).toBeNull();
  });

  it('warns who approves that nothing comes back', async () => {
    const feito = vi.fn(() => ({ body: {} }));
    mostrar(
      { situacao: 'proposta', podeDecidir: true, justificativa: 'A tabela permite.' },
      { [DECIDIR]: feito },
    );
    expect(await screen.findByText('Depois de destruído, nada volta.')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: /Aprovar/ }));
    await userEvent.type(screen.getByLabelText(/Fundamento/), 'Conferi a listagem com a tabela.');
    await userEvent.click(screen.getByRole('button', { name: 'Decidir' }));
    expect(feito, 'asked once more before').not.toHaveBeenCalled();
    await confirmar('Registrar');
    await waitFor(() => expect(feito).toHaveBeenCalled());
  });

  it('what was typed stays when the decision is refused', async () => {
    mostrar(
      { situacao: 'proposta', podeDecidir: true, justificativa: 'A tabela permite.' },
      {
        [DECIDIR]: () => ({
          status: 403,
          body: { code: 'retencao.nao-decide', message: 'Quem aprova é outro.' },
        }),
      },
    );
    await userEvent.click(await screen.findByRole('radio', { name: /Aprovar/ }));
    await userEvent.type(screen.getByLabelText(/Fundamento/), 'Conferi a listagem com a tabela.');
    await userEvent.click(screen.getByRole('button', { name: 'Decidir' }));
    await confirmar('Registrar');
    expect(await screen.findByText('Quem aprova é outro.')).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Fundamento/).value).toBe(
      'Conferi a listagem com a tabela.',
    );
  });

  it('the record says until when old backups still open, and when the year’s key was destroyed', async () => {
    mostrar({
      situacao: 'eliminada',
      termo: {
        eliminadaEm: '2037-03-05T09:20:00.000Z',
        copiasAte: '2037-06-03',
        chaveDestruidaEm: '2037-03-05T09:21:00.000Z',
      },
    });
    expect(await screen.findByText(/podem conter dados até/)).toBeDefined();
    expect(screen.getByText(/destruída em/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ver os protocolos' })).toBeNull();
  });
});
