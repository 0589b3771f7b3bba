import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { Perfil } from '#kernel/perfil.ts';
import { perguntaAoFechar } from '#shell/nao-salvo/testing-nao-salvo.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import FavoritosPage from './assuntos/favoritos-page.tsx';
import ManterPage from './assuntos/manter-page.tsx';
import SubassuntosPage from './subassuntos/subassuntos-page.tsx';

const administrado = { ativo: true, unidoA: null, casos: 12, primeiro: false, ultimo: false, versao: 4 };
const assunto = (idAssunto: number, descAssunto: string, mais: object = {}) => ({
  ...administrado,
  idAssunto,
  descAssunto,
  area: 'Educação',
  subassuntos: 2,
  favoritos: 1,
  ...mais,
});
const ASSUNTOS = 'GET /assuntos/administrar';
const lista = [assunto(3, 'Merenda', { primeiro: true }), assunto(4, 'Transporte escolar', { ultimo: true })];
const leituras: Respostas = {
  [ASSUNTOS]: { body: { itens: lista, total: 2, proximoCursor: null, areas: ['Educação', 'Saúde'] } },
  'GET /assuntos': {
    body: lista.map(({ idAssunto, descAssunto, area }) => ({ idAssunto, descAssunto, area })),
  },
};
const admin = () => aGestor({ perfilAtual: { idPerfil: Perfil.administrador, descPerfil: 'Administrador' } });
const escolher = async (campo: string, opcao: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: new RegExp(`^${campo}`) }));
  await userEvent.click(await screen.findByRole('option', { name: opcao }));
};
const agir = async (nome: string, ato: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Ações de ${nome}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: ato }));
};
const corpo = (chamadas: readonly { key: string; body: unknown }[], key: string) =>
  chamadas.find((chamada) => chamada.key === key)?.body;

