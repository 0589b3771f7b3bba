import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import { abrir, aFonte, FonteDeTeste, oServidor, type Pedido, umCaso } from './testing-lista-de-trabalho.tsx';
import TratarPage from './tratar-page.tsx';

const LISTA = 'GET /app-web/v1/tratamento/manifestacoes';
const MUDANCAS = 'GET /app-web/v1/tratamento/mudancas';
const CONTAGENS = 'GET /app-web/v1/tratamento/contagens';
const ASSUMIR = 'POST /app-web/v1/tratamento/assumir';
const FILTROS = 'GET /app-web/v1/tratamento/filtros';

const pagina = (ids: readonly number[], proximoCursor: string | null = null) => ({
  body: { itens: ids.map((idManifestacao) => umCaso({ idManifestacao })), proximoCursor },
});
const protocolo = (id: number) => `00106.00000${id}/2026-11`;
const linha = (id: number) => screen.findByRole('row', { name: new RegExp(protocolo(id)) });
const link = (id: number) => screen.getByRole('link', { name: protocolo(id) });
const endereco = () => screen.getByLabelText('endereço').textContent;
const quem = (idPerfil: number, descPerfil: string) =>
  signIn(aGestor({ perfilAtual: { idPerfil, descPerfil } }));

const abrirLista = async (servidor: Parameters<typeof oServidor>[0] = {}, onde = '/manifestacao/tratar') => {
  const pedidos = oServidor({ [LISTA]: () => pagina([1, 2, 3]), ...servidor });
  abrir(TratarPage, onde);
  await linha(1);
  act(() => {
    aFonte().dispatchEvent(new Event('open'));
  });
  return pedidos;
};

beforeEach(() => {
  FonteDeTeste.abertas = [];
  vi.stubGlobal('EventSource', FonteDeTeste);
  signIn(aGestor());
});
afterEach(() => {
  cleanup();
  banco.clear();
  usuarioStore.set(null);
  vi.unstubAllGlobals();
});

