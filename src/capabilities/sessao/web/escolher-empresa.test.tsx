import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messagesStore } from '#shell/notifications/messages.ts';
import { aCidada, signIn } from '#testing/pessoa-no-navegador.ts';
import LoginPage from './login-page.tsx';
import { recusa, renderPage, resetBrowser, stubFetch } from './testing-sessao.tsx';

afterEach(resetBrowser);

const EMPRESAS = 'GET /api/app-web/v1/govbr-servicos/empresas/52998224725';
const ENTRAR = 'POST /api/app-web/v1/empresas/login';

const padaria = {
  cnpj: '11222333000181',
  razaoSocial: 'Padaria Aurora Ltda.',
  dataCriacao: '2019-03-12',
  idUsuario: 12,
  login: 'empresa.pj',
};
const oficina = {
  cnpj: '12ABC34501DE35',
  razaoSocial: 'Oficina Horizonte S.A.',
  dataCriacao: null,
  idUsuario: null,
  login: null,
};

const open = () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { protocol: 'http:', reload });
  signIn(aCidada());
  renderPage(<LoginPage />, '/login?state=tipoLogin%3DPJ&redirect=%2Forgao');
  return { reload };
};

describe('a login as a legal person', () => {
  it('S2-35 S4-04 lists several accounts of the CPF, with both sentences, 800 px wide', async () => {
    stubFetch({ [EMPRESAS]: { body: [padaria, oficina] } });
    open();
    const dialog = await screen.findByRole('dialog');
    expect(dialog.style.getPropertyValue('--modal-largura')).toBe('800px');
    const text = within(dialog);
    expect(
      text.getByText('Existe mais de uma conta associada ao seu cpf, escolha um usuário para continuar'),
    ).toBeDefined();
    expect(
      text.getByText('Para selecionar seu perfil de pessoa física, é necessário sair e efetuar novo login.'),
    ).toBeDefined();
    const rows = text
      .getAllByRole('row')
      .map((row) => [...row.children].slice(0, 3).map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Login', 'CNPJ/CPF', 'Razão social'],
      ['empresa.pj', '11.222.333/0001-81', 'Padaria Aurora Ltda.'],
      ['Novo', '12.ABC.345/01DE-35', 'Oficina Horizonte S.A.'],
    ]);
  });

  it('S4-04 enters as the company chosen and reloads', async () => {
    const calls = stubFetch({ [EMPRESAS]: { body: [padaria, oficina] }, [ENTRAR]: { body: aCidada() } });
    const { reload } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Selecionar Oficina Horizonte S.A.' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(JSON.parse(calls.at(-1)?.body ?? '')).toEqual({ cnpj: '12ABC34501DE35', idUsuario: null });
  });

  it('S2-35 Escape does not close the choice; leaving is by its button', async () => {
    stubFetch({ [EMPRESAS]: { body: [padaria, oficina] } });
    open();
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
    expect((await screen.findByLabelText('Outra página')).textContent).toContain('"/logout"');
  });

  it('S4-04 enters by itself as the only company and reloads, once', async () => {
    const calls = stubFetch({ [EMPRESAS]: { body: [padaria] }, [ENTRAR]: { body: aCidada() } });
    const { reload } = open();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(calls.map(({ key }) => key)).toEqual([EMPRESAS, ENTRAR]);
    expect(JSON.parse(calls[1]?.body ?? '')).toEqual({ cnpj: '11222333000181', idUsuario: 12 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('S4-04 goes on as the person, with a message, when no company is tied to the CPF', async () => {
    stubFetch({ [EMPRESAS]: { body: [] } });
    open();
    expect((await screen.findByLabelText('Outra página')).textContent).toContain('"/orgao"');
    await waitFor(() =>
      expect(messagesStore.get().messages[0]?.text).toContain('Você entrou como pessoa física.'),
    );
  });

  it('S4-04 explains a list that did not come, tries again, and lets the person go on', async () => {
    const sentence = 'O gov.br não respondeu a lista de empresas. Tente de novo em alguns minutos.';
    const calls = stubFetch({ [EMPRESAS]: recusa(409, sentence) });
    open();
    expect(await screen.findByText(sentence)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar como pessoa física' }));
    expect((await screen.findByLabelText('Outra página')).textContent).toContain('"/orgao"');
    expect(messagesStore.get().messages).toEqual([]);
  });

  it('S4-04 shows a refused company inside the choice', async () => {
    const sentence = 'Esta empresa não está ligada ao seu CPF no gov.br.';
    stubFetch({ [EMPRESAS]: { body: [padaria, oficina] }, [ENTRAR]: recusa(403, sentence) });
    const { reload } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Selecionar Padaria Aurora Ltda.' }));
    expect(await within(screen.getByRole('dialog')).findByText(sentence)).toBeDefined();
    expect(reload).not.toHaveBeenCalled();
  });
});
