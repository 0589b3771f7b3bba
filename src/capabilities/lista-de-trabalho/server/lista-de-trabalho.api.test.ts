import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdSituacao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { emPlanilha } from '#server/exportacao/exportacao.ts';
import { type CasoCriado, CGU, criarCaso, type NovoCaso, quemEhServidor } from '#testing/casos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import type { ItemDeTrabalho } from '../contract.ts';
import { estaNaFila, nomesDasFilas } from '../domain/filas.ts';
import { exportarTrabalho } from './exportar-trabalho.ts';

const LISTA = '/api/app-web/v1/tratamento/manifestacoes';
const CONTAGENS = '/api/app-web/v1/tratamento/contagens';
const EXPORTAR = '/api/app-web/v1/tratamento/exportar';
const ASSUNTO = 1001;
const SEGREDO = 'O almoxarife vende os pneus do ministério.';

let app: TestApp;
let gestor: Visitor;
const contas = new Map<string, number>();
const casos: Record<string, CasoCriado> = {};

const mudar = (id: number, mudancas: Record<string, unknown>) =>
  app.db.updateTable('manifestacao').set(mudancas).where('id', '=', id).execute();

const novo = async (nome: string, caso: NovoCaso, mudancas: Record<string, unknown> = {}) => {
  casos[nome] = await criarCaso(app, caso);
  if (Object.keys(mudancas).length > 0) await mudar(casos[nome].id, mudancas);
};

const idDe = (login: string): number => contas.get(login) ?? 0;