beforeEach(() => signIn(admin()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

describe('S2-30 the subjects', () => {
  const open = (mais: Respostas = {}) => {
    const chamadas = servir({ ...leituras, ...mais });
    abrir(ManterPage, '/assunto/manter', '/assunto/manter');
    return chamadas;
  };

  it('are created with an area, and a name that exists stands beside its field', async () => {
    const CRIAR = 'POST /assuntos/administrar';
    let recusada = false;
    const chamadas = open({
      [CRIAR]: () => {
        if (recusada) return { body: { idAssunto: 5 } };
        recusada = true;
        const frase = 'Já existe um com este nome.';
        return recusa(409, frase, { details: { campos: { descAssunto: frase } } });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Criar assunto' }));
    await userEvent.type(await screen.findByLabelText('Nome do assunto'), 'Creche');
    await userEvent.type(screen.getByRole('combobox', { name: 'Área' }), 'Educação');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect((await screen.findAllByText('Já existe um com este nome.')).length).toBeGreaterThan(0);
    expect((screen.getByLabelText('Nome do assunto') as HTMLInputElement).value).toBe('Creche');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('“Creche” foi criado, no fim da área.')).toBeDefined();
    expect(corpo(chamadas, CRIAR)).toEqual({ descAssunto: 'Creche', area: 'Educação' });
  });

  it('move by buttons that keep the focus, and stop at the ends', async () => {
    const chamadas = open({ 'POST /assuntos/administrar/4/mover': { body: { ok: true } } });
    const descer = await screen.findByRole('button', { name: 'Descer Transporte escolar' });
    expect(descer.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(descer);
    const subir = screen.getByRole('button', { name: 'Subir Transporte escolar' });
    subir.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('“Transporte escolar” subiu um lugar.')).toBeDefined();
    expect(document.activeElement).toBe(subir);
    expect(chamadas.filter(({ key }) => key.endsWith('/mover'))).toHaveLength(1);
  });

  it('one is joined to another after what moves was told', async () => {
    const UNIR = 'POST /assuntos/administrar/3/unir';
    const chamadas = open({
      'GET /assuntos/administrar/3/uniao': {
        body: { casos: 1200, publicados: 3, subassuntos: 2, subassuntosIguais: 1, favoritos: 4 },
      },
      [UNIR]: { body: { ok: true } },
    });
    await agir('Merenda', 'Unir a outro');
    const janela = await screen.findByRole('dialog', { name: 'Unir “Merenda” a outro assunto' });
    expect(
      (within(janela).getByRole('button', { name: 'Unir assuntos' }) as HTMLButtonElement).disabled,
    ).toBe(true);
    await escolher('Unir a', 'Transporte escolar');
    expect(await within(janela).findByText(/1\.200 manifestações, em segundo plano/)).toBeDefined();
    expect(within(janela).getByText(/4 listas de favoritos/)).toBeDefined();
    expect(within(janela).getByText('Não dá para desfazer.')).toBeDefined();
    await userEvent.click(within(janela).getByRole('button', { name: 'Unir assuntos' }));
    expect(await screen.findByText(/foi unido a “Transporte escolar”/)).toBeDefined();
    expect(corpo(chamadas, UNIR)).toEqual({ idDestino: 4, versao: 4 });
  });

  it('are inactivated after saying how many keep it', async () => {
    const SITUACAO = 'POST /assuntos/administrar/3/situacao';
    const chamadas = open({ [SITUACAO]: { body: { ok: true } } });
    await agir('Merenda', 'Inativar');
    const janela = await screen.findByRole('dialog', { name: 'Inativar o assunto?' });
    expect(within(janela).getByText(/12 manifestações continuam com ele/)).toBeDefined();
    await userEvent.click(within(janela).getByRole('button', { name: 'Inativar' }));
    expect(await screen.findByText('“Merenda” foi inativado.')).toBeDefined();
    expect(corpo(chamadas, SITUACAO)).toEqual({ ativo: false, versao: 4 });
  });
});

describe('S2-30 the sub-subjects', () => {
  const sub = (idSubassunto: number, descSubassunto: string, podeEditar: boolean, orgao: object | null) => ({
    ...administrado,
    idSubassunto,
    descSubassunto,
    assunto: { id: 3, descricao: 'Merenda' },
    orgao,
    podeEditar,
  });
  const itens = (podeEditar: boolean) => [
    sub(30, 'Qualidade', false, null),
    sub(31, 'Da CGU', podeEditar, { id: 6, descricao: 'CGU' }),
  ];
  const open = (podeEditar: boolean, mais: Respostas = {}) => {
    const body = { itens: itens(podeEditar), total: 2, proximoCursor: null };
    const chamadas = servir({ ...leituras, 'GET /subassuntos': { body }, ...mais });
    abrir(SubassuntosPage, '/subassuntos', '/subassuntos');
    return chamadas;
  };

  it("a gestor changes the office's own, not those of all", async () => {
    signIn(aGestor());
    const CRIAR = 'POST /subassuntos';
    const chamadas = open(true, { [CRIAR]: { body: { idSubassunto: 32 } } });
    expect(await screen.findByRole('button', { name: 'Ações de Da CGU' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ações de Qualidade' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Criar subassunto' }));
    expect(
      screen.queryByText('De quem é', { selector: 'legend' })?.closest('[role="dialog"]') ?? null,
    ).toBeNull();
    await escolher('Assunto', 'Merenda');
    await userEvent.type(screen.getByLabelText('Nome do subassunto'), 'Falta');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('“Falta” foi criado.')).toBeDefined();
    expect(corpo(chamadas, CRIAR)).toEqual({ idAssunto: 3, descSubassunto: 'Falta' });
  });

  it('S6-04 who may not change them reads them', async () => {
    signIn(aGestor({ perfilAtual: { idPerfil: Perfil.respondente, descPerfil: 'Respondente' } }));
    open(false);
    expect(await screen.findByRole('rowheader', { name: 'Da CGU' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Criar|Ações|Subir)/ })).toBeNull();
  });
});

describe("S2-30 an office's favourites", () => {
  const FAVORITOS = 'GET /assuntos-favoritos/6';
  const SALVAR = 'PUT /assuntos-favoritos/6';
  const favorito = (idAssunto: number, descAssunto: string) => ({
    idAssunto,
    descAssunto,
    area: 'Educação',
    ativo: true,
  });
  const open = (podeEditar: boolean, mais: Respostas = {}) => {
    const body = {
      orgao: { id: 6, descricao: 'CGU – Controladoria' },
      favoritos: [favorito(3, 'Merenda')],
      podeEditar,
    };
    const chamadas = servir({ ...leituras, [FAVORITOS]: { body }, ...mais });
    abrir(FavoritosPage, '/assuntos-favoritos/:idOuvidoria', '/assuntos-favoritos/6');
    return chamadas;
  };

  it('are added, put in order and saved, with what was seen before', async () => {
    const chamadas = open(true, { [SALVAR]: { body: { ok: true } } });
    await escolher('Acrescentar um assunto', 'Transporte escolar');
    await userEvent.click(await screen.findByRole('button', { name: 'Subir Transporte escolar' }));
    expect(
      screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split(' Educação')[0]),
    ).toEqual(['Transporte escolar', 'Merenda']);
    await userEvent.click(screen.getByRole('button', { name: 'Salvar favoritos' }));
    expect(await screen.findByText('Salvo.')).toBeDefined();
    expect(corpo(chamadas, SALVAR)).toEqual({ idsAssunto: [4, 3], vistos: [3] });
    expect(perguntaAoFechar()).toBe(false);
  });

  it('that another person changed meanwhile are not overwritten, and nothing is lost', async () => {
    open(true, { [SALVAR]: recusa(409, 'Outra pessoa mudou isto enquanto você olhava.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Retirar Merenda' }));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar favoritos' }));
    expect(await screen.findByText('Outra pessoa mudou isto enquanto você olhava.')).toBeDefined();
    expect(screen.getByText('Há mudanças por salvar.')).toBeDefined();
    expect(perguntaAoFechar()).toBe(true);
  });

  it('of another office are not found; who may not change them is told who does', async () => {
    open(false);
    expect(await screen.findByText('Quem muda esta lista é o gestor do órgão.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Salvar favoritos' })).toBeNull();
    cleanup();
    open(false, { [FAVORITOS]: recusa(404, 'Este órgão não existe.') });
    expect(
      await screen.findByRole('heading', { name: 'Estes favoritos não são do seu órgão' }),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  });
});
