import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { Perfil } from '#kernel/perfil.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import ModelosPage from './modelos-page.tsx';

const MODELOS = 'GET /tratamento/modelos';
const CRIAR = 'POST /tratamento/modelos';
const modelo = {
  idModelo: 7,
  nome: 'Acesso concedido',
  texto: 'Olá, {{nome}}. Segue o protocolo {{protocolo}}.',
  idTipoManifestacao: 8,
  atualizadoEm: '2026-03-01T12:00:00Z',
};
const tipos = {
  'GET /api/tipos-manifestacao': {
    body: [{ idTipoManifestacao: 8, descTipoManifestacao: 'Acesso à Informação', idTipoFormulario: 3 }],
  },
};

const open = (respostas: Respostas) => {
  const chamadas = servir({ ...tipos, ...respostas });
  abrir(ModelosPage, '/modelos', '/modelos');
  return chamadas;
};
const colar = async (campo: HTMLElement, texto: string) => {
  await userEvent.click(campo);
  await userEvent.paste(texto);
};

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

describe('templates of the office', () => {
  it('are written with variables put in by buttons, and shown with a made-up case', async () => {
    let lista: unknown[] = [];
    const chamadas = open({
      [MODELOS]: () => ({ body: lista }),
      [CRIAR]: () => {
        lista = [modelo];
        return { body: { idModelo: 7 } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Criar modelo' }));
    await colar(screen.getByLabelText('Nome do modelo'), 'Acesso concedido');
    await colar(screen.getByLabelText('Texto do modelo'), 'Segue a resposta para ');
    await userEvent.click(screen.getByRole('button', { name: 'Inserir {{nome}}' }));
    expect(screen.getByText('Segue a resposta para Maria da Silva')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Criar modelo' }));
    expect(await screen.findByText('Modelo criado.')).toBeDefined();
    expect(chamadas.find(({ key }) => key === CRIAR)?.body).toEqual({
      nome: 'Acesso concedido',
      texto: 'Segue a resposta para {{nome}}',
      idTipoManifestacao: null,
    });
    expect(await screen.findByRole('rowheader', { name: 'Acesso concedido' })).toBeDefined();
  });

  it('refuse a name that does not exist', async () => {
    open({ [MODELOS]: { body: [] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Criar modelo' }));
    await colar(screen.getByLabelText('Nome do modelo'), 'Com CPF');
    await colar(screen.getByLabelText('Texto do modelo'), 'Seu CPF é o número {{cpf}}.');
    await userEvent.click(screen.getByRole('button', { name: 'Criar modelo' }));
    expect((await screen.findAllByText(/^Não existe \{\{cpf\}\}/)).length).toBeGreaterThan(0);
  });

  it('are deleted only after a second word', async () => {
    const RETIRAR = 'DELETE /tratamento/modelos/7';
    const chamadas = open({ [MODELOS]: { body: [modelo] }, [RETIRAR]: { body: { ok: true } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir Acesso concedido' }));
    const dialog = await screen.findByRole('dialog', { name: 'Excluir o modelo?' });
    expect(chamadas.some(({ key }) => key === RETIRAR)).toBe(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(chamadas.some(({ key }) => key === RETIRAR)).toBe(true));
    expect(await screen.findByText('Modelo excluído.')).toBeDefined();
  });

  it('are only read by those who answer and do not manage', async () => {
    signIn(aGestor({ perfilAtual: { idPerfil: Perfil.respondente, descPerfil: 'Respondente' } }));
    open({ [MODELOS]: { body: [modelo] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver Acesso concedido' }));
    expect(
      await screen.findByText('Olá, Maria da Silva. Segue o protocolo 00106.000123/2026-48.'),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Criar|Mudar|Excluir)/ })).toBeNull();
  });

  it('ask the administrador, who works in all offices, which one', async () => {
    const semOrgao = {
      status: 422,
      body: { code: 'resposta.modelo-sem-orgao', message: 'Diga de que órgão é o modelo.' },
    };
    open({ [MODELOS]: semOrgao });
    expect(await screen.findByLabelText('De que órgão são os modelos?')).toBeDefined();
  });
});
