import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, oServidor } from '#capabilities/lista-de-trabalho/web/testing-lista-de-trabalho.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import { OPCOES, umaPessoaInteira } from './gerenciar/testing-gestao.ts';
import PessoaPage from './pessoa-page.tsx';

const PESSOA = '/app-web/v1/usuarios/gerenciar/30';
const ENCERRAR = `POST ${PESSOA}/perfis/300/encerrar`;

const servidorCom = (pessoa: object, mais: Parameters<typeof oServidor>[0] = {}) =>
  oServidor({
    'GET /app-web/v1/usuarios/gerenciar/opcoes': () => ({ body: OPCOES }),
    'GET /app-web/v1/usuarios/gerenciar/quem-recebe': () => ({
      body: [
        { idUsuario: 30, nome: 'Renata Brandão', perfis: ['Respondente'], abertas: 3, impedimento: null },
        { idUsuario: 40, nome: 'Davi Reis', perfis: ['Respondente'], abertas: 1, impedimento: null },
        {
          idUsuario: 41,
          nome: 'Ivo Novo',
          perfis: ['Respondente'],
          abertas: 0,
          impedimento: 'Ivo não entrou.',
        },
      ],
    }),
    [`GET ${PESSOA}`]: () => ({ body: pessoa }),
    [`GET ${PESSOA}/historico`]: () => ({
      body: {
        itens: [
          {
            chave: 'administracao-1',
            acao: 'Perfil dado',
            responsavel: 'Gil Gestor',
            ocorridoEm: '2026-03-02T13:00:00Z',
            soODia: false,
            detalhes: ['Perfil: Respondente', 'Órgão: CGU'],
          },
        ],
        proximoCursor: null,
      },
    }),
    ...mais,
  });

const Tela = () => (
  <Routes>
    <Route path="/usuario/gerenciar/:idUsuario" element={<PessoaPage />} />
  </Routes>
);
const abrirPessoa = () => abrir(Tela, '/usuario/gerenciar/30');

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  cleanup();
  usuarioStore.set(null);
  vi.unstubAllGlobals();
});

describe('the page of a person', () => {
  it('marks a CPF that somebody only typed, and a profile that waits for a gestor', async () => {
    const [perfil] = umaPessoaInteira().perfis;
    const perfis = perfil ? [{ ...perfil, isVigente: false, isAConfirmar: true }] : [];
    servidorCom(umaPessoaInteira({ isDocumentoProvado: false, situacao: 'a-confirmar', perfis }));
    abrirPessoa();
    expect(await screen.findByText('não comprovado')).toBeDefined();
    const tabela = screen.getByRole('table', { name: 'Perfis da pessoa' });
    expect(within(tabela).getByText('A confirmar')).toBeDefined();
    expect(within(tabela).queryByText('Não vale mais')).toBeNull();
  });

  it('shows data, profiles, open work and what was done to the account', async () => {
    servidorCom(umaPessoaInteira());
    abrirPessoa();
    expect(await screen.findByRole('heading', { name: 'Renata Brandão' })).toBeDefined();
    expect(screen.getByText('***.100.037-**')).toBeDefined();
    expect(screen.queryByText('não comprovado')).toBeNull();
    expect(screen.getByText('CGU: 3 manifestações, 1 pedido interno')).toBeDefined();
    const historico = screen.getByRole('region', { name: 'Histórico' });
    expect(await within(historico).findByText(/Perfil: Respondente; Órgão: CGU/)).toBeDefined();
  });

  it('ends a profile with the work passed on to who was chosen, never to who leaves or never came', async () => {
    const servidor = servidorCom(umaPessoaInteira(), { [ENCERRAR]: () => ({ body: { ok: true } }) });
    abrirPessoa();
    await userEvent.click(await screen.findByRole('button', { name: 'Ações do perfil Respondente' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Encerrar perfil…' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('Há trabalho aberto com esta pessoa.');
    const campo = await within(dialog).findByRole('combobox', { name: /Quem recebe o trabalho em CGU/ });
    await userEvent.click(campo);
    const opcoes = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(opcoes).toEqual(['Davi Reis (Respondente; 1 aberta)']);
    expect(dialog.textContent).toContain('Ainda sem aceitar o convite, não recebem: Ivo Novo.');
    await userEvent.click(screen.getByRole('option', { name: /Davi Reis/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Encerrar perfil' }));
    await waitFor(() =>
      expect(servidor.de(ENCERRAR)[0]?.body).toEqual({
        transferencias: [{ idOuvidoria: 6, para: [40] }],
      }),
    );
    expect(await screen.findByText('O perfil foi encerrado.')).toBeDefined();
  });

  it('says why the reader may change nothing, and offers nothing', async () => {
    const porque = 'Ninguém muda os próprios direitos. Peça a outra pessoa que administra usuários.';
    servidorCom(
      umaPessoaInteira({
        impedimentos: { perfis: porque, link: porque, bloqueio: porque, exclusao: porque, trabalho: null },
      }),
    );
    abrirPessoa();
    expect(await screen.findByText(porque)).toBeDefined();
    for (const nome of ['Bloquear', 'Excluir a conta', 'Dar perfil', 'Enviar link de nova senha'])
      expect(screen.queryByRole('button', { name: nome }), nome).toBeNull();
    expect(screen.queryByRole('button', { name: /Ações do perfil/ })).toBeNull();
  });

  it('shows why an account is blocked, and the way back', async () => {
    const DESBLOQUEAR = `POST ${PESSOA}/desbloquear`;
    const servidor = servidorCom(
      umaPessoaInteira({
        situacao: 'bloqueado',
        bloqueadoEm: '2026-03-05T13:00:00Z',
        motivoDoBloqueio: 'Licença longa.',
      }),
      { [DESBLOQUEAR]: () => ({ body: { ok: true } }) },
    );
    abrirPessoa();
    expect(await screen.findByText('Licença longa.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Desbloquear' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Voltou da licença.');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Desbloquear' }));
    await waitFor(() => expect(servidor.de(DESBLOQUEAR)[0]?.body).toEqual({ motivo: 'Voltou da licença.' }));
  });

  it('says that a block from above is not undone here', async () => {
    const porque = 'Esta conta foi bloqueada por quem está acima do seu perfil.';
    const pessoa = umaPessoaInteira({
      situacao: 'bloqueado',
      bloqueadoEm: '2026-03-05T13:00:00Z',
      motivoDoBloqueio: 'Apuração.',
    });
    servidorCom({ ...pessoa, impedimentos: { ...pessoa.impedimentos, bloqueio: porque } });
    abrirPessoa();
    expect(await screen.findByText(`Apuração. ${porque}`)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Desbloquear' })).toBeNull();
  });

  it('tells of nobody it may not know of', async () => {
    oServidor({
      'GET /app-web/v1/usuarios/gerenciar/opcoes': () => ({ body: OPCOES }),
      [`GET ${PESSOA}`]: () => ({
        status: 404,
        body: { code: 'usuario.inexistente', message: 'Usuário não encontrado.', details: {} },
      }),
    });
    abrirPessoa();
    expect(await screen.findByRole('heading', { name: 'Pessoa não encontrada' })).toBeDefined();
  });
});
