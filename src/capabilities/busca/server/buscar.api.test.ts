import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import type { PaginaDeDecisoes, PaginaDePedidos, PedidoPublico } from '../contract.ts';
import { inserirDecisao, inserirPedido } from './testing-busca.ts';

const V1 = '/api/app-web/v1/busca';

let app: TestApp;
let vacinas: string;
let oculto: string;
let idAssunto: number;

const get = async <T>(caminho: string): Promise<T> => {
  const response = await app.inject(`${V1}/${caminho}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json() as T;
};
const buscar = (query: Record<string, string>) =>
  get<PaginaDePedidos>(`pedidos?${new URLSearchParams(query)}`);
const textoDe = (segmentos: readonly { texto: string }[]) => segmentos.map(({ texto }) => texto).join('');
const resumos = async (query: Record<string, string>) =>
  (await buscar(query)).itens.map(({ resumo }) => textoDe(resumo));

beforeAll(async () => {
  app = await createTestApp({ demo: true });
  ({ id: idAssunto } = await app.db
    .selectFrom('assunto')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow());
  vacinas = await inserirPedido(app, {
    resumo: 'Vacinas contra a dengue aplicadas por município',
    texto: 'Peço a planilha com o total de cada cidade.',
    resposta: `Prezado cidadão. ${'Seguem os números. '.repeat(40)}Foram aplicadas três milhões de doses da <b>vacina</b>.`,
    uf: 'CE',
    idAssunto,
    idOuvidoria: 65,
  });
  await inserirPedido(app, {
    resumo: 'Gastos com publicidade',
    texto: 'Quero saber dos gastos com a campanha da vacina em 2024.',
    respondidoEm: '2025-05-02T12:00:00Z',
    decisao: 1,
    uf: 'SP',
  });
  await inserirPedido(app, {
    resumo: 'Relatórios de 2023',
    resposta: 'O relatório trata de licitações, pregões e, no fim, da vacinação.',
    respondidoEm: '2024-05-02T12:00:00Z',
  });
  await inserirPedido(app, {
    resumo: 'Diárias de servidores públicos',
    respondidoEm: '2023-01-10T12:00:00Z',
  });
  oculto = await inserirPedido(app, { resumo: 'Vacinas com dado pessoal por decidir', publicado: false });
  await inserirDecisao(app, vacinas, {
    instancia: 3,
    resultado: 1,
    recurso: 'O órgão não entregou a planilha.',
    decisao: 'A CGU dá provimento: o órgão deve entregar a planilha das vacinas em 10 dias.',
  });
  await inserirDecisao(app, vacinas, {
    instancia: 5,
    resultado: 3,
    recurso: 'Ainda falta a planilha.',
    decisao: 'A comissão conhece do recurso e o indefere: há sigilo comercial.',
    decididoEm: '2025-12-01T12:00:00Z',
  });
});
afterAll(() => app.close());

describe('the public search of requests', () => {
  it('finds words in whatever form, those of the summary first, then of the request, then of the answer', async () => {
    const todos = [
      'Vacinas contra a dengue aplicadas por município',
      'Gastos com publicidade',
      'Relatórios de 2023',
    ];
    for (const q of ['vacina', 'VACINAÇÃO', 'vacinacoes']) expect(await resumos({ q }), q).toEqual(todos);
    expect(await resumos({ q: 'dengue or pregoes' })).toEqual([todos[0], todos[2]]);
    expect(await resumos({ q: 'dengue OU pregão' })).toEqual([todos[0], todos[2]]);
    expect(await resumos({ q: 'licitacao pregao' })).toEqual(['Relatórios de 2023']);
    expect(await resumos({ q: 'diarias do servidor' })).toEqual(['Diárias de servidores públicos']);
  });

  it('takes a phrase between quotes and leaves out a word with a minus', async () => {
    expect(await resumos({ q: '"campanha da vacina"' })).toEqual(['Gastos com publicidade']);
    expect(await resumos({ q: '"vacina da campanha"' })).toEqual([]);
    expect(await resumos({ q: 'vacina -publicidade -licitação' })).toEqual([
      'Vacinas contra a dengue aplicadas por município',
    ]);
  });

  it('marks what was found, in pieces of text and never in markup, around the words', async () => {
    const [item] = (await buscar({ q: 'vacinas dengue' })).itens;
    expect(item?.resumo).toEqual([
      { texto: 'Vacinas', realce: true },
      { texto: ' contra a ', realce: false },
      { texto: 'dengue', realce: true },
      { texto: ' aplicadas por município', realce: false },
    ]);
    expect(item?.trechoDe).toBe('resposta');
    expect(item?.trecho.filter(({ realce }) => realce)).toEqual([{ texto: 'vacina', realce: true }]);
    expect(textoDe(item?.trecho ?? [])).toMatch(/^… .*doses da <b>vacina<\/b>\.$/);
  });

  it('counts what was found by office, sphere, state, year, decision and subject, and filters by each', async () => {
    const { facetas, total, haMais } = await buscar({ q: 'vacina -pregões' });
    expect([total, haMais]).toEqual([2, false]);
    expect(facetas.uf).toEqual([
      { valor: 'CE', nome: 'Ceará', total: 1 },
      { valor: 'SP', nome: 'São Paulo', total: 1 },
    ]);
    expect(facetas.ano.map(({ valor }) => valor)).toEqual(['2026', '2025']);
    expect(facetas.decisao.map(({ nome }) => nome)).toEqual(['Acesso Concedido', 'Acesso Negado']);
    expect(facetas.orgao.map(({ valor }) => valor).sort()).toEqual(['6', '65']);
    expect(facetas.esfera).toEqual([{ valor: '1', nome: 'Federal', total: 2 }]);
    for (const [nome, valor] of [
      ['uf', 'ce'],
      ['orgao', '65'],
      ['ano', '2026'],
      ['decisao', '5'],
      ['assunto', String(idAssunto)],
    ] as const)
      expect(await resumos({ q: 'vacina -pregões', [nome]: valor }), nome).toEqual([
        'Vacinas contra a dengue aplicadas por município',
      ]);
    expect(await resumos({ q: 'vacina', uf: 'CE', ano: '2026', decisao: '5' })).toHaveLength(1);
    expect(await resumos({ q: 'vacina', uf: 'CE', decisao: '1' })).toEqual([]);
    expect(await resumos({ q: 'vacina', uf: 'RJ' })).toEqual([]);
  });

  it('without words shows the newest; with empty ones says so', async () => {
    expect((await resumos({}))[0]).toBe('Vacinas contra a dengue aplicadas por município');
    expect(await resumos({ ano: '2023' })).toEqual(['Diárias de servidores públicos']);
    expect(await buscar({ q: 'de para com' })).toMatchObject({ soPalavrasVazias: true, total: 4 });
  });

  it('finds a request by its protocol, with points or without', async () => {
    const numero = (await get<PedidoPublico>(`pedidos/${vacinas}`)).numeroProtocolo;
    for (const q of [vacinas, numero]) expect((await buscar({ q })).total).toBe(1);
    expect((await buscar({ q: oculto })).total).toBe(0);
  });

  it('never finds what did not pass the gate', async () => {
    expect(await resumos({ q: 'decidir' })).toEqual([]);
    expect((await app.inject(`${V1}/pedidos/${oculto}`)).statusCode).toBe(404);
  });

  it.each([
    '"',
    "'; drop table pedido_publico; --",
    '((( & | ! :*',
    '-',
    '\\',
    '%_',
    'a'.repeat(200),
    "d'água",
  ])('answers %j without failing', async (q) =>
    expect((await buscar({ q })).itens.length).toBeLessThanOrEqual(10),
  );

  it('refuses a page past the last and a state that is none', async () => {
    for (const query of ['pagina=31', 'pagina=0', 'uf=ZZ', 'ordem=acaso', 'x=1', `q=${'a'.repeat(201)}`])
      expect((await app.inject(`${V1}/pedidos?${query}`)).statusCode, query).toBe(400);
  });

  it('asks for nobody and may be kept by caches', async () => {
    app.takeQueries();
    const response = await app.inject(`${V1}/pedidos?q=vacina`);
    expect(response.headers['cache-control']).toBe('public, max-age=60');
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(app.takeQueries().filter((texto) => texto.includes('sessao'))).toEqual([]);
    expect(app.log()).not.toContain('vacina');
  });

  it('stops at three hundred, the newest, and leafs through them', async () => {
    const base = Date.parse('2020-01-01T12:00:00Z');
    for (let n = 0; n < 305; n++)
      await inserirPedido(app, {
        resumo: `Merenda escolar ${n}`,
        respondidoEm: new Date(base + n * 3_600_000).toISOString(),
      });
    const primeira = await buscar({ q: 'merenda', ordem: 'recentes' });
    expect(primeira).toMatchObject({ total: 300, haMais: true, paginas: 30 });
    expect(textoDe(primeira.itens[0]?.resumo ?? [])).toBe('Merenda escolar 304');
    const ultima = await buscar({ q: 'merenda', ordem: 'recentes', pagina: '30' });
    expect(textoDe(ultima.itens.at(-1)?.resumo ?? [])).toBe('Merenda escolar 5');
  });
});

describe('the permanent page of a request', () => {
  it('has request, answer, office, dates and the decisions on appeal, by digits or by the written number', async () => {
    const pedido = await get<PedidoPublico>(`pedidos/${vacinas}`);
    expect(pedido).toMatchObject({
      resumo: 'Vacinas contra a dengue aplicadas por município',
      orgao: { idOuvidoria: 65, sigla: 'IFCE' },
      esfera: 'Federal',
      lugar: 'Ceará',
      decisao: 'Acesso Concedido',
      respondidoEm: '2026-03-10',
    });
    expect(pedido.decisoes.map(({ instancia, resultado }) => [instancia, resultado])).toEqual([
      ['CMRI', 'Indeferido'],
      ['CGU', 'Deferido'],
    ]);
    const numero = encodeURIComponent(pedido.numeroProtocolo);
    expect(await get<PedidoPublico>(`pedidos/${numero}`)).toEqual(pedido);
    expect((await app.inject(`${V1}/pedidos/123`)).statusCode).toBe(400);
  });
});

describe('the search of decisions', () => {
  const decisoes = (query: Record<string, string>) =>
    get<PaginaDeDecisoes>(`decisoes?${new URLSearchParams(query)}`);

  it('finds decisions by their words and narrows by instance, outcome, year and office', async () => {
    const { itens, facetas } = await decisoes({ q: 'planilhas' });
    expect(itens.map(({ instancia }) => instancia)).toEqual(['CGU', 'CMRI']);
    expect(itens[0]?.trecho.filter(({ realce }) => realce).map(({ texto }) => texto)).toEqual(['planilha']);
    expect(facetas.instancia.map(({ nome, total }) => [nome, total])).toEqual([
      ['CGU', 1],
      ['CMRI', 1],
    ]);
    expect(facetas.orgao).toHaveLength(1);
    expect((await decisoes({ q: 'planilhas', instancia: '5' })).itens).toHaveLength(1);
    expect((await decisoes({ resultado: '1' })).itens).toHaveLength(1);
    expect((await decisoes({ ano: '2025' })).itens.map(({ resultado }) => resultado)).toEqual(['Indeferido']);
    expect((await decisoes({ orgao: '6' })).total).toBe(0);
    expect((await decisoes({ q: 'sigilos comerciais' })).itens).toHaveLength(1);
  });
});
