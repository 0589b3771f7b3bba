import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { resetShell, serve, setWidth } from '#shell/layout/testing-layout.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import { findKnownScreen, loadScreenList } from '#web/known-screens.ts';
import { RootLayout } from '#web/root-layout.tsx';
import { naoSalvosStore, perderia } from './nao-salvos.ts';
import { perguntaAoFechar } from './testing-nao-salvo.ts';
import { useFormularioNaoSalvo } from './use-nao-salvo.ts';

const RESERVADA = '/feriado';
const Pergunta = () => null;

function Tela({ salvar }: { readonly salvar: () => Promise<unknown> }) {
  const form = useFormulario(z.object({ nome: z.string() }), { defaultValues: { nome: '' } });
  useFormularioNaoSalvo(form);
  return (
    <>
      <Formulario form={form} onSubmit={() => salvar().then(() => undefined)}>
        <CampoTexto name="nome" label="Nome" />
        <BotaoEnviar>Salvar</BotaoEnviar>
      </Formulario>
      <Link to="/glossario">Outra tela</Link>
      <Link to="?aba=dois">Outra aba</Link>
      <Link to="#fim">Fim da tela</Link>
      <Link to={RESERVADA}>Tela reservada</Link>
    </>
  );
}

beforeEach(async () => {
  serve({ 'GET /app-web/v1/rotas': [], 'GET /item-interface-perfil': [] });
  setWidth(1280);
  vi.stubGlobal('scrollTo', () => undefined);
  await loadScreenList();
});
afterEach(resetShell);

const open = async (salvar: () => Promise<unknown> = async () => undefined) => {
  signIn(aGestor());
  const router = createMemoryRouter(
    [
      {
        element: <RootLayout />,
        children: [
          { path: '/about', handle: findKnownScreen('/about'), element: <Tela salvar={salvar} /> },
          { path: '*', element: <p>Outro lugar</p> },
        ],
      },
    ],
    { initialEntries: ['/', '/about'], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  const onde = () => router.state.location.pathname + router.state.location.search;
  return { router, onde };
};
const digitar = () => userEvent.type(screen.getByLabelText('Nome'), 'Ouvidoria');
const ir = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const pergunta = () => screen.queryByRole('dialog', { name: 'Sair sem salvar?' });
const responder = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('what was typed and not saved', () => {
  it.each(['Outra tela', 'Outra aba'])('is not lost by %s without a question', async (link) => {
    const { onde } = await open();
    await digitar();
    await ir(link);
    expect([pergunta() !== null, onde()]).toEqual([true, '/about']);
    await responder('Continuar aqui');
    expect([pergunta(), onde()]).toEqual([null, '/about']);
    expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Ouvidoria');
  });

  it('is left behind by who says so', async () => {
    const { onde } = await open();
    await digitar();
    await ir('Outra tela');
    await responder('Sair sem salvar');
    expect([pergunta(), onde()]).toEqual([null, '/glossario']);
    expect(naoSalvosStore.get()).toEqual([]);
    expect(perguntaAoFechar()).toBe(false);
  });

  it('is not lost by the browser going back, nor by closing the page', async () => {
    const { router, onde } = await open();
    expect(perguntaAoFechar()).toBe(false);
    await digitar();
    expect(perguntaAoFechar()).toBe(true);
    await act(() => router.navigate(-1));
    expect([pergunta() !== null, onde()]).toEqual([true, '/about']);
  });

  it('does not hold who jumps within the page, nor who typed nothing or took it back', async () => {
    const { onde } = await open();
    await digitar();
    await ir('Fim da tela');
    expect(pergunta()).toBeNull();
    await userEvent.clear(screen.getByLabelText('Nome'));
    await ir('Outra tela');
    expect([pergunta(), onde()]).toEqual([null, '/glossario']);
  });

  it('asks nothing about a screen that the profile may not open: the silence of S4-07 stands', async () => {
    const { onde } = await open();
    await digitar();
    await ir('Tela reservada');
    expect([pergunta(), onde()]).toEqual([null, '/about']);
    await ir('Outra tela');
    expect(pergunta()).not.toBeNull();
  });

  it('does not hold the form that is saved and leads elsewhere', async () => {
    const { router, onde } = await open(() => router.navigate('/glossario'));
    await digitar();
    await responder('Salvar');
    expect([pergunta(), onde()]).toEqual([null, '/glossario']);
  });

  it('holds who has no account as well, where nothing of it waits on the server', () => {
    const lugar = { pathname: '/a', search: '' };
    const outro = { pathname: '/b', search: '' };
    signIn(null);
    naoSalvosStore.set([{ Pergunta }]);
    expect(perderia(lugar, outro)).toBe(false);
    naoSalvosStore.set([{ Pergunta, semConta: true }]);
    expect([perderia(lugar, outro), perderia(lugar, lugar)]).toEqual([true, false]);
    naoSalvosStore.set([]);
  });

  it('does not hold the page of a session that has ended', async () => {
    const { router, onde } = await open();
    await digitar();
    act(() => signIn(null));
    await act(() => router.navigate('/login'));
    expect([pergunta(), onde()]).toEqual([null, '/login']);
  });
});
