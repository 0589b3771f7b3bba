// Loaded here first, so that no test waits for the lazy chunk.
import './profile-dialog-form.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadingStore } from '#shell/api/loading.ts';
import { getInstalacao, setInstalacao } from '#shell/instalacao.ts';
import { redrawStore } from '#shell/layout/redraw.ts';
import { openPerfilDialog } from '#shell/layout/shell-state.ts';
import { renderAt, resetShell, serve } from '#shell/layout/testing-layout.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import { ProfileDialog } from './profile-dialog.tsx';

const POST = 'POST /app-web/v1/usuarios/perfilouvidoria/2';
const duplo = aGestor({
  perfisOuvidorias: [
    { idUsuarioPerfilOuvidoria: 2, descPerfilOuvidoria: 'Respondente - IFCE' },
    { idUsuarioPerfilOuvidoria: 3, descPerfilOuvidoria: 'Área técnica - CGU' },
    { idUsuarioPerfilOuvidoria: 1, descPerfilOuvidoria: 'Gestor - CGU' },
  ],
});
const respondente = aGestor({
  ...duplo,
  perfilAtual: { idPerfil: 3, descPerfil: 'Respondente' },
  idUsuarioPerfilOuvidoriaAtual: 2,
});

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(resetShell);

const open = async (address = '/orgao', redirect: string | null = null) => {
  signIn(duplo);
  renderAt(address, <ProfileDialog />);
  act(() => openPerfilDialog(redirect));
  return screen.findByRole('dialog', { name: 'Selecione seu perfil de trabalho' });
};
const options = () => screen.findAllByRole('option');
const choose = async (label: string) => {
  await userEvent.click(screen.getByRole('button', { name: /Exibir lista/ }));
  const option = (await options()).find(({ textContent }) => textContent === label);
  if (option) await userEvent.click(option);
};
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
const address = () => screen.getByTestId('endereco').textContent;

describe('profile dialog', () => {
  it('S2-26 lists the profiles sorted by description in a searchable select', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /Exibir lista/ }));
    expect((await options()).map(({ textContent }) => textContent)).toEqual([
      'Área técnica - CGU',
      'Gestor - CGU',
      'Respondente - IFCE',
    ]);
    await userEvent.type(screen.getByRole('combobox', { name: /Perfil/ }), 'respond');
    await waitFor(async () =>
      expect((await options()).map((o) => o.textContent)).toEqual(['Respondente - IFCE']),
    );
  });

  it('S2-26 the profile is required', async () => {
    const calls = serve({});
    const dialog = await open();
    expect(dialog.textContent).toContain('Obrigatório.');
    await confirm();
    expect(within(dialog).getByText('O campo Perfil é obrigatório!')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('S4-05 posts, clears the three stored filters, takes the new user and goes to Principal', async () => {
    const calls = serve({ [POST]: respondente });
    const filters = ['filtro-manifestacoes', 'filtro-recursos', 'filtro-encaminhamentos'];
    for (const name of [...filters, 'outra-coisa']) localStorage.setItem(name, 'x');
    await open();
    await choose('Respondente - IFCE');
    await confirm();
    await waitFor(() => expect(address()).toBe('/principal'));
    expect(calls).toEqual([POST]);
    expect(filters.map((name) => localStorage.getItem(name))).toEqual([null, null, null]);
    expect(localStorage.getItem('outra-coisa')).toBe('x');
    expect(usuarioStore.get()).toEqual(respondente);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['given by the login', '/login', '/manifestacao/tratar?fila=triar'],
    ['of the query', '/login?redirect=%2Forgao', null],
  ])('S4-05 goes to the redirect %s', async (_, from, redirect) => {
    serve({ [POST]: respondente });
    setInstalacao({ ...getInstalacao(), legacyBaseUrl: 'https://legado.example' });
    await open(from, redirect);
    await choose('Respondente - IFCE');
    await confirm();
    await waitFor(() => expect(address()).toBe(redirect ?? '/orgao'));
  });

  it.each(['https://mal.example', '//mal.example', '/\\mal.example'])(
    'does not follow a redirect to another site: %s',
    async (redirect) => {
      serve({ [POST]: respondente });
      await open('/orgao', redirect);
      await choose('Respondente - IFCE');
      await confirm();
      await waitFor(() => expect(address()).toBe('/principal'));
    },
  );

  it('S4-05 goes to the legacy address with the profile-changed flag, still loading, where one is set', async () => {
    serve({ [POST]: respondente });
    setInstalacao({ ...getInstalacao(), legacyBaseUrl: 'https://legado.example' });
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    await open();
    await choose('Respondente - IFCE');
    await confirm();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://legado.example/?perfilAlterado=1'));
    expect(loadingStore.get().count).toBe(1);
    expect(address()).toBe('/orgao');
  });

  it('draws the screen anew when the change ends where it began', async () => {
    serve({ [POST]: respondente });
    await open('/principal');
    const before = redrawStore.get();
    await choose('Respondente - IFCE');
    await confirm();
    await waitFor(() => expect(redrawStore.get()).toBe(before + 1));
  });

  it('S4-05 S8-01 a failure says so in the dialog and changes nothing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    serve({ [POST]: Response.json({ message: 'x' }, { status: 500 }) });
    localStorage.setItem('filtro-recursos', 'x');
    const dialog = await open();
    await choose('Respondente - IFCE');
    await confirm();
    expect(await within(dialog).findByText('Erro ao selecionar o perfil do usuário.')).toBeTruthy();
    expect(localStorage.getItem('filtro-recursos')).toBe('x');
    expect(usuarioStore.get()).toEqual(duplo);
    vi.restoreAllMocks();
  });

  it('Cancelar closes it and keeps the profile', async () => {
    const calls = serve({});
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).toEqual([]);
    expect(address()).toBe('/orgao');
  });
});
