import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { closePerfilDialog, perfilDialogStore } from '#shell/layout/shell-state.ts';
import { messagesStore } from '#shell/notifications/messages.ts';
import { aCidada, signIn } from '#testing/pessoa-no-navegador.ts';
import AtualizacaoCadastroPage from './atualizacao-cadastro-page.tsx';
import LoginPage from './login-page.tsx';
import { lembrarSaida } from './saida.ts';
import { recusa, renderPage, resetBrowser, stubFetch } from './testing-sessao.tsx';

afterEach(resetBrowser);

const LOGIN = 'POST /api/app-web/v1/usuarios/login';
const RESET = 'POST /api/app-web/v1/usuarios/reset_password';

const entrar = async (login = 'maria.cidada', senha = 'Demo@2026') => {
  const user = userEvent.setup();
  if (login) await user.type(screen.getByLabelText('Login'), login);
  if (senha) await user.type(screen.getByLabelText('Senha'), senha);
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
};

describe('the ways in', () => {
  it('S1-04 offers the national sign-on first, as a person and as a company, with the redirect', () => {
    renderPage(<LoginPage />, '/login?redirect=%2Forgao%3Fid%3D6');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    const redirect = 'redirect=%2Forgao%3Fid%3D6';
    expect(href('Entrar com GOV.BR')).toBe(`/api/app-web/v1/govbr/entrar?${redirect}&tipoLogin=PF`);
    expect(href('Entrar como empresa (CNPJ)')).toBe(`/api/app-web/v1/govbr/entrar?${redirect}&tipoLogin=PJ`);
  });

  it('S1-04 hands no redirect of another site to the national sign-on', () => {
    renderPage(<LoginPage />, '/login?redirect=%2F%2Fmal.example');
    const link = screen.getByRole('link', { name: 'Entrar com GOV.BR' });
    expect(link.getAttribute('href')).toBe('/api/app-web/v1/govbr/entrar?tipoLogin=PF');
  });

  it('S2-13 who came to a case may look it up by protocol and code; who came elsewhere is not asked', () => {
    const link = () => screen.queryByRole('link', { name: 'Consultar por protocolo e código' });
    renderPage(<LoginPage />, '/login?redirect=%2Fmanifestacao%2Fdetalhar%2F77');
    expect(link()?.getAttribute('href')).toBe('/manifestacao/consultar');
    cleanup();
    renderPage(<LoginPage />, '/login?redirect=%2Forgao');
    expect(link()).toBeNull();
  });

  it('S1-04 posts login and senha form-encoded and goes on to the redirect', async () => {
    const calls = stubFetch({ [LOGIN]: { body: aCidada() } });
    signIn(null);
    renderPage(<LoginPage />, '/login?redirect=%2Forgao');
    await entrar();
    expect((await screen.findByLabelText('Outra página')).textContent).toContain('"/orgao"');
    expect(calls).toEqual([
      {
        key: LOGIN,
        body: 'login=maria.cidada&senha=Demo%402026',
        contentType: 'application/x-www-form-urlencoded',
      },
    ]);
  });

  it('S4-02 posts modoAtualizacaoCadastro=true from /atualizacao-cadastro, by both ways', async () => {
    const calls = stubFetch({ [LOGIN]: { body: aCidada({ pendencia: 'cpf' }) } });
    signIn(null);
    renderPage(<AtualizacaoCadastroPage />, '/atualizacao-cadastro');
    expect(screen.getByRole('link', { name: 'Entrar com GOV.BR' }).getAttribute('href')).toContain(
      'modoAtualizacaoCadastro=true',
    );
    await entrar();
    expect(await screen.findByRole('heading', { name: 'Atualize seu CPF' })).toBeDefined();
    expect(calls[0]?.body).toContain('modoAtualizacaoCadastro=true');
  });

  it("S8-02 shows the server's sentence in the form and no message of its own", async () => {
    stubFetch({ [LOGIN]: recusa(400, 'Login ou senha incorretos.') });
    renderPage(<LoginPage />, '/login');
    await entrar();
    expect((await screen.findByRole('alert')).textContent).toContain('Login ou senha incorretos.');
    expect(messagesStore.get().messages).toEqual([]);
    expect((screen.getByLabelText('Login') as HTMLInputElement).value).toBe('maria.cidada');
  });

  it('S8-02 says how long to wait after too many attempts', async () => {
    const sentence = 'Muitas tentativas seguidas. Tente de novo em 30 segundos.';
    stubFetch({ [LOGIN]: recusa(429, sentence, { retryAfter: 30 }) });
    renderPage(<LoginPage />, '/login');
    await entrar();
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  });

  it('says that the connection is gone and keeps what was typed', async () => {
    stubFetch({ [LOGIN]: 'offline' });
    renderPage(<LoginPage />, '/login');
    await entrar();
    expect((await screen.findByRole('alert')).textContent).toContain('Sem conexão com o servidor.');
    expect((screen.getByLabelText('Senha') as HTMLInputElement).value).toBe('Demo@2026');
  });

  it('S5-02 asks for the missing fields without calling the server', async () => {
    const calls = stubFetch({});
    renderPage(<LoginPage />, '/login');
    await entrar('', '');
    expect((await screen.findAllByText('O campo Login é obrigatório!')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('O campo Senha é obrigatório!').length).toBeGreaterThan(0);
    expect(calls).toEqual([]);
  });

  it('lets the browser fill in and the person see the password', async () => {
    renderPage(<LoginPage />, '/login');
    const senha = screen.getByLabelText('Senha');
    expect(screen.getByLabelText('Login').getAttribute('autocomplete')).toBe('username');
    expect(senha.getAttribute('autocomplete')).toBe('current-password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(senha.getAttribute('type')).toBe('text');
  });

  it('says once that the person has signed out', () => {
    lembrarSaida();
    renderPage(<LoginPage />, '/login');
    expect(screen.getByText('Você saiu.')).toBeDefined();
    expect(sessionStorage.getItem('saiu')).toBeNull();
  });

  it('S4-01 offers the ways in when the session has ended since the person was read', () => {
    signIn(aCidada());
    // biome-ignore lint/suspicious/noDocumentCookie: as the server ends it
    document.cookie = 'login-token=; path=/; max-age=0';
    renderPage(<LoginPage />, '/login');
    expect(screen.getByRole('link', { name: 'Entrar com GOV.BR' })).toBeDefined();
  });
});

describe('a national sign-on that failed', () => {
  it.each([
    ['provedor-indisponivel', 'O gov.br não respondeu.'],
    ['estado-invalido', 'Esta tentativa de entrada expirou.'],
    ['codigo-invalido', 'Esta entrada já foi usada.'],
    ['token-invalido', 'Não foi possível confirmar sua identidade com o gov.br.'],
    ['recusado-pela-pessoa', 'Você cancelou a entrada pelo gov.br.'],
    ['empresas-indisponiveis', 'O gov.br não informou as empresas ligadas ao seu CPF.'],
    ['constructor', 'A entrada pelo gov.br não foi concluída.'],
  ])('S1-04 explains %s and leaves every way in open', (motivo, titulo) => {
    renderPage(<LoginPage />, `/login?erroGovbr=${motivo}`);
    expect(screen.getByText(titulo)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Entrar com GOV.BR' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeDefined();
  });
});

describe('a forgotten password', () => {
  it('asks for the login and gives the answer that tells nothing', async () => {
    const calls = stubFetch({ [RESET]: {} });
    renderPage(<LoginPage />, '/login');
    await userEvent.type(screen.getByLabelText('Login'), 'maria');
    await userEvent.click(screen.getByRole('button', { name: 'Esqueci minha senha' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Esqueci minha senha' }));
    expect((dialog.getByLabelText('Login') as HTMLInputElement).value).toBe('maria');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar link' }));
    expect(
      await screen.findByText('Se houver uma conta com este login, enviamos um e-mail com o link.'),
    ).toBeDefined();
    expect(calls.map(({ key }) => key)).toEqual([`${RESET}?login=maria`]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens by the address too, and shows a refusal inside the dialog', async () => {
    stubFetch({ [RESET]: recusa(429, 'Muitas tentativas seguidas. Tente de novo em 2 minutos.') });
    renderPage(<LoginPage />, '/login?esqueciSenha=true');
    const dialog = within(screen.getByRole('dialog', { name: 'Esqueci minha senha' }));
    await userEvent.type(dialog.getByLabelText('Login'), 'maria{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toContain('Tente de novo em 2 minutos.');
  });
});

describe('the protocol form of the login page', () => {
  it('S2-13 appears only with consultarManifestacao=true', () => {
    renderPage(<LoginPage />, '/login');
    expect(screen.queryByLabelText('Protocolo')).toBeNull();
  });

  it('S2-13 shows the form that looks a protocol up, beside the ways in', async () => {
    renderPage(<LoginPage />, '/login?consultarManifestacao=true&redirect=%2Fprincipal');
    expect(await screen.findByRole('form', { name: 'Consulta sem entrar' })).toBeDefined();
    expect(screen.getByLabelText('Código de acesso')).toBeDefined();
  });
});

describe('somebody who is signed in already', () => {
  it('S4-03 with several profiles gets the dialog, and ways on when it is closed without a choice', async () => {
    signIn(
      aCidada({
        nome: 'Duda Duplo',
        indPerfilUsuario: false,
        perfilAtual: { idPerfil: 2, descPerfil: 'Gestor' },
        nomeOuvidoriaAtual: 'Controladoria-Geral da União',
        perfisOuvidorias: [
          { idUsuarioPerfilOuvidoria: 1, descPerfilOuvidoria: 'Gestor - CGU' },
          { idUsuarioPerfilOuvidoria: 2, descPerfilOuvidoria: 'Respondente - IFCE' },
        ],
      }),
    );
    renderPage(<LoginPage />, '/login?redirect=%2Ftarjamento');
    await waitFor(() => expect(perfilDialogStore.get()).toEqual({ open: true, redirect: '/tarjamento' }));
    expect(screen.getByRole('status').textContent).toBe('Entrando…');
    expect(screen.queryByRole('button')).toBeNull();
    act(() => closePerfilDialog());
    await userEvent.click(await screen.findByRole('button', { name: 'Escolher perfil' }));
    expect(perfilDialogStore.get().open).toBe(true);
    act(() => closePerfilDialog());
    await userEvent.click(await screen.findByRole('button', { name: /^Continuar como Gestor/ }));
    expect((await screen.findByLabelText('Outra página')).textContent).toContain('"/principal"');
  });
});
