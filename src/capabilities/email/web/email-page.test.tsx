import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { tituloStore } from '#shell/navegacao/titulo.ts';
import { trilhaStore } from '#shell/navegacao/trilha.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { aCidada, aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import EmailPage from './email-page.tsx';
import { anAdministrador, linhaDeMensagem, linhaDeModelo } from './testing-email-web.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

const MODELOS = 'GET /emails/modelos';
const ENVIADOS = 'GET /emails/enviados';
const MEUS = 'GET /emails/meus';
const pagina = (...itens: unknown[]) => ({ body: { itens, proximoCursor: null } });

const open = (respostas: Respostas, endereco = '/email') => {
  const chamadas = servir({ 'GET /emails/eventos': { body: [] }, ...respostas });
  abrir(EmailPage, '/email', endereco);
  return chamadas;
};

describe('S6-04 the e-mails without administration rights', () => {
  it.each([aCidada(), aGestor()])('are those sent to oneself, and nothing else ($login)', async (quem) => {
    signIn(quem);
    const chamadas = open({ [MEUS]: pagina(linhaDeMensagem) });
    expect(await screen.findByRole('link', { name: 'O prazo mudou' })).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
    expect([tituloStore.get(), trilhaStore.get()]).toEqual(['E-mails enviados a você', []]);
    expect(screen.queryByRole('columnheader', { name: 'Para' })).toBeNull();
    expect(chamadas.every(({ key }) => key.startsWith(MEUS))).toBe(true);
  });

  it('say where messages come from before there is one', async () => {
    signIn(aCidada());
    open({ [MEUS]: pagina() });
    expect(await screen.findByRole('heading', { name: 'Nenhuma mensagem enviada a você' })).toBeDefined();
  });
});

describe('the templates of who administers', () => {
  it('say of which office they are, and cannot be switched off where the law owes the mail', async () => {
    signIn(anAdministrador());
    const daCgu = {
      ...linhaDeModelo,
      idModelo: 8,
      orgao: { idOuvidoria: 6, sigla: 'CGU', nome: 'Controladoria' },
    };
    open({ [MODELOS]: pagina({ ...linhaDeModelo, exigidoPor: 'Lei nº 1' }, daCgu) });
    const [, plataforma, cgu] = await screen.findAllByRole('row');
    expect(within(plataforma as HTMLElement).getByText('Plataforma')).toBeDefined();
    expect(within(cgu as HTMLElement).getByText('CGU')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Ações: O prazo mudou (plataforma)' }));
    const desativar = screen.getByRole('menuitem', { name: 'Desativar (a lei exige este aviso)' });
    expect(desativar.getAttribute('aria-disabled')).toBe('true');
  });

  it('are switched off only after saying whom it touches', async () => {
    signIn(anAdministrador());
    const SITUACAO = 'POST /emails/modelos/7/situacao';
    const chamadas = open({
      [MODELOS]: pagina(linhaDeModelo),
      [SITUACAO]: { body: { idModelo: 7, versao: 4 } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ações: O prazo mudou (plataforma)' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Desativar' }));
    const dialog = screen.getByRole('dialog', { name: 'Desativar o modelo?' });
    expect(dialog.textContent).toContain('Ninguém mais recebe este aviso');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Desativar' }));
    expect(await screen.findByText('Modelo desativado.')).toBeDefined();
    expect(chamadas.find(({ key }) => key === SITUACAO)?.body).toEqual({ versao: 3, ativo: false });
  });

  it('show what failed and ask again', async () => {
    signIn(anAdministrador());
    let falha = true;
    open({ [MODELOS]: () => (falha ? recusa(500, 'Algo deu errado.') : pagina(linhaDeModelo)) });
    const deNovo = await screen.findByRole('button', { name: 'Tentar de novo' });
    falha = false;
    await userEvent.click(deNovo);
    expect(await screen.findByRole('link', { name: 'O prazo mudou' })).toBeDefined();
  });
});

describe('the log of who administers', () => {
  const enviados = '/email?aba=enviados';

  it('keeps the address of a denunciante to itself, and says when the next try is', async () => {
    signIn(anAdministrador());
    open(
      {
        [ENVIADOS]: pagina(
          { ...linhaDeMensagem, para: null },
          {
            ...linhaDeMensagem,
            idEmail: 91,
            estado: 'tentando',
            proximaTentativaEm: '2026-03-12T15:30:00.000Z',
          },
        ),
      },
      enviados,
    );
    expect(await screen.findByText('Destinatário protegido')).toBeDefined();
    expect(screen.getByText('Próxima tentativa: qui., 12/03/2026, às 12:30')).toBeDefined();
  });

  it('narrows by state in the address, and takes it back', async () => {
    signIn(anAdministrador());
    const chamadas = open({ [ENVIADOS]: pagina(linhaDeMensagem) }, enviados);
    await userEvent.click(await screen.findByRole('button', { name: 'Filtros' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Falhou' }));
    await waitFor(() => expect(screen.getByLabelText('endereço').textContent).toContain('estado=falhou'));
    expect(screen.getByLabelText('endereço').textContent).toContain('aba=enviados');
    await waitFor(() => expect(chamadas.some(({ key }) => /enviados\?.*estado=falhou/.test(key))).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Remover Falhou' }));
    await waitFor(() => expect(screen.getByLabelText('endereço').textContent).not.toContain('estado'));
  });
});
