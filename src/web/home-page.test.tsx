import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Usuario, usuarioStore } from '#shell/session/session.ts';
import { HomePage } from './home-page.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const show = (address: string) => {
  const element = (
    <>
      <HomePage />
      <Address />
    </>
  );
  const routes = ['/', '/:uf', '/:uf/:municipio', '*'].map((path) => ({ path, element }));
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
};

const linkTo = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');
const INICIO = {
  dias: 30,
  orgaos: 28,
  atualizadoEm: '2026-03-12T12:07:00Z',
  recebidas: 1234,
  noPrazo: 91.5,
  satisfacao: null as number | null,
};
const DESTAQUES = [
  { slug: 'quanto-custa', pergunta: 'Quanto custa?', resposta: 'Nada. Veja o [manual](/manual).' },
];
const permit = (...formularios: number[]) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string | URL | Request) => {
      if (String(url).includes('/ajuda/destaques')) return Response.json(DESTAQUES);
      if (String(url).endsWith('/paineis/inicio')) return Response.json(INICIO);
      return Response.json(formularios.map((idTipoFormulario) => ({ idTipoFormulario })));
    }),
  );

beforeEach(() => permit());
afterEach(() => {
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

describe('home', () => {
  it('S2-10 has the three modes, and the internal channel is carried as a query value', () => {
    show('/');
    expect(linkTo(/^Ouvidoria ?Reclame/)).toBe('/?modoOuvidoria=1');
    expect(linkTo(/^Acesso à Informação/)).toBe('/manifestacao/criar/selecionar-assunto?tipo=8');
    expect(linkTo(/^Ouvidoria Interna/)).toBe('/?modoOuvidoria=1&ouvidoriaInterna=true');
  });

  it('S2-11 with modoOuvidoria=1 shows the six types and a Back button', async () => {
    show('/?modoOuvidoria=1&ouvidoriaInterna=true');
    await screen.findByRole('heading', { name: 'O que você quer fazer?' });
    expect(screen.getByRole('heading', { name: /Ouvidoria Interna/ })).toBeDefined();
    expect(linkTo(/^Reclamação/)).toBe('/manifestacao/criar/selecionar-assunto?tipo=2&ouvidoriaInterna=true');
    for (const name of [/^Elogio/, /^Solicitação/, /^Sugestão/, /^Simplifique/])
      expect(linkTo(name)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Denúncia/ })).toBeDefined();
    expect(linkTo('Voltar')).toBe('/');
  });

  it('N16 the internal channel speaks to who works there: its own title, cards and who sees what is told', async () => {
    show('/?modoOuvidoria=1&ouvidoriaInterna=true');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Ouvidoria Interna: fale sobre o seu trabalho',
    );
    expect(await screen.findByRole('button', { name: /^Denúncia.*assédio.*conduta/ })).toBeDefined();
    expect(screen.getByRole('link', { name: /^Reclamação.*condições de trabalho/ })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Quem vê o que você conta' }));
    expect(screen.getByText(/mesmo que trabalhe na ouvidoria/)).toBeDefined();
  });

  it('N16 outside, nothing of it is said', async () => {
    show('/?modoOuvidoria=1');
    await screen.findByRole('link', { name: /^Reclamação/ });
    expect(screen.queryByText(/não para a chefia|condições de trabalho/)).toBeNull();
  });

  it('S2-12 explains a denúncia before it begins: Voltar closes, Avançar goes to the subject', async () => {
    show('/?modoOuvidoria=1');
    await userEvent.click(await screen.findByRole('button', { name: /^Denúncia/ }));
    const dialog = await screen.findByRole('dialog', { name: 'O que é uma denúncia?' });
    for (const question of ['Quem?', 'O quê?', 'Como?', 'Onde?', 'Quando?']) {
      expect(await within(dialog).findByText(question)).toBeDefined();
    }
    const titulos = within(dialog).getAllByRole('heading', { level: 3 });
    expect(titulos.map(({ textContent }) => textContent)).toEqual([
      'Como você é protegido',
      'Quem pode denunciar',
      'O que contar',
    ]);
    const lido = within(dialog).getByRole('region', { name: 'O que é uma denúncia?' });
    expect((lido.textContent ?? '').trim().split(/\s+/).length).toBeLessThanOrEqual(135);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Voltar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Denúncia/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Avançar' }));
    expect(screen.getByRole('status', { name: '' }).textContent).toBe(
      '/manifestacao/criar/selecionar-assunto?tipo=1',
    );
  });

  it('S2-13 offers the protocol to visitors only, and the frequent questions to everybody', () => {
    show('/');
    expect(linkTo('Consulte seu protocolo')).toBe('/login?consultarManifestacao=true&redirect=/principal');
    expect(screen.getByRole('heading', { name: 'Perguntas frequentes' })).toBeDefined();
  });

  it('S2-13 shows no protocol button to who is signed in', () => {
    usuarioStore.set({ login: 'maria' } as Usuario);
    show('/');
    expect(screen.queryByRole('link', { name: 'Consulte seu protocolo' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Perguntas frequentes' })).toBeDefined();
  });

  it('S2-14 S6-03 a state offers what its offices offer, never Simplifique, and keeps its sphere', async () => {
    permit(1, 2);
    show('/ce?modoOuvidoria=1');
    expect((await screen.findByRole('link', { name: /^Reclamação/ })).getAttribute('href')).toBe(
      '/manifestacao/criar/selecionar-assunto?tipo=2&uf=CE',
    );
    expect(screen.queryByRole('button', { name: /^Denúncia/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Simplifique/ })).toBeNull();
  });

  it('S2-10 S2-14 the modes of a state speak of its own institutions, and not of Simplifique', async () => {
    permit(1, 2, 3, 4);
    show('/ce');
    expect(await screen.findByRole('link', { name: /^Ouvidoria Interna.*instituições daqui/ })).toBeDefined();
    expect(document.querySelector('.home-modos')?.textContent).not.toMatch(/federa|simplific/i);
  });

  it('ends with three figures and says whose and of when they are; one of few people is a dash', async () => {
    show('/');
    const numeros = await screen.findByRole('region', { name: 'A plataforma em números' });
    expect(await within(numeros).findByText('1.234')).toBeDefined();
    expect(within(numeros).getByText('91,5%')).toBeDefined();
    expect(within(numeros).getByText('Dos 28 órgãos que atendem aqui, nos últimos 30 dias.')).toBeDefined();
    expect(within(numeros).getByText('–')).toBeDefined();
    expect(within(numeros).getByText('Atualizado em 12/03/2026, 09:07.')).toBeDefined();
    expect(linkTo('Ver o painel completo')).toBe('/painel/resolveu');
  });

  it('S2-14 a place without offices says so and shows where to look', async () => {
    permit();
    show('/AC?modoOuvidoria=1');
    expect(await screen.findByText('Ainda não há ouvidoria daqui na plataforma')).toBeDefined();
  });
});
