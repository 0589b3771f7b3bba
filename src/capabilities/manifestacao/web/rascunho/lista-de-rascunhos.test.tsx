import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Usuario, usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { ListaDeRascunhos } from './lista-de-rascunhos.tsx';

const local = (idRascunho: string, extra: object) =>
  banco.set(idRascunho, {
    idRascunho,
    dono: null,
    titulo: idRascunho,
    idTipoManifestacao: 2,
    continuarEm: `/manifestacao/criar?rascunho=${idRascunho}`,
    conteudo: {},
    versao: 0,
    isPendente: true,
    atualizadoEm: '2026-03-10T10:00:00Z',
    ...extra,
  });

const remoto = {
  idRascunho: 'remoto',
  titulo: 'Elogio · Atendimento rápido',
  idTipoManifestacao: 3,
  continuarEm: '/manifestacao/criar?tipo=3&rascunho=remoto',
  atualizadoEm: '2026-03-12T10:00:00Z',
};

let apagados: string[];
let remotos: unknown[] | null;

beforeEach(() => {
  banco.clear();
  apagados = [];
  remotos = [remoto];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'DELETE') {
      apagados.push(url);
      remotos = [];
      return Response.json({ ok: true });
    }
    if (!remotos) throw new TypeError('Failed to fetch');
    return Response.json(remotos);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

const show = (login: string | null) => {
  usuarioStore.set(login ? ({ login } as Usuario) : null);
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ListaDeRascunhos />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const titulos = async () =>
  (await screen.findAllByRole('listitem')).map((item) => within(item).getAllByText(/./)[0]);

describe('the list of drafts', () => {
  it("shows the person's own from the server and from here, newest first, one click from going on", async () => {
    local('so-aqui', { dono: 'maria', titulo: 'Sugestão' });
    local('de-outra-pessoa', { dono: 'joao' });
    local('ja-enviado', { dono: 'maria', versao: 3, isPendente: false });
    show('maria');
    await waitFor(async () => expect(await titulos()).toHaveLength(2));
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([remoto.continuarEm, '/manifestacao/criar?rascunho=so-aqui']);
    expect(screen.getByText(/só neste aparelho/)).toBeDefined();
  });

  it('shows what is here when the server cannot be reached', async () => {
    remotos = null;
    local('antigo', { dono: 'maria', versao: 3, isPendente: false });
    show('maria');
    expect(await screen.findByText('antigo', { selector: 'strong' })).toBeDefined();
  });

  it('deletes one after asking', async () => {
    show('maria');
    await userEvent.click(await screen.findByRole('button', { name: /^Apagar/ }));
    const dialog = screen.getByRole('dialog', { name: 'Apagar este rascunho?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apagar' }));
    await waitFor(() => expect(apagados).toEqual(['/api/app-web/v1/rascunhos/remoto']));
    await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  });

  it('is nothing at all without drafts', async () => {
    const { container } = show(null);
    await waitFor(() => expect(container.textContent).toBe(''));
  });
});
