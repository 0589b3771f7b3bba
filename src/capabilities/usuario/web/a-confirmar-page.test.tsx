import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, oServidor } from '#capabilities/lista-de-trabalho/web/testing-lista-de-trabalho.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import AConfirmarPage from './a-confirmar-page.tsx';
import { PerfisAConfirmar } from './perfis-a-confirmar.tsx';

const LISTA = 'GET /app-web/v1/usuarios/gerenciar/a-confirmar';
const CONFIRMAR = 'POST /app-web/v1/usuarios/gerenciar/a-confirmar/300/confirmar';
const RECUSAR = 'POST /app-web/v1/usuarios/gerenciar/a-confirmar/300/recusar';
const MEUS = 'GET /app-web/v1/usuarios/meus-perfis-a-confirmar';
const CONVITES = 'GET /app-web/v1/usuarios/meus-convites';
const ONDE = '/usuario/gerenciar/a-confirmar';

const item = (changes: object = {}) => ({
  idUsuarioPerfilOuvidoria: 300,
  idUsuario: 30,
  nome: 'Lia Dantas',
  email: 'lia@cgu.gov.br',
  cpfMascarado: '***.982.247-**',
  isDocumentoProvado: false,
  descPerfil: 'Respondente',
  ouvidoria: 'CGU',
  nomeOuvidoria: 'Controladoria-Geral da União',
  validade: null,
  dadoPor: 'Ana Administradora',
  desde: '2026-03-10T13:00:00Z',
  impedimento: null,
  ...changes,
});

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  cleanup();
  usuarioStore.set(null);
  vi.unstubAllGlobals();
});

describe('Decreto 10.153/2019, art. 6: the profiles that wait for a gestor', () => {
  it('shows who, what and who gave it, marks a typed CPF, and confirms', async () => {
    let espera = [item()];
    const servidor = oServidor({
      [LISTA]: () => ({ body: espera }),
      [CONFIRMAR]: () => {
        espera = [];
        return { body: { sucesso: true } };
      },
    });
    abrir(AConfirmarPage, ONDE);
    const linha = await screen.findByRole('listitem', { name: 'Lia Dantas' });
    for (const texto of ['Respondente em CGU', 'Ana Administradora', 'não comprovado'])
      expect(within(linha).getByText(texto)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar Lia Dantas' }));
    expect(await screen.findByRole('heading', { name: 'Ninguém espera confirmação' })).toBeDefined();
    expect(screen.getByText(/vale desde já/)).toBeDefined();
    expect(servidor.de(CONFIRMAR)).toHaveLength(1);
  });

  it('refuses only with a reason', async () => {
    const servidor = oServidor({
      [LISTA]: () => ({ body: [item()] }),
      [RECUSAR]: () => ({ body: { sucesso: true } }),
    });
    abrir(AConfirmarPage, ONDE);
    await userEvent.click(await screen.findByRole('button', { name: 'Recusar Lia Dantas' }));
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Recusar' }));
    expect(servidor.de(RECUSAR)).toEqual([]);
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Motivo' }), 'Não trabalha aqui.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Recusar' }));
    await waitFor(() => expect(servidor.de(RECUSAR)[0]?.body).toEqual({ motivo: 'Não trabalha aqui.' }));
  });

  it('tells whoever may not decide who does', async () => {
    const impedimento = 'Quem confirma ou recusa é um gestor do órgão.';
    oServidor({ [LISTA]: () => ({ body: [item({ impedimento })] }) });
    abrir(AConfirmarPage, ONDE);
    expect(await screen.findByText(impedimento)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Confirmar/ })).toBeNull();
  });

  it('is told to the person, and nothing to everybody else', async () => {
    oServidor({ [MEUS]: () => ({ body: [item()] }), [CONVITES]: () => ({ body: [] }) });
    abrir(PerfisAConfirmar, '/principal');
    expect(await screen.findByText('Um perfil seu espera confirmação.')).toBeDefined();
    expect(screen.getByText(/Respondente em CGU/)).toBeDefined();
    cleanup();
    const servidor = oServidor({ [MEUS]: () => ({ body: [] }), [CONVITES]: () => ({ body: [] }) });
    abrir(PerfisAConfirmar, '/principal');
    await waitFor(() => expect(servidor.de(MEUS)).toHaveLength(1));
    expect(screen.queryByText('Um perfil seu espera confirmação.')).toBeNull();
  });
});
