import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import CriarPage from '../criar-page.tsx';
import {
  abrir,
  escrever,
  etapaAtual,
  limpar,
  type Pedido,
  relatar,
  servir,
  tocar,
} from '../testing-registrar.tsx';

const orgao = (idOuvidoria: number, sigla: string) => ({
  idOuvidoria,
  sigla,
  nomeOuvidoria: `Ouvidoria ${sigla}`,
  competencia: null,
  esfera: { idEsfera: 1, descEsfera: 'Federal' },
  uf: null,
  municipio: null,
  formularios: [],
});
const TODOS = { itens: [orgao(6, 'CGU'), orgao(9, 'MS')], total: 3, proximoCursor: 'mais' };
const SO_A_CGU = { itens: [orgao(6, 'CGU')], total: 1, proximoCursor: null };
const O_RESTO = { itens: [orgao(10, 'MEC')], total: 3, proximoCursor: null };
const SUGESTOES = {
  assuntos: [],
  orgaos: [{ idOuvidoria: 9, sigla: 'MS', nomeOuvidoria: 'Saúde', porque: 'Você escreveu “vacina”.' }],
  esferaErrada: { frase: 'Posto de saúde costuma ser da prefeitura.', idEsfera: 3 },
};

/** An answer that arrives when the test says so. */
const tardia = (resposta: unknown) => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return { resposta: () => promise, chegar: () => resolve(resposta) };
};

const noPassoDoOrgao = async () => {
  abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
  await relatar();
  await etapaAtual('Órgão');
  return screen.getByRole('form', { name: 'Órgão' });
};

const aoPedir = (pedidos: readonly Pedido[], parte: string) =>
  waitFor(() => expect(pedidos.some(({ key }) => key.includes(parte))).toBe(true));

/** Long enough for an answer to be drawn, if it were allowed to. */
const umMomento = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('choosing the office', () => {
  afterEach(limpar);

  it('waits for the suggestions, below the search, so that they push neither away from under the finger', async () => {
    const sugestoes = tardia(SUGESTOES);
    const pedidos = servir({ 'POST /api/app-web/v1/assuntos/sugestoes': sugestoes.resposta });
    await noPassoDoOrgao();
    await aoPedir(pedidos, 'GET /api/app-web/v1/orgaos');
    await umMomento();
    expect(screen.getByText('Buscando órgãos…')).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByLabelText('Procure o órgão')).toBeDefined();
    sugestoes.chegar();
    expect(await screen.findByRole('radio', { name: /^CGU/ })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Escolher MS e continuar' })).toBeDefined();
    expect(screen.getByLabelText('Procure o órgão')).toBeDefined();
  });

  it('offers the list all the same when the suggestions fail', async () => {
    servir({ 'POST /api/app-web/v1/assuntos/sugestoes': () => new Response('{}', { status: 500 }) });
    await noPassoDoOrgao();
    expect(await screen.findByRole('radio', { name: /^CGU/ })).toBeDefined();
  });

  it('says how to go on when neither an office nor a city has that name', async () => {
    servir({
      'GET /api/app-web/v1/orgaos': ({ key }: Pedido) =>
        key.includes('busca=xyz') ? { itens: [], proximoCursor: null, total: 0 } : TODOS,
      'GET /api/app-web/v1/municipios': [],
    });
    await noPassoDoOrgao();
    await screen.findByRole('radio', { name: /^MS/ });
    await escrever('Procure o órgão', 'xyz');
    expect(await screen.findByText(/^Tente só o nome da cidade ou a sigla do órgão/)).toBeDefined();
    await userEvent.clear(screen.getByLabelText('Procure o órgão'));
    await waitFor(() => expect(screen.queryByText(/^Tente só o nome da cidade/)).toBeNull());
  });

  it('has the room for the chosen one from the beginning', async () => {
    servir();
    const form = await noPassoDoOrgao();
    expect(within(form).getByText('Nenhum órgão escolhido ainda.').className).toBe('registrar-escolhido');
    await tocar(/^CGU/, 'radio');
    await waitFor(() =>
      expect(form.querySelector('.registrar-escolhido')?.textContent).toBe('Escolhido: CGU – Ouvidoria CGU'),
    );
  });

  it('shows nothing else that arrives after one is chosen, until the person searches again', async () => {
    const procura = tardia(SO_A_CGU);
    const pedidos = servir({
      'POST /api/app-web/v1/assuntos/sugestoes': SUGESTOES,
      'GET /api/app-web/v1/orgaos': ({ key }: Pedido) =>
        key.includes('busca=cgu') ? procura.resposta() : TODOS,
    });
    const form = await noPassoDoOrgao();
    await screen.findByRole('radio', { name: /^MS/ });
    await escrever('Procure o órgão', 'cgu');
    await aoPedir(pedidos, 'busca=cgu');
    expect(await within(form).findByText('Buscando órgãos…')).toBeDefined();
    await tocar(/^CGU/, 'radio');
    const depois = form.innerHTML;
    procura.chegar();
    await umMomento();
    expect(form.innerHTML).toBe(depois);
    await userEvent.type(screen.getByLabelText('Procure o órgão'), ' ');
    expect(await screen.findByText('1 órgão encontrado.')).toBeDefined();
    expect(screen.queryByRole('radio', { name: /^MS/ })).toBeNull();
  });

  it('does not grow by the offices asked for before one was chosen, until they are asked for again', async () => {
    const resto = tardia(O_RESTO);
    const pedidos = servir({
      'GET /api/app-web/v1/orgaos': ({ key }: Pedido) =>
        key.includes('cursor=mais') ? resto.resposta() : TODOS,
    });
    await noPassoDoOrgao();
    await tocar('Mostrar mais órgãos');
    await aoPedir(pedidos, 'cursor=mais');
    await tocar(/^CGU/, 'radio');
    resto.chegar();
    const mais = await screen.findByRole('button', { name: 'Mostrar mais órgãos' });
    await waitFor(() => expect(mais.getAttribute('aria-busy')).not.toBe('true'));
    expect(screen.queryByRole('radio', { name: /^MEC/ })).toBeNull();
    await userEvent.click(mais);
    expect(await screen.findByRole('radio', { name: /^MEC/ })).toBeDefined();
  });
});
