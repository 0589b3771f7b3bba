import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { recusa, renderPage, resetBrowser, stubFetch } from '#capabilities/sessao/web/testing-sessao.tsx';
import CriarContaPage from './criar-conta-page.tsx';

afterEach(resetBrowser);

const CRIAR = 'POST /api/app-web/v1/usuarios/criar';

const preencher = async (changes: Readonly<Record<string, string>> = {}) => {
  const campos = {
    Nome: 'Rita Nova',
    'E-mail': 'rita@exemplo.org',
    Login: 'Rita.Nova',
    Senha: 'uma senha boa',
    'Confirmação da senha': 'uma senha boa',
    ...changes,
  };
  const user = userEvent.setup();
  for (const [label, text] of Object.entries(campos)) {
    if (text) await user.type(screen.getByLabelText(new RegExp(`^${label}(?: \\(opcional\\))?$`)), text);
  }
  await user.click(screen.getByRole('button', { name: 'Criar conta' }));
};

describe('creating an account', () => {
  it('S7-01 posts the account without the confirmation and asks to confirm the e-mail', async () => {
    const calls = stubFetch({ [CRIAR]: {} });
    renderPage(<CriarContaPage />, '/usuario/criar');
    await preencher();
    expect(await screen.findByText(/confirme seu e-mail/)).toBeDefined();
    expect(screen.getByText(/Enviamos um link para rita@exemplo.org/)).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Falta só confirmar seu e-mail');
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      nome: 'Rita Nova',
      email: 'rita@exemplo.org',
      login: 'rita.nova',
      senha: 'uma senha boa',
    });
  });

  it('S7-01 sends the phone when there is one', async () => {
    const calls = stubFetch({ [CRIAR]: {} });
    renderPage(<CriarContaPage />, '/usuario/criar');
    await preencher({ Telefone: '(85) 99999-0000' });
    await screen.findByText(/confirme seu e-mail/);
    expect(JSON.parse(calls[0]?.body ?? '').telefone).toBe('(85) 99999-0000');
  });

  it('S5-02 says what is missing or wrong and calls nobody', async () => {
    const calls = stubFetch({});
    renderPage(<CriarContaPage />, '/usuario/criar');
    await preencher({ Nome: '', 'E-mail': 'rita', 'Confirmação da senha': 'outra senha' });
    for (const sentence of [
      'O campo Nome é obrigatório!',
      'Digite um email válido!',
      'Os valores dos campos não estão iguais',
    ]) {
      expect((await screen.findAllByText(sentence)).length, sentence).toBeGreaterThan(0);
    }
    expect(calls).toEqual([]);
  });

  it('S5-04 puts a login already taken beside its field, said once', async () => {
    const sentence = 'Este login já está em uso. Escolha outro.';
    stubFetch({ [CRIAR]: recusa(409, sentence, { campos: { login: sentence } }) });
    renderPage(<CriarContaPage />, '/usuario/criar');
    await preencher();
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Login').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Não foi possível criar a conta.')).toBeNull();
  });

  it('tells browsers what each field is', () => {
    renderPage(<CriarContaPage />, '/usuario/criar');
    const autocomplete = (label: RegExp) => screen.getByLabelText(label).getAttribute('autocomplete');
    expect(
      [/^Nome$/, /^E-mail$/, /^Telefone/, /^Login$/, /^Senha$/, /^Confirmação da senha$/].map(autocomplete),
    ).toEqual(['name', 'email', 'tel', 'username', 'new-password', 'new-password']);
  });
});
