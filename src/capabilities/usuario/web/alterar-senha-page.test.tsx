import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { recusa, renderPage, resetBrowser, stubFetch } from '#capabilities/sessao/web/testing-sessao.tsx';
import { aCidada, signIn } from '#testing/pessoa-no-navegador.ts';
import AlterarSenhaPage from './alterar-senha-page.tsx';

afterEach(resetBrowser);

const DONO = 'GET /api/app-web/v1/usuario';
const PELO_LINK = 'POST /api/app-web/v1/usuario/troca-senha';
const ATUAL = 'POST /api/app-web/v1/usuario/alterarsenhaatual';
const dono = { body: { idUsuario: 7, login: 'maria.cidada' } };

const preencher = async (novaSenha: string, confirmacao = novaSenha) => {
  await userEvent.type(screen.getByLabelText('Nova senha'), novaSenha);
  await userEvent.type(screen.getByLabelText('Confirmação da nova senha'), confirmacao);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
};

describe('a new password by the link of an e-mail', () => {
  it('S7-01 asks whose link it is, then posts the new password with its confirmation', async () => {
    const calls = stubFetch({ [DONO]: dono, [PELO_LINK]: {} });
    const router = renderPage(<AlterarSenhaPage />, '/usuario/alterarsenha?url=segredo');
    expect(await screen.findByText('maria.cidada')).toBeDefined();
    expect(router.state.location.search).toBe('');
    await preencher('nova senha boa');
    expect(await screen.findByText('Senha criada.')).toBeDefined();
    const post = calls.find(({ key }) => key.startsWith('POST'));
    expect(post?.key).toBe(`${PELO_LINK}?idUsuario=7&urlEsqueciSenha=segredo`);
    expect(JSON.parse(post?.body ?? '')).toEqual({
      novaSenha: 'nova senha boa',
      confirmacaoNovaSenha: 'nova senha boa',
    });
  });

  it('serves the link also to who is signed in', async () => {
    stubFetch({ [DONO]: dono });
    signIn(aCidada());
    renderPage(<AlterarSenhaPage />, '/usuario/alterarsenha?url=segredo');
    expect(await screen.findByRole('heading', { name: 'Crie uma nova senha' })).toBeDefined();
    expect(screen.queryByLabelText('Senha atual')).toBeNull();
  });

  it('asks nothing for a dead link and offers a new one', async () => {
    stubFetch({ [DONO]: recusa(400, 'Este link não vale mais.') });
    renderPage(<AlterarSenhaPage />, '/usuario/alterarsenha?url=velho');
    expect(await screen.findByText('Este link não vale mais.')).toBeDefined();
    expect(screen.queryByLabelText('Nova senha')).toBeNull();
    const novo = screen.getByRole('link', { name: 'Receber um novo link' });
    expect(novo.getAttribute('href')).toBe('/login?esqueciSenha=true');
  });

  it('tries again when the server could not be reached', async () => {
    stubFetch({ [DONO]: [{ status: 503, body: {} }, dono] });
    renderPage(<AlterarSenhaPage />, '/usuario/alterarsenha?url=segredo');
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByLabelText('Nova senha')).toBeDefined();
  });

  it('S5-02 refuses a short password and a confirmation that differs', async () => {
    const calls = stubFetch({ [DONO]: dono });
    renderPage(<AlterarSenhaPage />, '/usuario/alterarsenha?url=segredo');
    await screen.findByLabelText('Nova senha');
    await preencher('curta', 'outra');
    expect((await screen.findAllByText('Deve ter no mínimo 8 caracter(es)')).length).toBeGreaterThan(0);
    expect(calls.filter(({ key }) => key.startsWith('POST'))).toEqual([]);
  });
});

describe('a new password for who is signed in', () => {
  it('S7-01 sends the three fields in the body and nothing in the address', async () => {
    const calls = stubFetch({ [ATUAL]: {} });
    signIn(aCidada());
    renderPage(<AlterarSenhaPage />, '/usuario/alterarsenha');
    const atual = screen.getByLabelText('Senha atual');
    expect(atual.getAttribute('autocomplete')).toBe('current-password');
    expect(screen.getByLabelText('Nova senha').getAttribute('autocomplete')).toBe('new-password');
    await userEvent.type(atual, 'Demo@2026');
    await preencher('nova senha boa');
    expect(await screen.findByText('Senha alterada.')).toBeDefined();
    expect(calls.map(({ key, body }) => [key, JSON.parse(body ?? '')])).toEqual([
      [
        ATUAL,
        { senhaAtual: 'Demo@2026', novaSenha: 'nova senha boa', confirmacaoNovaSenha: 'nova senha boa' },
      ],
    ]);
    await waitFor(() => expect((atual as HTMLInputElement).value).toBe(''));
  });

  it("shows the server's sentence about a wrong current password", async () => {
    stubFetch({ [ATUAL]: recusa(400, 'A senha atual não confere.') });
    signIn(aCidada());
    renderPage(<AlterarSenhaPage />, '/usuario/alterarsenha');
    await userEvent.type(screen.getByLabelText('Senha atual'), 'errada');
    await preencher('nova senha boa');
    expect((await screen.findByRole('alert')).textContent).toContain('A senha atual não confere.');
  });

  it('shows visitors both ways to get there', () => {
    renderPage(<AlterarSenhaPage />, '/usuario/alterarsenha');
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe(
      '/login?redirect=%2Fusuario%2Falterarsenha',
    );
    expect(screen.getByRole('link', { name: 'Esqueci minha senha' })).toBeDefined();
  });

  it('S4-02 sends who has a pending step to do it first', () => {
    signIn(aCidada({ pendencia: 'cpf' }));
    renderPage(<AlterarSenhaPage />, '/usuario/alterarsenha');
    expect(screen.getByRole('link', { name: 'Concluir cadastro' })).toBeDefined();
    expect(screen.queryByLabelText('Senha atual')).toBeNull();
  });
});
