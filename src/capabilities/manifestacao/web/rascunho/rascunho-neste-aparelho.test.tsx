import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { usuarioStore } from '#shell/session/session.ts';
import { banco, quebrarBanco } from '#testing/idb.ts';
import { aCidada } from '#testing/pessoa-no-navegador.ts';
import { gravarLocal } from './rascunho-local.ts';
import { RascunhoNesteAparelho } from './rascunho-neste-aparelho.tsx';

afterEach(() => {
  cleanup();
  quebrarBanco(false);
  banco.clear();
  usuarioStore.set(null);
});

const guardar = (idRascunho: string, dono: string | null, atualizadoEm: string) =>
  gravarLocal({
    idRascunho,
    dono,
    titulo: 'Denúncia · O diretor desviou verba',
    idTipoManifestacao: 1,
    continuarEm: `/manifestacao/criar?rascunho=${idRascunho}`,
    conteudo: {},
    versao: 0,
    isPendente: true,
    atualizadoEm,
  });

const abrir = () =>
  render(
    <MemoryRouter>
      <RascunhoNesteAparelho />
    </MemoryRouter>,
  );

it('offers the newest draft without a name, and says nothing of what it is about', async () => {
  await guardar('a', null, '2026-03-10T10:00:00Z');
  await guardar('b', null, '2026-03-12T10:00:00Z');
  const { container } = abrir();
  const link = await screen.findByRole('link', { name: 'Continuar' });
  expect(link.getAttribute('href')).toBe('/manifestacao/criar?rascunho=b');
  expect(container.textContent).not.toMatch(/Denúncia|diretor/);
});

it('deletes it from this device, and then offers the one before', async () => {
  await guardar('a', null, '2026-03-10T10:00:00Z');
  await guardar('b', null, '2026-03-12T10:00:00Z');
  abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Apagar' }));
  await screen.findByText(/Há outro/);
  expect([...banco.keys()]).toEqual(['a']);
  await userEvent.click(screen.getByRole('button', { name: 'Apagar' }));
  await screen.findByText(/Rascunho apagado deste aparelho/);
  expect(screen.queryByRole('link')).toBeNull();
});

it('offers nobody the draft of an account, and no signed-in person this line', async () => {
  await guardar('a', 'maria.cidada', '2026-03-10T10:00:00Z');
  const { container, unmount } = abrir();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(container.textContent).toBe('');
  unmount();
  await guardar('b', null, '2026-03-10T10:00:00Z');
  usuarioStore.set(aCidada());
  expect(abrir().container.textContent).toBe('');
});

it('is silent in a browser that refuses to store', async () => {
  quebrarBanco(true);
  const { container } = abrir();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(container.textContent).toBe('');
});
