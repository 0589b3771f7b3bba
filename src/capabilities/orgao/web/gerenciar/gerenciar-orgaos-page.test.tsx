import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { Perfil } from '#kernel/perfil.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import ListaPage from './gerenciar-orgaos-page.tsx';
import { BASE, naLista } from './testing-gerenciar-web.ts';

const LISTA = `GET ${BASE}`;
const PATH = '/orgao/orgaogerenciarorgaos';
const pagina = (itens: unknown[], mais: object = {}) => ({
  body: { itens, total: itens.length, proximoCursor: null, podeCadastrar: true, ...mais },
});
const admin = aGestor({ perfilAtual: { idPerfil: Perfil.administrador, descPerfil: 'Administrador' } });

const open = (respostas: Respostas, endereco = PATH) => {
  const chamadas = servir(respostas);
  abrir(ListaPage, PATH, endereco);
  return chamadas;
};
const escolherAto = async (ato: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de IFCE' }));
  await userEvent.click(screen.getByRole('menuitem', { name: ato }));
};

beforeEach(() => signIn(admin));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

describe('the list of offices', () => {
  it('shows each office with a way to its page, and to register one', async () => {
    open({ [LISTA]: pagina([naLista({ formularios: 0 })]) });
    const link = await screen.findByRole('link', { name: 'IFCE – Instituto Federal do Ceará' });
    expect(link.getAttribute('href')).toBe(`${PATH}/65`);
    expect(screen.getByText('Sem formulários')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Cadastrar órgão' }).getAttribute('href')).toBe(
      `${PATH}/cadastrar`,
    );
  });

  it('searches for what the address says and says so', async () => {
    const chamadas = open({ [LISTA]: pagina([naLista()]) }, `${PATH}?busca=ifce&esfera=1&situacao=ativo`);
    await screen.findByRole('link', { name: /IFCE/ });
    expect(chamadas[0]?.key).toContain('busca=ifce&esfera=1&situacao=ativo');
    expect(screen.getByRole('button', { name: 'Filtros (2)' })).toBeDefined();
    expect(screen.getByText('Ativos')).toBeDefined();
  });

  it('has a next step when nothing was found, and when it failed', async () => {
    let falha = true;
    open({ [LISTA]: () => (falha ? recusa(500, 'O servidor descansa.') : pagina([])) }, `${PATH}?busca=xyz`);
    expect(await screen.findByText(/O servidor descansa/)).toBeDefined();
    falha = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await userEvent.click(
      await screen.findAllByRole('button', { name: 'Limpar filtros' }).then(([b]) => b as HTMLElement),
    );
    await waitFor(() => expect(screen.getByLabelText('endereço').textContent).toBe(PATH));
  });

  it('S6-04 tells people without the right, and asks the server nothing', async () => {
    signIn(aGestor({ perfilAtual: { idPerfil: Perfil.observador, descPerfil: 'Observador' } }));
    const chamadas = open({});
    expect(await screen.findByRole('heading', { name: 'Seu perfil não administra órgãos' })).toBeDefined();
    expect(chamadas).toEqual([]);
  });

  it('does not offer joining and inactivating to people who manage one office', async () => {
    signIn(aGestor());
    open({ [LISTA]: pagina([naLista()], { podeCadastrar: false }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Ações de IFCE' }));
    expect(screen.queryByRole('menuitem', { name: 'Inativar' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Cadastrar órgão' })).toBeNull();
  });

  it('leads the addresses of the original to the office’s page', async () => {
    open({}, `${PATH}?idOuvidoria=65&aba=unidades`);
    await waitFor(() =>
      expect(screen.getByLabelText('endereço').textContent).toBe(`${PATH}/65?aba=unidades`),
    );
  });
});

describe('inactivating from the list', () => {
  const INATIVAR = `POST ${BASE}/65/inativar`;

  it('asks first, says what it means, and then says it was done', async () => {
    const chamadas = open({ [LISTA]: pagina([naLista()]), [INATIVAR]: { body: { ok: true } } });
    await escolherAto('Inativar');
    const dialogo = screen.getByRole('dialog', { name: 'Inativar o órgão?' });
    expect(within(dialogo).getByText(/não recebe mais manifestações/)).toBeDefined();
    expect(chamadas.some(({ key }) => key === INATIVAR)).toBe(false);
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Inativar' }));
    expect(await screen.findByText('IFCE foi inativado.')).toBeDefined();
    expect(chamadas.find(({ key }) => key === INATIVAR)?.body).toEqual({ versao: 3 });
  });

  it('says how many still wait and where to see them', async () => {
    const pendencias = { manifestacoes: 12, recursos: 1, instancias: 0 };
    const frase = 'O órgão tem 12 manifestações abertas e 1 recurso aberto.';
    open({
      [LISTA]: pagina([naLista()]),
      [INATIVAR]: recusa(409, frase, { code: 'orgao.com-pendencias', details: pendencias }),
    });
    await escolherAto('Inativar');
    await userEvent.click(screen.getByRole('button', { name: 'Inativar' }));
    expect(await screen.findByText(frase)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver as manifestações abertas' }).getAttribute('href')).toBe(
      '/manifestacao/tratar?idOuvidoria=65',
    );
    expect(screen.getByRole('link', { name: 'Ver os recursos abertos' })).toBeDefined();
  });
});