const listar = async (visitor: Visitor, query = ''): Promise<ItemDeTrabalho[]> => {
  const response = await visitor.get(`${LISTA}?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().itens;
};
const nomes = async (visitor: Visitor, query = ''): Promise<string[]> => {
  const itens = await listar(visitor, query);
  return itens.map(({ idManifestacao }) => {
    const achado = Object.entries(casos).find(([, { id }]) => id === idManifestacao);
    return achado?.[0] ?? `?${idManifestacao}`;
  });
};

beforeAll(async () => {
  // Thursday, 12 March 2026.
  app = await createTestApp({ demo: true });
  for (const { id, login } of await app.db.selectFrom('usuario').select(['id', 'login']).execute())
    contas.set(login, id);
  const renata = { id_responsavel: idDe('respondente.cgu') };
  await novo('nova', {
    login: 'maria.cidada',
    prazo: '2026-04-10',
    teor: { texto: 'Falta água na escola.' },
  });
  await novo(
    'analise',
    { login: 'maria.cidada', prazo: '2026-03-17', registradaEm: '2026-02-20T10:00:00-03:00' },
    { ...renata, urgente: true },
  );
  await novo(
    'area',
    { login: 'joao.cidadao', prazo: '2026-03-11' },
    { ...renata, prazo_interno: '2026-03-20', contribuicao_em: app.clock.now() },
  );
  await novo(
    'cidadao',
    { login: 'joao.cidadao', prazo: '2026-03-01', complementacao: { pedido: 'Qual rua?' } },
    { prazo_parado_em: '2026-02-27', prazo_parado_por: 'complementação pedida' },
  );
  await novo('correndo', {
    login: 'joao.cidadao',
    prazo: '2026-03-02',
    complementacao: { pedido: 'Qual rua?', parouPrazo: false },
  });
  await novo('denuncia', {
    tipo: TipoManifestacao.denuncia,
    login: 'maria.cidada',
    prazo: '2026-04-11',
    teor: { texto: SEGREDO },
  });
  await novo('concluida', {
    login: 'maria.cidada',
    resposta: { texto: 'Resolvido.' },
    prazo: '2026-03-05',
    registradaEm: '2026-01-10T10:00:00-03:00',
  });
  await novo('do-ifce', { login: 'maria.cidada', idOuvidoria: Orgaos.ifce, prazo: '2026-04-01' });
  gestor = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

describe('the queues of the work list', () => {
  it.each([
    ['triar', ['nova', 'denuncia']],
    ['em-analise', ['analise']],
    ['na-area', ['area']],
    ['esperando-cidadao', ['correndo', 'cidadao']],
    ['vencendo', ['analise']],
    ['vencidas', ['correndo', 'area']],
    ['concluidas', ['concluida']],
  ])('%s holds %j, the nearest deadline first', async (fila, esperados) => {
    expect(await nomes(gestor, `fila=${fila}`)).toEqual(esperados);
  });

  it('are decided by the database as the rules in words decide them', async () => {
    const rows = await app.db
      .selectFrom('manifestacao')
      .selectAll()
      .where('id_ouvidoria', '=', CGU)
      .execute();
    const hoje = Date.parse('2026-03-12');
    const { filas } = (await gestor.get(CONTAGENS)).json();
    for (const fila of nomesDasFilas) {
      const esperadas = rows.filter((row) =>
        estaNaFila(fila, {
          situacao: row.id_situacao as IdSituacao,
          temResponsavel: row.id_responsavel !== null,
          temPassoInterno: row.prazo_interno !== null,
          prazoParado: row.prazo_parado_em !== null,
          diasAtePrazo: (Date.parse(row.prazo) - hoje) / 86_400_000,
        }),
      );
      expect((await listar(gestor, `fila=${fila}`)).map((item) => item.idManifestacao).sort()).toEqual(
        esperadas.map(({ id }) => id).sort(),
      );
      expect(filas.find((cada: { fila: string }) => cada.fila === fila).total, fila).toBe(esperadas.length);
    }
  });

  it('are counted, per situação too, in one query', async () => {
    app.takeQueries();
    const response = await gestor.get(CONTAGENS);
    expect(app.takeQueries().filter((text) => /\bmanifestacao\b/.test(text))).toHaveLength(1);
    const porId = Object.fromEntries(
      response
        .json()
        .situacoes.map((s: { idSituacaoManifestacao: number; total: number }) => [
          s.idSituacaoManifestacao,
          s.total,
        ]),
    );
    expect(porId).toMatchObject({
      [Situacao.cadastrada]: 4,
      [Situacao.complementacaoSolicitada]: 2,
      [Situacao.concluida]: 1,
      [Situacao.arquivada]: 0,
    });
  });
});

describe('who sees the work list', () => {
  it.each(['gestor.cgu', 'respondente.cgu', 'atendente.cgu', 'observador.cgu'])(
    '%s sees the cases of the own office and of no other',
    async (login) => {
      const visitor = await entrarComo(app, login);
      expect(await nomes(visitor)).toHaveLength(7);
      expect(await nomes(visitor)).not.toContain('do-ifce');
      expect((await visitor.get(`${LISTA}?idOuvidoria=${Orgaos.ifce}`)).statusCode).toBe(403);
      expect((await visitor.get(`${CONTAGENS}?idOuvidoria=${Orgaos.ifce}`)).statusCode).toBe(403);
      expect((await visitor.get(`${EXPORTAR}?idOuvidoria=${Orgaos.ifce}`)).statusCode).toBe(403);
    },
  );

  it('the gestor of another office sees that one only', async () => {
    expect(await nomes(await entrarComo(app, 'gestor.ifce'))).toEqual(['do-ifce']);
  });

  it('the administrador sees every office, or the one asked for, and no denúncia', async () => {
    const admin = await entrarComo(app, 'admin');
    const deTodos = await nomes(admin);
    expect(deTodos).toHaveLength(7);
    expect(deTodos).not.toContain('denuncia');
    expect(await nomes(admin, `idOuvidoria=${Orgaos.ifce}`)).toEqual(['do-ifce']);
  });

  it('refuses Triar to who does no triage, and does not count it for them', async () => {
    const observador = await entrarComo(app, 'observador.cgu');
    const response = await observador.get(`${LISTA}?fila=triar`);
    expect([response.statusCode, response.json().code]).toEqual([403, 'tratamento.sem-triagem']);
    const { filas } = (await observador.get(CONTAGENS)).json();
    expect(filas.map((fila: { fila: string }) => fila.fila)).not.toContain('triar');
  });

  it('the colaborador sees only cases with an open step for them or for their unit', async () => {
    const colaborador = await entrarComo(app, 'colaborador.cgu');
    expect(await nomes(colaborador)).toEqual([]);
    const unidade = await app.db
      .insertInto('unidade')
      .values({ id_ouvidoria: CGU, nome: 'Logística', sigla: 'LOG' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('unidade_pessoa')
      .values({ id_unidade: unidade.id, id_usuario: idDe('colaborador.cgu') })
      .execute();
    const passo = (nome: string, para: Record<string, unknown>) =>
      app.db
        .insertInto('tramitacao')
        .values({
          id_manifestacao: casos[nome]?.id ?? 0,
          id_remetente: idDe('gestor.cgu'),
          remetente: 'Gustavo',
          mensagem: 'Veja.',
          prazo: '2026-03-20',
          prazo_original: '2026-03-20',
          aberta_em: app.clock.now(),
          ...para,
        })
        .execute();
    await passo('area', { id_unidade: unidade.id });
    await passo('nova', { id_destinatario: idDe('colaborador.cgu') });
    await passo('analise', { id_destinatario: idDe('colaborador.cgu'), encerrada_em: app.clock.now() });
    await passo('correndo', { id_destinatario: idDe('respondente.cgu') });
    expect((await nomes(colaborador)).sort()).toEqual(['area', 'nova']);
    expect((await colaborador.get(CONTAGENS)).json().filas.at(-1)).toMatchObject({ fila: 'todas', total: 2 });
  });
});

describe('a row of the work list', () => {
  it('says everything a dense table shows', async () => {
    const [item] = await listar(gestor, 'fila=em-analise');
    expect(item).toMatchObject({
      idManifestacao: casos.analise?.id,
      versao: 1,
      protocolo: casos.analise?.protocolo,
      numeroProtocolo: casos.analise?.numeroProtocolo,
      prazoAtendimento: '2026-03-17',
      diasRestantes: 5,
      prazoInterno: null,
      responsavel: { nome: 'Renata Oliveira Brandão', iniciais: 'RB' },
      marcas: ['urgente'],
      tags: [],
      trecho: 'A luz do posto de atendimento está apagada há uma semana.',
    });
  });

  it('never says a word of a denúncia, nor finds one by its words, in the list or in the file', async () => {
    const todas = await gestor.get(`${LISTA}?porPagina=100`);
    const arquivo = await gestor.get(EXPORTAR);
    for (const { body } of [todas, arquivo]) expect(body).not.toMatch(/almoxarife|pneus/);
    const denuncia = todas.json().itens.find((i: ItemDeTrabalho) => i.idManifestacao === casos.denuncia?.id);
    expect(denuncia.trecho).toBeNull();
    expect(await nomes(gestor, 'busca=almoxarife')).toEqual([]);
    expect(await nomes(gestor, `busca=${casos.denuncia?.numeroProtocolo}`)).toEqual(['denuncia']);
  });

  it('hides the words of what was restricted', async () => {
    await mudar(casos.nova?.id ?? 0, { restrita_em: app.clock.now() });
    const item = (await listar(gestor, 'fila=triar'))[0];
    expect(item?.trecho).toBeNull();
    const palavra = async (visitor: Visitor) =>
      (await nomes(visitor, 'fila=todas&busca=agua')).includes('nova');
    expect(await palavra(gestor)).toBe(true);
    expect(await palavra(await entrarComo(app, 'observador.cgu')), 'each search would tell a word').toBe(
      false,
    );
    await mudar(casos.nova?.id ?? 0, { restrita_em: null });
  });

  it('does not list nor count, to who only observes, a restricted case that would not open', async () => {
    const observador = await entrarComo(app, 'observador.cgu');
    const contadas = async () =>
      (await observador.get('/api/app-web/v1/tratamento/contagens'))
        .json<{ filas: { fila: string; total: number }[] }>()
        .filas.find(({ fila }) => fila === 'todas')?.total ?? 0;
    const antes = await contadas();
    expect(await nomes(observador, 'fila=todas')).toContain('nova');
    await mudar(casos.nova?.id ?? 0, { restrita_em: app.clock.now() });
    expect(await nomes(observador, 'fila=todas')).not.toContain('nova');
    expect(await contadas()).toBe(antes - 1);
    expect(await nomes(gestor, 'fila=todas')).toContain('nova');
    await mudar(casos.nova?.id ?? 0, { restrita_em: null });
  });

  it('comes with all others of its page in one query', async () => {
    app.takeQueries();
    await gestor.get(LISTA);
    expect(app.takeQueries().filter((text) => /from "?pagina/.test(text))).toHaveLength(1);
    app.takeQueries();
    await gestor.get(LISTA);
    expect(app.takeQueries().filter((text) => /\bmanifestacao\b/.test(text))).toHaveLength(1);
  });
});

describe('the filters of the work list', () => {
  beforeAll(async () => {
    const tag = await app.db
      .insertInto('tag')
      .values({ id: 7, id_ouvidoria: CGU, nome: 'Obras' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('manifestacao_tag')
      .values({ id_manifestacao: casos.denuncia?.id ?? 0, id_tag: tag.id })
      .execute();
    await mudar(casos.analise?.id ?? 0, { id_assunto: ASSUNTO, prorrogada_em: app.clock.now() });
    await app.db
      .updateTable('complementacao')
      .set({ respondida_em: app.clock.now() })
      .where('id_manifestacao', '=', casos.correndo?.id ?? 0)
      .execute();
  });

  it.each([
    ['busca=agua', ['nova']],
    ['busca=obras', ['denuncia']],
    ['tags=7', ['denuncia']],
    ['tipos=1', ['denuncia']],
    ['situacoes=5,6&ordem=registro&sentido=asc', ['concluida', 'cidadao', 'correndo']],
    [`idAssunto=${ASSUNTO}`, ['analise']],
    ['responsavel=ninguem&fila=triar', ['nova', 'denuncia']],
    ['responsavel=eu', []],
    ['marcas=possivel-respondida', ['area']],
    ['marcas=urgente,prorrogada', ['analise']],
    ['marcas=complementada', ['correndo']],
    ['registroDe=2026-02-20&registroAte=2026-02-20', ['analise']],
    ['prazoDe=2026-03-11&prazoAte=2026-03-17&ordem=prazo', ['area', 'analise']],
    // Ended cases and stopped clocks have no deadline in any range.
    ['prazoDe=2026-03-01&prazoAte=2026-03-11&ordem=prazo', ['correndo', 'area']],
    ['prazoInternoDe=2026-03-20&prazoInternoAte=2026-03-20', ['area']],
    ['canal=999', []],
  ])('%s leaves %j', async (query, esperados) => {
    expect(await nomes(gestor, query)).toEqual(esperados);
  });

  it('by deadline puts last, in both directions, what has none that runs', async () => {
    const [subindo, descendo] = [
      await nomes(gestor, 'ordem=prazo'),
      await nomes(gestor, 'ordem=prazo&sentido=desc'),
    ];
    expect(new Set(subindo.slice(-2))).toEqual(new Set(['cidadao', 'concluida']));
    expect(new Set(descendo.slice(-2))).toEqual(new Set(['cidadao', 'concluida']));
    expect(descendo.slice(0, -2)).toEqual(subindo.slice(0, -2).reverse());
    const esperando = await nomes(gestor, 'fila=esperando-cidadao');
    expect([esperando.at(-1), esperando.length]).toEqual(['cidadao', 2]);
    const paginas = async (query: string) => {
      const ids: number[] = [];
      for (let cursor = ''; ; ) {
        const lida = (await gestor.get(`${LISTA}?porPagina=10&${query}${cursor}`)).json();
        ids.push(...lida.itens.map((item: ItemDeTrabalho) => item.idManifestacao));
        if (lida.proximoCursor === null) return ids;
        cursor = `&cursor=${lida.proximoCursor}`;
      }
    };
    for (const sentido of ['asc', 'desc'])
      expect(new Set(await paginas(`ordem=prazo&sentido=${sentido}`)).size).toBe(subindo.length);
  });

  it('of who waits for the citizen by deadline is read in the order of its index', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select m.id from manifestacao m
      where m.id_ouvidoria = 6 and m.id_situacao in (5)
      order by m.prazo_na_fila, m.id limit 26`.execute(app.db);
    const plano = rows.map((row) => row['QUERY PLAN']).join('\n');
    // With so few rows the planner may use either index.
    expect(plano).toMatch(/manifestacao_(esperando_cidadao|de_todas_esperando)/);
    expect(plano).not.toContain('Sort');
  });

  it('by a person shows what that person is responsible for', async () => {
    const esperados = ['area', 'analise'];
    expect(await nomes(gestor, `responsavel=${idDe('respondente.cgu')}&ordem=prazo`)).toEqual(esperados);
    expect(await nomes(await entrarComo(app, 'respondente.cgu'), 'responsavel=eu&ordem=prazo')).toEqual(
      esperados,
    );
  });

  it.each(['fila=outra', 'porPagina=9', 'porPagina=101', 'marcas=x', 'registroDe=ontem', 'desconhecido=1'])(
    'refuses %s',
    async (query) => {
      expect((await gestor.get(`${LISTA}?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('the cases chosen for an act', () => {
  const ids = (...escolhidos: string[]) => `ids=${escolhidos.map((nome) => casos[nome]?.id ?? 0).join(',')}`;

  it('are shown by their ids, in whatever queue and situação they stand', async () => {
    const query = `${ids('concluida', 'nova', 'cidadao')}&fila=triar&porPagina=100`;
    expect((await nomes(gestor, query)).sort()).toEqual(['cidadao', 'concluida', 'nova']);
    expect(await nomes(await entrarComo(app, 'observador.cgu'), `${ids('concluida')}&fila=triar`)).toEqual([
      'concluida',
    ]);
  });

  it('of another office are not among them, nor what a colaborador was not asked about', async () => {
    expect(await nomes(gestor, ids('nova', 'do-ifce'))).toEqual(['nova']);
    expect(await nomes(await entrarComo(app, 'colaborador.cgu'), ids('denuncia'))).toEqual([]);
  });

  it.each(['ids=', 'ids=0', 'ids=1;2', `ids=${Array.from({ length: 101 }, (_, i) => i + 1).join(',')}`])(
    'are refused as %s',
    async (query) => {
      expect((await gestor.get(`${LISTA}?${query}`)).statusCode).toBe(400);
    },
  );

  it('are no filter to keep', async () => {
    const response = await gestor.post('/api/app-web/v1/tratamento/filtros', {
      lista: 'trabalho',
      nome: 'Escolhidas',
      filtro: { ids: [1] },
    });
    expect(response.statusCode).toBe(400);
  });
});

describe('pages of the work list', () => {
  beforeAll(async () => {
    for (let i = 0; i < 12; i += 1)
      await criarCaso(app, {
        login: 'joao.cidadao',
        idOuvidoria: Orgaos.fortaleza,
        prazo: `2026-04-${i % 2 ? '02' : '03'}`,
      });
  });

  it.each([
    'prazo',
    'prazo-interno',
    'registro',
    'atualizacao',
    'protocolo',
    'tipo',
    'assunto',
    'situacao',
    'responsavel',
    'canal',
  ])('by %s hold every case once, in both directions', async (ordem) => {
    const visitor = await entrarComo(app, 'gestor.fortaleza');
    const ler = async (sentido: string) => {
      const primeira = (await visitor.get(`${LISTA}?porPagina=10&ordem=${ordem}&sentido=${sentido}`)).json();
      expect(primeira.itens).toHaveLength(10);
      const segunda = (
        await visitor.get(
          `${LISTA}?porPagina=10&ordem=${ordem}&sentido=${sentido}&cursor=${primeira.proximoCursor}`,
        )
      ).json();
      expect(segunda.proximoCursor).toBeNull();
      return [...primeira.itens, ...segunda.itens].map((item: ItemDeTrabalho) => item.idManifestacao);
    };
    const indo = await ler('asc');
    expect(new Set(indo).size).toBe(12);
    expect(await ler('desc')).toEqual([...indo].reverse());
  });

  it('refuse a cursor of another order, a broken one and a hostile one', async () => {
    const doPrazo = (texto: unknown) => Buffer.from(JSON.stringify(texto)).toString('base64url');
    for (const cursor of [
      'nada',
      doPrazo(['registro', 'asc', '2026-01-01 00:00:00+00', 1]),
      doPrazo(['prazo', 'asc', 'ontem', 1]),
      doPrazo(['prazo', 'asc', '2026-01-01\u0000', 1]),
    ]) {
      const response = await gestor.get(`${LISTA}?ordem=prazo&cursor=${cursor}`);
      expect([response.statusCode, response.json().code]).toEqual([400, 'lista.cursor-invalido']);
    }
  });

  it('hostile words are words', async () => {
    for (const busca of ["'; drop table manifestacao; --", '%', '_', '\\', '&|!()', '"'])
      expect((await gestor.get(`${LISTA}?busca=${encodeURIComponent(busca)}`)).statusCode, busca).toBe(200);
  });
});

describe('the list as a file', () => {
  it('is CSV with the filtered rows, and a cell that looks like a formula is text', async () => {
    await app.db.updateTable('tag').set({ nome: '=1+1' }).where('id', '=', 7).execute();
    const response = await gestor.get(`${EXPORTAR}?fila=triar`);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename="manifestacoes-2026-03-12.csv"',
    );
    const linhas = response.body.trimEnd().split('\r\n');
    expect(linhas[0]?.startsWith('\uFEFFProtocolo;Órgão;Tipo')).toBe(true);
    expect(linhas).toHaveLength(3);
    expect(linhas[2]).toContain(";'=1+1");
  });
});

describe('the list as a spreadsheet', () => {
  const baixar = async (query: string) => {
    const { rawPayload, headers, statusCode } = await gestor.get(`${EXPORTAR}?formato=xlsx&${query}`);
    expect(statusCode).toBe(200);
    const partes = Object.entries(unzipSync(new Uint8Array(rawPayload))).map(
      ([nome, bytes]) => [nome, strFromU8(bytes)] as const,
    );
    return { headers, partes: new Map(partes), tudo: partes.map(([, xml]) => xml).join('\n') };
  };

  it('has the columns of the CSV, protocols as text, days as days, and no cell that is a formula', async () => {
    await app.db.updateTable('tag').set({ nome: '=1+1\u0001' }).where('id', '=', 7).execute();
    const { headers, partes, tudo } = await baixar('fila=triar');
    expect(headers['content-disposition']).toBe('attachment; filename="manifestacoes-2026-03-12.xlsx"');
    expect(headers['content-type']).toContain('spreadsheetml.sheet');
    const folha = partes.get('xl/worksheets/sheet1.xml') ?? '';
    expect(folha.match(/<row /g)).toHaveLength(3);
    expect(folha).not.toContain('<f>');
    for (const palavra of ['Protocolo', 'Etiquetas', '=1+1<', casos.denuncia?.numeroProtocolo ?? '?'])
      expect(tudo).toContain(palavra);
    // 12 March and 10 April 2026, as spreadsheets count days.
    expect(folha).toMatch(/<c r="H2"[^>]*><v>46093<\/v>/);
    expect(folha).toMatch(/<c r="I2"[^>]*><v>46122<\/v>/);
    expect(folha).toMatch(/<c r="A2"[^>]* t="(s|inlineStr)"/);
  });

  it('holds not a word of what was written', async () => {
    const { tudo } = await baixar('');
    expect(tudo).toContain(casos.nova?.numeroProtocolo);
    expect(tudo).not.toMatch(/almoxarife|pneus|Falta água|luz do posto/);
  });

  it('is of the own office only, and refuses what is longer than it may be', async () => {
    expect((await gestor.get(`${EXPORTAR}?formato=xlsx&idOuvidoria=${Orgaos.ifce}`)).statusCode).toBe(403);
    const { usuario } = await quemEhServidor(app, 'gestor.cgu', Perfil.gestor);
    if (!usuario) throw new Error('nobody');
    const filtro = { fila: 'todas' } as const;
    const exportacao = exportarTrabalho(app.platform, usuario, filtro);
    await expect(emPlanilha(exportacao, 6)).rejects.toMatchObject({
      code: 'tratamento.planilha-grande-demais',
    });
    expect(await emPlanilha(exportacao, 7)).toBeInstanceOf(Buffer);
  });
});
