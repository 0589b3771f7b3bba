import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { usuarioStore } from '#shell/session/session.ts';
import { aCidada, signIn } from '#testing/pessoa-no-navegador.ts';
import LoginPage from './login-page.tsx';
import { recusa, renderPage, resetBrowser, stubFetch } from './testing-sessao.tsx';

afterEach(resetBrowser);

const DOCUMENTO = 'PATCH /api/app-web/v1/usuarios/documento-identificacao';
const SENHA = 'POST /api/app-web/v1/usuarios/troca-senha';
const DADOS = 'GET /api/app-web/v1/usuarios/dadosautenticacao';

const pendente = (pendencia: 'cpf' | 'senha' | 'cnpj') => aCidada({ pendencia });

describe('the steps a login still asks for', () => {
  it('S4-02 asks CPF, password and CNPJ in the order the server says, then goes on', async () => {
    const calls = stubFetch({
      [DOCUMENTO]: {},
      [SENHA]: {},
      [DADOS]: [{ body: pendente('senha') }, { body: pendente('cnpj') }, { body: aCidada() }],
    });
    signIn(pendente('cpf'));
    const user = userEvent.setup();
    renderPage(<LoginPage />, '/login?redirect=%2Forgao');

    const cpf = screen.getByRole('heading', { name: 'Atualize seu CPF' });
    expect(document.activeElement).toBe(cpf);
    await user.type(screen.getByLabelText('CPF'), '52998224725');
    expect((screen.getByLabelText('CPF') as HTMLInputElement).value).toBe('529.982.247-25');
    await user.click(screen.getByRole('button', { name: 'Salvar CPF' }));

    await screen.findByRole('heading', { name: 'Crie uma nova senha' });
    await user.type(screen.getByLabelText('Nova senha'), 'nova senha boa');
    await user.type(screen.getByLabelText('Confirmação da nova senha'), 'nova senha boa');
    await user.click(screen.getByRole('button', { name: 'Salvar senha' }));

    await screen.findByRole('heading', { name: 'Atualize o CNPJ da empresa' });
    await user.type(screen.getByLabelText('CNPJ'), '12abc34501de35');
    expect((screen.getByLabelText('CNPJ') as HTMLInputElement).value).toBe('12.ABC.345/01DE-35');
    await user.click(screen.getByRole('button', { name: 'Salvar CNPJ' }));

    expect((await screen.findByLabelText('Outra página')).textContent).toContain('"/orgao"');
    const sent = calls
      .filter(({ key }) => !key.startsWith('GET'))
      .map(({ key, body }) => [key, JSON.parse(body ?? '')]);
    expect(sent).toEqual([
      [DOCUMENTO, { tipoDocumentoIdentificacao: 1, numeroDocumentoIdentificacao: '529.982.247-25' }],
      [SENHA, { novaSenha: 'nova senha boa' }],
      [DOCUMENTO, { tipoDocumentoIdentificacao: 8, numeroDocumentoIdentificacao: '12.ABC.345/01DE-35' }],
    ]);
  });

  it('S5-03 refuses a CPF whose digits are wrong without calling the server', async () => {
    const calls = stubFetch({});
    signIn(pendente('cpf'));
    renderPage(<LoginPage />, '/login');
    await userEvent.type(screen.getByLabelText('CPF'), '52998224724');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar CPF' }));
    expect(
      (await screen.findAllByText('Confira o número do documento: os dígitos não batem.')).length,
    ).toBeGreaterThan(0);
    expect(calls).toEqual([]);
  });

  it('S5-02 refuses a confirmation that differs', async () => {
    const calls = stubFetch({});
    signIn(pendente('senha'));
    renderPage(<LoginPage />, '/login');
    await userEvent.type(screen.getByLabelText('Nova senha'), 'nova senha boa');
    await userEvent.type(screen.getByLabelText('Confirmação da nova senha'), 'nova senha má');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar senha' }));
    expect((await screen.findAllByText('Os valores dos campos não estão iguais')).length).toBeGreaterThan(0);
    expect(calls).toEqual([]);
  });

  it('S4-02 shows the refusal beside the field and the way out above it', async () => {
    const sentence =
      'Este documento já está em outra conta. Entre com o gov.br para usar a conta que já existe.';
    const campos = { numeroDocumentoIdentificacao: 'Este documento já está em outra conta.' };
    stubFetch({ [DOCUMENTO]: recusa(409, sentence, { campos }) });
    signIn(pendente('cpf'));
    renderPage(<LoginPage />, '/login');
    await userEvent.type(screen.getByLabelText('CPF'), '52998224725');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar CPF' }));
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.getByLabelText('CPF').getAttribute('aria-invalid')).toBe('true');
  });

  it('S4-02 keeps the step open and says so when the server still asks for it', async () => {
    stubFetch({ [DOCUMENTO]: {}, [DADOS]: { body: pendente('cpf') } });
    signIn(pendente('cpf'));
    renderPage(<LoginPage />, '/login');
    await userEvent.type(screen.getByLabelText('CPF'), '52998224725');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar CPF' }));
    expect(await screen.findByText(/não conseguimos confirmar/)).toBeDefined();
  });

  it('always lets the person leave', () => {
    signIn(pendente('senha'));
    renderPage(<LoginPage />, '/login');
    expect(screen.getByRole('link', { name: 'Sair sem atualizar' }).getAttribute('href')).toBe('/logout');
    expect(screen.getByLabelText('Nova senha').getAttribute('autocomplete')).toBe('new-password');
  });

  it('lets who never gives the CPF delete the account, after saying what goes and what stays', async () => {
    const EXCLUIR = 'POST /api/app-web/v1/usuarios/excluir';
    const calls = stubFetch({ [EXCLUIR]: {} });
    signIn(pendente('cpf'));
    renderPage(<LoginPage />, '/login');
    await userEvent.click(screen.getByRole('button', { name: 'Excluir minha conta' }));
    expect(screen.getByRole('dialog').textContent).toContain('continuam em tratamento');
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Excluir conta' }));
    await waitFor(() => expect(calls.map(({ key }) => key)).toEqual([EXCLUIR]));
    await waitFor(() => expect(usuarioStore.get()).toBeNull());
  });
});
