import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, oServidor } from '#capabilities/lista-de-trabalho/web/testing-lista-de-trabalho.tsx';
import { Perfil } from '#kernel/perfil.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import ConvidarPage from './convidar-page.tsx';
import { OPCOES, umaPessoa } from './gerenciar/testing-gestao.ts';
import GerenciarPage from './gerenciar-page.tsx';

const LISTA = 'POST /app-web/v1/usuarios/gerenciar';
const LOTE = 'POST /app-web/v1/usuarios/gerenciar/lote';
const CONVIDAR = 'POST /app-web/v1/usuarios/gerenciar/convidar';
const LOCALIZAR = 'POST /app-web/v1/usuarios/gerenciar/localizar';
const OPCOES_DA_GESTAO = 'GET /app-web/v1/usuarios/gerenciar/opcoes';
const ONDE = '/usuario/gerenciar';

const pagina = (...itens: readonly object[]) => ({ body: { itens, proximoCursor: null } });
const opcoes = (changes: object = {}) => ({
  [OPCOES_DA_GESTAO]: () => ({ body: { ...OPCOES, ...changes } }),
});
const admin = () => aGestor({ perfilAtual: { idPerfil: Perfil.administrador, descPerfil: 'Administrador' } });

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  cleanup();
  usuarioStore.set(null);
  vi.unstubAllGlobals();
});