describe('who has which work list', () => {
  it('gives triage first, with the counts of each queue, to who may triage', async () => {
    const pedidos = await abrirLista();
    const filas = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(filas.slice(0, 3)).toEqual(['Triar 2', 'Em análise 36', 'Na área 0']);
    expect(pedidos.de(LISTA)[0]?.query.get('fila')).toBe('triar');
  });

  it('shows the observador the cases without triage, selection, acts or team', async () => {
    quem(Perfil.observador, 'Observador');
    const pedidos = await abrirLista({}, '/manifestacao/tratar?fila=triar');
    expect(pedidos.de(LISTA)[0]?.query.get('fila')).toBe('em-analise');
    expect(screen.queryByRole('tab', { name: /Triar/ })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Carga da equipe' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /Selecionar/ })).toBeNull();
  });

  it('tells the cadastrador that cases are not theirs, and what is', () => {
    quem(Perfil.cadastrador, 'Cadastrador');
    const pedidos = oServidor({});
    abrir(TratarPage, '/manifestacao/tratar');
    expect(screen.getByRole('heading', { name: 'Seu perfil não trata manifestações' })).toBeDefined();
    expect(pedidos.de(LISTA)).toEqual([]);
  });
});

describe('a row of the list', () => {
  it('says the deadline, the marks and who is responsible in words', async () => {
    await abrirLista({
      [LISTA]: () => ({
        body: {
          itens: [
            umCaso({
              marcas: ['urgente', 'prorrogada'],
              responsavel: { idUsuario: 30, nome: 'Renata Brandão', iniciais: 'RB' },
              subassunto: 'Fila',
            }),
          ],
          proximoCursor: null,
        },
      }),
    });
    const row = await linha(1);
    for (const texto of ['Faltam 9 dias', 'Urgente', 'Prorrogada', 'Renata Brandão', '› Fila'])
      expect(within(row).getByText(texto)).toBeDefined();
    for (const texto of [/^01\/04/, 'Renata']) expect(within(row).getByText(texto)).toBeDefined();
    expect(link(1).getAttribute('href')).toBe('/manifestacao/detalhar/1');
    expect(within(row).getByRole('button', { name: `Copiar protocolo ${protocolo(1)}` })).toBeDefined();
  });

  it('is sorted by its column, and the address keeps it', async () => {
    const pedidos = await abrirLista();
    const cabeca = () => screen.getByRole('columnheader', { name: 'Prazo' });
    expect(cabeca().getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(within(cabeca()).getByRole('button'));
    await waitFor(() => expect(endereco()).toContain('ordem=prazo&sentido=desc'));
    await waitFor(() => expect(pedidos.de(LISTA).at(-1)?.query.get('sentido')).toBe('desc'));
  });

  it('has the columns this person chose in this browser, also after the session', async () => {
    await abrirLista();
    await userEvent.click(screen.getByRole('button', { name: 'Colunas' }));
    const janela = screen.getByRole('dialog');
    await userEvent.click(within(janela).getByRole('checkbox', { name: 'Marcas' }));
    await userEvent.click(within(janela).getByRole('checkbox', { name: 'Canal' }));
    await userEvent.click(within(janela).getByRole('button', { name: 'Aplicar' }));
    expect(screen.queryByRole('columnheader', { name: 'Marcas' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Canal' })).toBeDefined();
    localStorage.clear();
    cleanup();
    await abrirLista();
    expect(screen.getByRole('columnheader', { name: 'Canal' })).toBeDefined();
  });
});

describe('filters', () => {
  it('read as a sentence, each taken away by itself', async () => {
    const pedidos = await abrirLista(
      {},
      '/manifestacao/tratar?busca=fila&tipos=1&idAssunto=9&responsavel=30&tags=7&canal=4&prazoAte=2026-03-31&marcas=urgente',
    );
    const frase = screen.getByRole('list', { name: 'Mostrando só:' });
    await waitFor(() =>
      expect(
        within(frase)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([
        '“fila”',
        'Denúncia',
        'sobre Atendimento',
        'com Renata Brandão',
        'com a etiqueta obras',
        'por Telefone',
        'prazo até 31/03/2026',
        'Urgente',
      ]),
    );
    expect(Object.fromEntries(pedidos.de(LISTA)[0]?.query ?? [])).toMatchObject({
      fila: 'triar',
      busca: 'fila',
      responsavel: '30',
      tags: '7',
      porPagina: '25',
    });
    await userEvent.click(within(frase).getByRole('button', { name: 'Remover com Renata Brandão' }));
    await waitFor(() => expect(endereco()).not.toContain('responsavel'));
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(endereco()).toBe('/manifestacao/tratar?fila=triar'));
  });

  it('count the cases of each situação', async () => {
    await abrirLista();
    const botao = screen.getByRole('button', { name: 'Filtros' });
    expect(screen.queryByRole('region', { name: 'Filtros' })).toBeNull();
    await userEvent.click(botao);
    expect(botao.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('region', { name: 'Filtros' }).id).toBe(botao.getAttribute('aria-controls'));
    expect(await screen.findByRole('checkbox', { name: 'Cadastrada (16)' })).toBeDefined();
  });

  it('are kept under a name, applied, and refused with the reason', async () => {
    const salvo = {
      idFiltro: 5,
      lista: 'trabalho',
      nome: 'Minhas urgentes',
      filtro: { fila: 'em-analise', marcas: ['urgente'] },
    };
    const pedidos = await abrirLista({
      [FILTROS]: () => ({ body: [salvo] }),
      'POST /app-web/v1/tratamento/filtros': () => ({
        status: 409,
        body: { code: 'tratamento.nome-de-filtro-repetido', message: 'Você já tem um filtro com este nome.' },
      }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Filtros salvos' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Salvar o filtro atual…' }));
    await userEvent.type(screen.getByLabelText('Nome do filtro'), 'Minhas urgentes');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Você já tem um filtro com este nome.')).toBeDefined();
    expect(pedidos.de(FILTROS)[0]?.query.get('lista')).toBe('trabalho');
    expect(pedidos.de('POST /app-web/v1/tratamento/filtros')[0]?.body).toEqual({
      lista: 'trabalho',
      nome: 'Minhas urgentes',
      filtro: { fila: 'triar' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Filtros salvos' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Minhas urgentes' }));
    await waitFor(() => expect(endereco()).toBe('/manifestacao/tratar?fila=em-analise&marcas=urgente'));
  });
});

describe('pages', () => {
  it('go on and back by where each began, with the focus at the first row', async () => {
    const porCursor = ({ query }: Pedido) =>
      query.get('cursor') === 'depois' ? pagina([4]) : pagina([1, 2, 3], 'depois');
    const pedidos = await abrirLista({ [LISTA]: porCursor });
    await userEvent.click(screen.getByRole('button', { name: 'Próxima' }));
    await linha(4);
    expect(document.activeElement).toBe(link(4));
    expect(screen.getByText(/^Página 2/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    await linha(1);
    expect(pedidos.de(LISTA).at(-1)?.query.has('cursor')).toBe(false);
  });

  it('keep what was selected on another page', async () => {
    await abrirLista({
      [LISTA]: ({ query }) => (query.has('cursor') ? pagina([4]) : pagina([1], 'depois')),
    });
    await userEvent.click(screen.getByRole('checkbox', { name: `Selecionar ${protocolo(1)}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Próxima' }));
    await linha(4);
    await userEvent.click(screen.getByRole('checkbox', { name: `Selecionar ${protocolo(4)}` }));
    const lote = screen.getByRole('region', { name: 'Ações em lote' });
    expect(within(lote).getByText('2 manifestações selecionadas')).toBeDefined();
    expect(within(lote).getByText('(1 não está nesta tela)')).toBeDefined();
    await userEvent.click(within(lote).getByRole('button', { name: 'Mais ações' }));
    expect(screen.getByRole('menuitem', { name: 'Arquivar' }).getAttribute('href')).toBe(
      '/manifestacao/arquivar?ids=1,4',
    );
  });
});

describe('acts on several cases', () => {
  const resultados = [
    { idManifestacao: 1, feito: true, codigo: null, mensagem: null },
    { idManifestacao: 2, feito: false, codigo: 'manifestacao.mudou', mensagem: 'Alguém mexeu nela.' },
  ];

  it('answer with a line for each, on the versions that were seen', async () => {
    const pedidos = await abrirLista({ [ASSUMIR]: () => ({ body: { resultados } }) });
    for (const id of [1, 2])
      await userEvent.click(screen.getByRole('checkbox', { name: `Selecionar ${protocolo(id)}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Assumir' }));
    const janela = await screen.findByRole('dialog', { name: 'Assumir manifestações' });
    expect(within(janela).getByText('Alguém mexeu nela.')).toBeDefined();
    expect(pedidos.de(ASSUMIR).map(({ body }) => body)).toEqual([
      {
        casos: [
          { idManifestacao: 1, versao: 3 },
          { idManifestacao: 2, versao: 3 },
        ],
      },
    ]);
    const antes = pedidos.de(LISTA).length;
    await userEvent.click(within(janela).getByRole('button', { name: 'Concluir' }));
    expect(screen.queryByRole('region', { name: 'Ações em lote' })).toBeNull();
    await waitFor(() => expect(pedidos.de(LISTA).length).toBeGreaterThan(antes));
  });

  it('are given to a person of the team, whose load is shown', async () => {
    const ATRIBUIR = 'POST /app-web/v1/tratamento/atribuir';
    const pedidos = await abrirLista({
      [ATRIBUIR]: () => ({ body: { resultados: resultados.slice(0, 1) } }),
    });
    await userEvent.click(screen.getByRole('checkbox', { name: `Selecionar ${protocolo(1)}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Mais ações' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Atribuir…' }));
    expect(await screen.findByText('27 abertas, 1 vencida')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Atribuir' }));
    expect(screen.getByText('Escolha uma pessoa.')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: /Renata Brandão/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Atribuir' }));
    await waitFor(() =>
      expect(pedidos.de(ATRIBUIR)[0]?.body).toEqual({
        casos: [{ idManifestacao: 1, versao: 3 }],
        idResponsavel: 30,
      }),
    );
    expect(await screen.findByText('Com outra pessoa: 1 manifestação.')).toBeDefined();
  });
});

describe('acts on cases that ended', () => {
  const encerradas = () => ({
    body: {
      itens: [
        umCaso({ situacao: { idSituacaoManifestacao: 6, descSituacaoManifestacao: 'Concluída' } }),
        umCaso({ idManifestacao: 2 }),
      ],
      proximoCursor: null,
    },
  });
  const lote = () => screen.getByRole('region', { name: 'Ações em lote' });
  const escolher = (id: number) =>
    userEvent.click(screen.getByRole('checkbox', { name: `Selecionar ${protocolo(id)}` }));

  it('are those of their situação, and the others are explained', async () => {
    await abrirLista({ [LISTA]: encerradas });
    await escolher(1);
    expect(within(lote()).queryByRole('button', { name: 'Assumir' })).toBeNull();
    expect(
      within(lote())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Reabrir', 'Restringir conteúdo']);
    expect(within(lote()).getByText(/só cabem enquanto a manifestação espera o órgão/)).toBeDefined();
    await escolher(2);
    expect(within(lote()).getByRole('button', { name: 'Assumir' })).toBeDefined();
    expect(within(lote()).queryByText(/só cabem enquanto/)).toBeNull();
  });

  it('leave reopening to who may reopen', async () => {
    quem(Perfil.respondente, 'Respondente');
    await abrirLista({ [LISTA]: encerradas });
    await escolher(1);
    expect(
      within(lote())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Restringir conteúdo']);
  });
});

describe('the live list', () => {
  const mudou = (idManifestacao: number, filasAntes: readonly string[] = ['triar', 'todas']) => ({
    idManifestacao,
    versao: 4,
    acao: 'Análise',
    filasAntes,
  });
  const responder = (itens: readonly unknown[]) => () => ({ body: { itens } });
  const ouvir = (evento: string, dados: unknown = {}) => act(() => aFonte().contar(evento, dados));

  it('changes a row where it stands, with its focus, and acts on the version that was selected', async () => {
    const pedidos = await abrirLista({
      [MUDANCAS]: responder([
        {
          ...umCaso({ idManifestacao: 2, versao: 4, diasRestantes: -1 }),
          naLista: true,
        },
      ]),
      [ASSUMIR]: () => ({ body: { resultados: [] } }),
    });
    await userEvent.click(screen.getByRole('checkbox', { name: `Selecionar ${protocolo(2)}` }));
    act(() => link(2).focus());
    const antes = pedidos.de(LISTA).length;
    ouvir('manifestacao', mudou(2));
    expect(await screen.findByText('Venceu ontem')).toBeDefined();
    expect(document.activeElement).toBe(link(2));
    expect(pedidos.de(LISTA)).toHaveLength(antes);
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: `Selecionar ${protocolo(2)}` }).checked,
    ).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Assumir' }));
    await waitFor(() =>
      expect(pedidos.de(ASSUMIR)[0]?.body).toEqual({ casos: [{ idManifestacao: 2, versao: 3 }] }),
    );
    expect(pedidos.de(MUDANCAS)[0]?.query.get('ids')).toBe('2');
  });

  it('does not take a case from who took it while it was selected, until the person has read so', async () => {
    const gustavo = { idUsuario: 77, nome: 'Gustavo Prado', iniciais: 'GP' };
    const mudancas = [
      { acao: 'Análise', responsavel: 'Gustavo Prado (CGU)', ocorridoEm: '2026-03-12T12:00:00Z' },
    ];
    const pedidos = await abrirLista({
      [MUDANCAS]: responder([
        { ...umCaso({ idManifestacao: 2, versao: 4, responsavel: gustavo }), naLista: true },
      ]),
      [ASSUMIR]: ({ body }) =>
        (body as { casos: { versao: number }[] }).casos[0]?.versao === 4
          ? { body: { resultados: [] } }
          : {
              status: 409,
              body: { code: 'manifestacao.mudou', message: 'Mudou.', details: { versao: 4, mudancas } },
            },
    });
    await userEvent.click(screen.getByRole('checkbox', { name: `Selecionar ${protocolo(2)}` }));
    ouvir('manifestacao', mudou(2));
    await screen.findAllByText(/Gustavo Prado|GP/);
    act(() => link(2).focus());
    await userEvent.keyboard('a');
    const janela = await screen.findByRole('dialog', { name: 'Assumir 1 manifestação' });
    expect(janela.textContent).toContain('por Gustavo Prado (CGU)');
    expect(pedidos.de(ASSUMIR)).toHaveLength(1);
    await userEvent.click(within(janela).getByRole('button', { name: 'Fazer mesmo assim' }));
    await waitFor(() => expect(pedidos.de(ASSUMIR)).toHaveLength(2));
  });

  it('asks before the key takes a case from a colleague who is responsible for it', async () => {
    const gustavo = { idUsuario: 77, nome: 'Gustavo Prado', iniciais: 'GP' };
    const pedidos = await abrirLista({
      [LISTA]: () => ({
        body: { itens: [umCaso({ idManifestacao: 1, responsavel: gustavo })], proximoCursor: null },
      }),
      [ASSUMIR]: () => ({ body: { resultados: [] } }),
    });
    act(() => link(1).focus());
    await userEvent.keyboard('a');
    const janela = await screen.findByRole('dialog', { name: 'Assumir 1 manifestação?' });
    expect(janela.textContent).toContain('Gustavo Prado');
    expect(pedidos.de(ASSUMIR)).toEqual([]);
    await userEvent.click(within(janela).getByRole('button', { name: 'Assumir' }));
    await waitFor(() => expect(pedidos.de(ASSUMIR)).toHaveLength(1));
  });

  it('keeps a row that left the queue in its place and says so', async () => {
    await abrirLista({ [MUDANCAS]: responder([{ ...umCaso({ idManifestacao: 2 }), naLista: false }]) });
    ouvir('manifestacao', mudou(2));
    expect(within(await linha(2)).queryByText('Saiu desta fila')).toBeNull();
    expect(await screen.findByText('Saiu desta fila')).toBeDefined();
    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  });

  it('announces what arrives and shows it only when asked, with the counts already new', async () => {
    const pedidos = await abrirLista({
      [MUDANCAS]: responder([{ ...umCaso({ idManifestacao: 9 }), naLista: true }]),
    });
    const [contadas, lidas] = [pedidos.de(CONTAGENS).length, pedidos.de(LISTA).length];
    ouvir('manifestacao', mudou(9, []));
    const botao = await screen.findByRole('button', { name: '1 manifestação chegou a esta fila — mostrar' });
    expect(botao.closest('[role="status"]')).not.toBeNull();
    expect(pedidos.de(CONTAGENS).length).toBeGreaterThan(contadas);
    expect(screen.queryByRole('link', { name: protocolo(9) })).toBeNull();
    await userEvent.click(botao);
    expect(document.activeElement).toBe(link(9));
    expect(within(await linha(9)).getByText('Nova')).toBeDefined();
    expect(pedidos.de(LISTA)).toHaveLength(lidas);
  });

  it('does not announce a case of another page of the queue, whatever was done to it', async () => {
    const pedidos = await abrirLista({
      [MUDANCAS]: responder([{ ...umCaso({ idManifestacao: 9 }), naLista: true }]),
    });
    ouvir('manifestacao', mudou(9, ['triar', 'vencendo', 'todas']));
    ouvir('manifestacao', mudou(9, []));
    await waitFor(() => expect(pedidos.de(MUDANCAS)).toHaveLength(1), { timeout: 3000 });
    expect(screen.queryByRole('button', { name: /chegou/ })).toBeNull();
  });

  it('asks again about what is on the screen after the connection was lost', async () => {
    const pedidos = await abrirLista({ [MUDANCAS]: responder([]) });
    ouvir('retomada');
    await waitFor(() => expect(pedidos.de(MUDANCAS)[0]?.query.get('ids')).toBe('1,2,3'), { timeout: 3000 });
  });

  it('says whether it is live', async () => {
    await abrirLista();
    expect(screen.getByText('Ao vivo')).toBeDefined();
    ouvir('fim');
    expect(screen.getByText('Sem atualização ao vivo')).toBeDefined();
  });
});

describe('the keyboard', () => {
  it('moves, selects, takes over, answers and searches', async () => {
    const pedidos = await abrirLista({
      [ASSUMIR]: () => ({
        body: { resultados: [{ idManifestacao: 2, feito: true, codigo: null, mensagem: null }] },
      }),
    });
    await userEvent.keyboard('jj');
    expect(document.activeElement).toBe(link(2));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toBe(link(2));
    await userEvent.keyboard('k');
    expect(document.activeElement).toBe(link(1));
    await userEvent.keyboard('jx');
    expect(screen.getByText('1 manifestação selecionada')).toBeDefined();
    await userEvent.keyboard('xa');
    await waitFor(() => expect(pedidos.de(ASSUMIR)).toHaveLength(1));
    expect(pedidos.de(ASSUMIR)[0]?.body).toEqual({ casos: [{ idManifestacao: 2, versao: 3 }] });
    expect(await screen.findByText('Agora com você: 1 manifestação.')).toBeDefined();
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(screen.getByLabelText('Procurar', { selector: 'input' }));
    await userEvent.keyboard('jxa?');
    expect(pedidos.de(ASSUMIR)).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => link(2).focus());
    await userEvent.keyboard('ga');
    await waitFor(() => expect(endereco()).toBe('/manifestacao/tratar?fila=em-analise'));
  });

  it('lists its keys, and can be switched off', async () => {
    await abrirLista();
    await userEvent.keyboard('?');
    const folha = screen.getByRole('dialog', { name: 'Atalhos do teclado' });
    expect(within(folha).getByText('Assumir a seleção, ou a manifestação em foco')).toBeDefined();
    await userEvent.click(within(folha).getByRole('switch', { name: 'Usar atalhos do teclado' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('?j');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).not.toBe(link(1));
  });

  it('offers no acts to who only looks', async () => {
    quem(Perfil.observador, 'Observador');
    const pedidos = await abrirLista();
    act(() => link(1).focus());
    await userEvent.keyboard('xar');
    expect(pedidos.de(ASSUMIR)).toEqual([]);
    expect(endereco()).toBe('/manifestacao/tratar');
  });
});

describe('nothing to show', () => {
  it('is said of each queue in its own words, with where to go on', async () => {
    oServidor({ [LISTA]: () => pagina([]) });
    abrir(TratarPage, '/manifestacao/tratar');
    expect(await screen.findByRole('heading', { name: 'Nada para triar. Bom trabalho.' })).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Ir para Em análise' }));
    expect(await screen.findByRole('heading', { name: 'Nada em análise' })).toBeDefined();
  });

  it('is told apart from filters that are too narrow', async () => {
    oServidor({ [LISTA]: () => pagina([]) });
    abrir(TratarPage, '/manifestacao/tratar?busca=xyz');
    expect(await screen.findByRole('heading', { name: 'Nada encontrado com estes filtros' })).toBeDefined();
  });

  it('says why when it fails, and tries again', async () => {
    let falha = true;
    oServidor({
      [LISTA]: () =>
        falha ? { status: 500, body: { message: 'Algo deu errado do nosso lado.' } } : pagina([1]),
    });
    abrir(TratarPage, '/manifestacao/tratar');
    expect((await screen.findByRole('alert')).textContent).toContain('Algo deu errado do nosso lado.');
    falha = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await linha(1);
  });
});

describe('the load of the team', () => {
  it('leads to the cases of each person, and shares out what nobody has', async () => {
    const DISTRIBUIR = 'POST /app-web/v1/tratamento/distribuir';
    const pedidos = oServidor({
      [LISTA]: () => pagina([1, 2]),
      [DISTRIBUIR]: () => ({
        body: {
          resultados: [1, 2].map((idManifestacao) => ({
            idManifestacao,
            feito: true,
            codigo: null,
            mensagem: null,
          })),
        },
      }),
    });
    abrir(TratarPage, '/manifestacao/tratar?visao=equipe');
    const vencidas = await screen.findByRole('link', { name: '1 vencidas com Renata Brandão' });
    expect(vencidas.getAttribute('href')).toBe('/manifestacao/tratar?fila=vencidas&responsavel=30');
    await userEvent.click(screen.getByRole('button', { name: 'Distribuir por igual…' }));
    const janela = await screen.findByRole('dialog', { name: 'Distribuir 2 manifestações por igual' });
    await userEvent.click(await within(janela).findByRole('checkbox', { name: 'Renata Brandão' }));
    expect(within(janela).getByText('2 para cada pessoa.')).toBeDefined();
    await userEvent.click(within(janela).getByRole('button', { name: 'Distribuir' }));
    expect(await screen.findByText('Feito em 2 manifestações.')).toBeDefined();
    expect(pedidos.de(DISTRIBUIR)[0]?.body).toMatchObject({ pessoas: [30] });
  });
});
