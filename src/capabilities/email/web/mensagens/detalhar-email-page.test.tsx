import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { signIn } from '#testing/pessoa-no-navegador.ts';
import { anAdministrador, mensagem, modelo, previa } from '../testing-email-web.ts';
import DetalharPage from './detalhar-email-page.tsx';

beforeEach(() => signIn(anAdministrador()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

const UM = 'GET /emails/7';
const open = (respostas: Respostas) => {
  const chamadas = servir({ 'POST /emails/previa': { body: previa }, ...respostas });
  abrir(DetalharPage, '/email/detalhar/:idEmail', '/email/detalhar/7');
  return chamadas;
};

describe('a template and its versions', () => {
  it('say who changed what, and show two of them word by word', async () => {
    open({ [UM]: { body: modelo } });
    const tabela = await screen.findByRole('table');
    const linhas = within(tabela).getAllByRole('row').slice(1);
    expect(linhas[0]?.textContent).toContain('3 (em uso)');
    expect(linhas[0]?.textContent).toContain('Texto (restaurada da versão 1)');
    expect(linhas[2]?.textContent).toContain('Primeira versão');
    const comparacao = screen.getByRole('region', { name: 'Comparar versões' });
    expect(comparacao.querySelector('del')?.textContent).toBe('hoje');
    expect(comparacao.querySelector('ins')?.textContent).toBe('agora');
  });

  it('bring an old one back as a new one, after asking', async () => {
    const RESTAURAR = 'POST /emails/modelos/7/restaurar';
    const chamadas = open({ [UM]: { body: modelo }, [RESTAURAR]: { body: { idModelo: 7, versao: 4 } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Restaurar a versão 2' }));
    const dialog = screen.getByRole('dialog', { name: 'Restaurar a versão 2?' });
    expect(dialog.textContent).toContain('vira uma versão nova');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restaurar' }));
    expect(await screen.findByText('Versão 2 restaurada.')).toBeDefined();
    expect(chamadas.find(({ key }) => key === RESTAURAR)?.body).toEqual({ versao: 3, restaurar: 2 });
  });
});

describe('a mail that was sent', () => {
  it('is read where it is still kept', async () => {
    open({ [UM]: { body: mensagem } });
    expect(await screen.findByText(/Veja na plataforma/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  });

  it('of a denúncia says neither to whom nor what', async () => {
    open({ [UM]: { body: { ...mensagem, para: null, conteudo: 'sigiloso', texto: null } } });
    expect(await screen.findByText('Destinatário protegido')).toBeDefined();
    expect(screen.getByText(/^Conteúdo sigiloso/)).toBeDefined();
  });

  it('that waits for its next try is tried now', async () => {
    const falha = {
      ...mensagem,
      estado: 'tentando',
      enviadoEm: null,
      podeTentarDeNovo: true,
      ultimoErro: 'ECONNREFUSED em CONN',
    };
    const REENVIAR = 'POST /emails/enviados/90/reenviar';
    const chamadas = open({ [UM]: { body: falha }, [REENVIAR]: { body: { ok: true } } });
    expect(await screen.findByText('ECONNREFUSED em CONN')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('O envio vai ser tentado de novo agora.')).toBeDefined();
    await waitFor(() => expect(chamadas.filter(({ key }) => key === UM).length).toBeGreaterThan(1));
  });

  it('to somebody else is not there', async () => {
    open({ [UM]: recusa(404, 'Este e-mail não existe ou não foi enviado a você.') });
    expect(await screen.findByRole('heading', { name: 'E-mail não encontrado' })).toBeDefined();
  });
});