describe('the people of an office', () => {
  it.each([
    [Perfil.respondente, 'Respondente'],
    [Perfil.atendente, 'Atendente'],
    [Perfil.observador, 'Observador'],
    [Perfil.colaborador, 'Colaborador'],
  ])(
    'S6-04 profile %i is told that it does not manage users, and nothing is asked',
    (idPerfil, descPerfil) => {
      signIn(aGestor({ perfilAtual: { idPerfil, descPerfil } }));
      const servidor = oServidor({});
      abrir(GerenciarPage, ONDE);
      expect(screen.getByRole('heading', { name: 'Seu perfil não gerencia usuários' })).toBeDefined();
      expect(screen.getByText(new RegExp(`como ${descPerfil}`))).toBeDefined();
      expect(servidor.de(LISTA)).toEqual([]);
    },
  );

  it('shows who they are, their profiles, how they stand and when they last came', async () => {
    oServidor({
      ...opcoes(),
      [LISTA]: () =>
        pagina(
          umaPessoa(),
          umaPessoa({ idUsuario: 31, nome: 'Bia', situacao: 'convidado', ultimoAcessoEm: null }),
        ),
    });
    abrir(GerenciarPage, ONDE);
    const row = await screen.findByRole('row', { name: /Renata Brandão/ });
    for (const texto of ['respondente.cgu', 'Respondente', 'Ativo'])
      expect(within(row).getByText(texto)).toBeDefined();
    expect(within(row).getByRole('link', { name: 'Renata Brandão' }).getAttribute('href')).toBe(
      '/usuario/gerenciar/30',
    );
    const convidada = screen.getByRole('row', { name: /Bia/ });
    expect(within(convidada).getByText('Nenhum')).toBeDefined();
    expect(within(convidada).getByText('Convite enviado')).toBeDefined();
  });

  it('searches on the server with the words in the body, and keeps a CPF out of the address', async () => {
    const servidor = oServidor({ ...opcoes(), [LISTA]: () => pagina(umaPessoa()) });
    abrir(GerenciarPage, ONDE);
    await screen.findByRole('row', { name: /Renata/ });
    const campo = screen.getByRole('searchbox', { name: 'Procurar' });
    await userEvent.type(campo, '700.100.037-03{Enter}');
    expect(await screen.findByText('Esta busca não aceita CPF.')).toBeDefined();
    expect(screen.getByLabelText('endereço').textContent).not.toContain('700');
    await userEvent.clear(campo);
    await userEvent.type(campo, 'renata{Enter}');
    await waitFor(() => expect(servidor.de(LISTA).at(-1)?.body).toMatchObject({ busca: 'renata' }));
    expect(screen.getByLabelText('endereço').textContent).toBe('/usuario/gerenciar?busca=renata');
    expect(JSON.stringify(servidor.de(LISTA))).not.toContain('700');
  });

  it('has a next step when nobody is found', async () => {
    oServidor({ ...opcoes(), [LISTA]: () => pagina() });
    abrir(GerenciarPage, `${ONDE}?situacao=bloqueado`);
    await userEvent.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
    expect(await screen.findByRole('heading', { name: 'Ninguém aqui ainda' })).toBeDefined();
  });

  it('blocks several at once with a reason, and has a line for each', async () => {
    const pessoas = [umaPessoa(), umaPessoa({ idUsuario: 31, nome: 'Bia Lemos' })];
    const servidor = oServidor({
      ...opcoes({ passaTrabalho: false }),
      [LISTA]: () => pagina(...pessoas),
      [LOTE]: () => ({
        body: {
          resultados: [
            { idUsuario: 30, nome: 'Renata Brandão', feito: true, mensagem: null },
            { idUsuario: 31, nome: 'Bia Lemos', feito: false, mensagem: 'A conta já está bloqueada.' },
          ],
        },
      }),
    });
    abrir(GerenciarPage, ONDE);
    await screen.findByRole('row', { name: /Renata/ });
    for (const nome of ['Renata Brandão', 'Bia Lemos'])
      await userEvent.click(screen.getByRole('checkbox', { name: `Selecionar ${nome}` }));
    const barra = screen.getByRole('region', { name: 'Ações em lote' });
    const menu = within(barra).queryByRole('button', { name: 'Ações' });
    if (menu) await userEvent.click(menu);
    await userEvent.click(screen.getByText('Bloquear…', { selector: '.trabalho-lote *' }));
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Bloquear' }));
    expect(servidor.de(LOTE)).toEqual([]);
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Motivo' }), 'Fim do contrato.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Bloquear' }));
    expect(await screen.findByText('Feito em 1 de 2 pessoas.')).toBeDefined();
    expect(screen.getByText('Não foi feito: A conta já está bloqueada.')).toBeDefined();
    expect(servidor.de(LOTE)[0]?.body).toEqual({
      pessoas: [30, 31],
      ato: { ato: 'bloquear', motivo: 'Fim do contrato.', transferencias: [] },
    });
  });

  it('lets only the administrador find any account, by all of one thing, never in the address', async () => {
    signIn(admin());
    const servidor = oServidor({
      ...opcoes({ ouvidoria: null }),
      [LISTA]: () => pagina(umaPessoa()),
      [LOCALIZAR]: () => ({ body: { contas: [{ idUsuario: 4, nome: 'Maria', login: 'maria.cidada' }] } }),
    });
    abrir(GerenciarPage, ONDE);
    await userEvent.click(await screen.findByRole('button', { name: 'Encontrar uma conta' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('As contas de cidadãos não aparecem na lista');
    await userEvent.type(within(dialog).getByRole('textbox'), '70010003703');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Procurar' }));
    const link = await within(dialog).findByRole('link', { name: 'Maria' });
    expect(link.getAttribute('href')).toBe('/usuario/gerenciar/4');
    expect(servidor.de(LOCALIZAR)[0]?.body).toEqual({ valor: '70010003703' });
    cleanup();
    signIn(aGestor());
    abrir(GerenciarPage, ONDE);
    await screen.findAllByRole('row');
    expect(screen.queryByRole('button', { name: 'Encontrar uma conta' })).toBeNull();
  });
});

describe('inviting', () => {
  it('offers only the profiles one may give, in the own office, and keeps what was typed on a refusal', async () => {
    let recusas = 0;
    const servidor = oServidor({
      ...opcoes(),
      [CONVIDAR]: () => {
        recusas += 1;
        return recusas === 1
          ? {
              status: 400,
              body: {
                code: 'usuario.validade-passada',
                message: 'Escolha hoje ou um dia futuro.',
                details: { campos: { validade: 'Escolha hoje ou um dia futuro.' } },
              },
            }
          : { body: { idUsuario: 77, resultado: 'convidada' } };
      },
    });
    abrir(ConvidarPage, '/usuario/gerenciar/convidar');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Lia Dantas');
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'lia@cgu.gov.br');
    await userEvent.click(screen.getByRole('combobox', { name: 'Perfil' }));
    expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual([
      'Respondente',
      'Atendente',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Respondente' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enviar convite' }));
    expect((await screen.findAllByText('Escolha hoje ou um dia futuro.')).length).toBeGreaterThan(0);
    expect((screen.getByRole('textbox', { name: 'Nome' }) as HTMLInputElement).value).toBe('Lia Dantas');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar convite' }));
    expect(await screen.findByRole('heading', { name: 'Convite enviado' })).toBeDefined();
    expect(servidor.de(CONVIDAR)[0]?.body).toEqual({
      nome: 'Lia Dantas',
      email: 'lia@cgu.gov.br',
      perfis: [{ idOuvidoria: 6, idPerfil: 3 }],
      validade: null,
    });
  });
});
