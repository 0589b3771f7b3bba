import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { contarPrazo } from '#capabilities/manifestacao/server/index.ts';
import { recontarPrazosJob } from '#capabilities/manifestacao/server/prazos/recontar-prazos.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento } from '#testing/casos.ts';
import { criarPedido, criarRecurso } from '#testing/recursos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import type { PedidoDeMudanca, Previa } from '../contract.ts';

const API = '/api/app-web/v1/feriados';
// Registered on Monday, 2 March 2026: 30 days end on Wednesday, 1 April.
const REGISTRO = '2026-03-02T10:00:00-03:00';
const IFCE = 65;

let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
  admin = await entrarComo(app, 'admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  // Runs what other tests queued and did not wait for.
  await app.runJobs();
  await app.db.updateTable('manifestacao').set({ id_situacao: Situacao.arquivada }).execute();
  await app.db.updateTable('recurso').set({ subiu_em: app.clock.now() }).execute();
  await app.db
    .updateTable('feriado')
    .set({ removido_em: app.clock.now() })
    .where('id', '>', 100_000)
    .where('removido_em', 'is', null)
    .execute();
});

const caso = (more = {}) => criarCaso(app, { registradaEm: REGISTRO, ...more });
const dadosDe = (more: Record<string, unknown> = {}) => ({
  descricao: 'Luto oficial',
  abrangencia: 'nacional',
  tipo: 'unico',
  data: '01/04/2026',
  ...more,
});
const cadastrar = (more = {}) => ({ ato: 'cadastrar', dados: dadosDe(more) });

const verPrevia = async (pedido: Record<string, unknown>, quem = admin): Promise<Previa> => {
  const response = await quem.post(`${API}/previa`, pedido);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const aplicar = (pedido: Record<string, unknown>, { marca, prazos }: Previa, quem = admin) =>
  quem.post(API, { pedido, confirmado: { marca, total: prazos.total } });
const mudar = async (pedido: Record<string, unknown>) => {
  const previa = await verPrevia(pedido);
  const response = await aplicar(pedido, previa);
  expect(response.statusCode, response.body).toBe(200);
  return { previa, ...response.json<{ idFeriado: number; idRecontagem: number | null }>() };
};
const detalhe = async (id: number) => (await admin.get(`${API}/${id}`)).json();
const recontagens = async (id: number) => (await admin.get(`${API}/${id}/recontagens`)).json();
const prazoDe = async (id: number) =>
  (await app.db.selectFrom('manifestacao').selectAll().where('id', '=', id).executeTakeFirstOrThrow()).prazo;

describe('S6-01 the holidays are the administrator’s', () => {
  it.each([
    'gestor.cgu',
    'respondente.cgu',
    'atendente.cgu',
    'observador.cgu',
    'cadastrador.cgu',
    'colaborador.cgu',
    'maria.cidada',
  ])('%s is refused', async (login) => {
    const visitor = await entrarComo(app, login);
    const respostas = [
      await visitor.get(API),
      await visitor.get(`${API}/calendario?ano=2026`),
      await visitor.get(`${API}/importacao?ano=2027`),
      await visitor.get(`${API}/1`),
      await visitor.get(`${API}/1/recontagens`),
      await visitor.get(`${API}/1/prazos?idRecontagem=1&tipo=manifestacao&idAlvo=1`),
      await visitor.post(`${API}/previa`, cadastrar()),
      await visitor.post(`${API}/previa/prazos`, {
        pedido: cadastrar(),
        marca: 'x',
        depois: { tipo: 'manifestacao', idAlvo: 1 },
      }),
      await visitor.post(API, { pedido: cadastrar(), confirmado: { marca: 'x', total: 0 } }),
    ];
    expect(respostas.map(({ statusCode }) => statusCode)).toEqual(respostas.map(() => 403));
  });
});

describe('a new holiday', () => {
  it('moves the term of a denúncia and shows nothing of it to an administrador: neither before, in number or by number, nor after (Lei 13.460/2017, art. 10, §7)', async () => {
    const denuncia = await caso({ tipo: TipoManifestacao.denuncia });
    const previa = await verPrevia(cadastrar());
    expect(previa.prazos).toMatchObject({ total: 0, exemplos: [] });
    const paginaDaPrevia = await admin.post(`${API}/previa/prazos`, {
      pedido: cadastrar(),
      marca: previa.marca,
      depois: { tipo: 'manifestacao', idAlvo: 1 },
    });
    expect(paginaDaPrevia.json()).toEqual([]);
    const { idFeriado, idRecontagem } = (await aplicar(cadastrar(), previa)).json();
    await app.runJobs();
    expect(await prazoDe(denuncia.id)).toBe('2026-04-02');
    expect(await recontagens(idFeriado)).toMatchObject({
      recontagens: [{ estado: 'concluida', movidos: 0, falhas: 0 }],
      prazos: [],
      totalDePrazos: 0,
    });
    const depois = await admin.get(
      `${API}/${idFeriado}/prazos?idRecontagem=${idRecontagem + 1}&tipo=manifestacao&idAlvo=1`,
    );
    expect(depois.json()).toEqual([]);
    // Nor does the log, or the bell, tell that something moved.
    const { historico } = await detalhe(idFeriado);
    expect(historico.map(({ acao }: { acao: string }) => acao)).toEqual(['Cadastro de feriado']);
  });

  it('S4-12 moves exactly the open terms of the preview, which itself writes nothing', async () => {
    const movem = [await caso(), await caso({ idOuvidoria: IFCE })];
    const ficam = [
      await caso({ registradaEm: '2026-03-03T10:00:00-03:00' }),
      await caso({ resposta: { texto: 'Sim.' } }),
    ];
    const antes = await app.db.selectFrom('feriado').select('id').execute();
    const previa = await verPrevia(cadastrar());
    expect(await app.db.selectFrom('feriado').select('id').execute()).toHaveLength(antes.length);
    expect(previa.prazos).toMatchObject({ total: 2, manifestacoes: 2, recursos: 0, parcial: false });
    expect(previa.prazos.exemplos).toEqual(
      movem.map(({ id, numeroProtocolo }) => ({
        tipo: 'manifestacao',
        idAlvo: id,
        idManifestacao: id,
        numeroProtocolo,
        prazoAnterior: '2026-04-01',
        prazoNovo: '2026-04-02',
      })),
    );
    expect([previa.entram.length, previa.saem.length, previa.passados]).toEqual([1, 0, 0]);
    const { idFeriado } = (await aplicar(cadastrar(), previa)).json();
    // Nothing moved yet: the recount runs in the background.
    expect(await prazoDe(movem[0]?.id ?? 0)).toBe('2026-04-01');
    expect((await recontagens(idFeriado)).recontagens).toMatchObject([{ estado: 'na-fila', porcentagem: 0 }]);
    await app.runJobs();
    const feita = await recontagens(idFeriado);
    expect(feita.recontagens).toMatchObject([
      { estado: 'concluida', porcentagem: 100, movidos: 2, falhas: 0, solicitante: expect.any(String) },
    ]);
    expect(feita.prazos).toMatchObject(previa.prazos.exemplos);
    for (const { id } of movem) {
      const row = await app.db
        .selectFrom('manifestacao')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect([row.prazo, await contarPrazo(app.db, row)]).toEqual(['2026-04-02', '2026-04-02']);
    }
    const [depois, respondido] = await Promise.all(ficam.map(({ id }) => prazoDe(id)));
    expect([depois, respondido]).toEqual(['2026-04-02', '2026-04-01']);
    const linha = await app.db
      .selectFrom('manifestacao_historico')
      .select(['informacoes', 'detalhes'])
      .where('id_manifestacao', '=', movem[0]?.id ?? 0)
      .where('acao', '=', 'Recontagem de prazo')
      .executeTakeFirstOrThrow();
    expect(linha.informacoes).toContain('incluído: Luto oficial, 01/04/2026');
    expect(linha.detalhes).toEqual({ prazoAnterior: '2026-04-01', prazo: '2026-04-02' });
    const eventos = await app.db
      .selectFrom('manifestacao_prazo_evento')
      .select(['prazo_anterior', 'prazo_novo'])
      .where('id_manifestacao', '=', movem[0]?.id ?? 0)
      .execute();
    expect(eventos).toEqual([{ prazo_anterior: '2026-04-01', prazo_novo: '2026-04-02' }]);
  });

  it('S4-12 names every term that would move and, later, that moved, not only the first ones', async () => {
    const todos: number[] = [];
    for (let n = 0; n < 21; n += 1) todos.push((await caso()).id);
    const previa = await verPrevia(cadastrar());
    const { exemplos, total } = previa.prazos;
    expect([exemplos.length, total]).toEqual([20, 21]);
    const { tipo = 'manifestacao', idAlvo = 0 } = exemplos.at(-1) ?? {};
    const pagina = { pedido: cadastrar(), marca: previa.marca, depois: { tipo, idAlvo } };
    const resto = (await admin.post(`${API}/previa/prazos`, pagina)).json();
    expect([...exemplos, ...resto].map((cada) => cada.idAlvo)).toEqual(todos);
    const outra = await admin.post(`${API}/previa/prazos`, { ...pagina, marca: 'outra' });
    expect(outra.json().code).toBe('feriado.calendario-mudou');

    const { idFeriado } = (await aplicar(cadastrar(), previa)).json();
    await app.runJobs();
    const feita = await recontagens(idFeriado);
    expect([feita.prazos.length, feita.totalDePrazos]).toEqual([20, 21]);
    const ultimo = feita.prazos.at(-1);
    const depois = new URLSearchParams(
      Object.entries({ idRecontagem: ultimo.idRecontagem, tipo: ultimo.tipo, idAlvo: ultimo.idAlvo }).map(
        ([nome, valor]) => [nome, String(valor)],
      ),
    );
    const movido = (await admin.get(`${API}/${idFeriado}/prazos?${depois}`)).json();
    expect([...feita.prazos, ...movido].map((cada) => cada.idAlvo)).toEqual(todos);
  });

  it('tells who asked when it is done, and the log has the act and its end', async () => {
    await caso();
    const { idFeriado } = await mudar(cadastrar());
    await app.runJobs();
    const alertas = (await admin.get('/api/app-web/v1/alertas')).json();
    expect(alertas.itens[0]).toMatchObject({ tipo: 'prazos-recontados', idFeriado, idManifestacao: null });
    const { historico } = await detalhe(idFeriado);
    expect(historico.map(({ acao }: { acao: string }) => acao)).toEqual([
      'Recontagem de prazos',
      'Cadastro de feriado',
    ]);
    expect(historico[0]).toMatchObject({
      responsavel: 'Sistema',
      depois: { movidos: 1, falhas: 0 },
    });
    expect(historico[1].alvo).toBe('Luto oficial, 01/04/2026');
  });

  it('of one office stops that office and no other', async () => {
    const daCgu = await caso();
    const doIfce = await caso({ idOuvidoria: IFCE });
    const { previa, idFeriado } = await mudar(cadastrar({ abrangencia: 'orgao', idOuvidoria: IFCE }));
    expect([previa.orgaos, previa.prazos.total]).toEqual([1, 1]);
    await app.runJobs();
    expect([await prazoDe(daCgu.id), await prazoDe(doIfce.id)]).toEqual(['2026-04-01', '2026-04-02']);
    expect(await detalhe(idFeriado)).toMatchObject({
      lugar: 'IFCE',
      orgaos: { total: 1, primeiros: [{ idOuvidoria: IFCE }] },
    });
    const explicado = (
      await (await entrarComo(app, 'admin')).get(`/api/app-web/v1/manifestacoes/${doIfce.id}/prazo`)
    ).json();
    expect(JSON.stringify(explicado)).toContain('dia sem expediente no órgão (Luto oficial)');
  });

  it('moves the terms of appeals where they are judged', async () => {
    const { id } = await criarPedido(app);
    const recurso = await criarRecurso(app, id);
    const { prazo } = await app.db
      .selectFrom('recurso')
      .select('prazo')
      .where('id', '=', recurso)
      .executeTakeFirstOrThrow();
    const { previa } = await mudar(cadastrar({ data: prazo }));
    const doRecurso = previa.prazos.exemplos.find(({ tipo }) => tipo === 'recurso');
    expect([previa.prazos.recursos, doRecurso?.idAlvo]).toEqual([1, recurso]);
    await app.runJobs();
    const depois = await app.db
      .selectFrom('recurso')
      .select(['prazo', 'prazo_original'])
      .where('id', '=', recurso)
      .executeTakeFirstOrThrow();
    expect(depois).toEqual({ prazo: doRecurso?.prazoNovo, prazo_original: prazo });
  });

  it('of every year makes a day of each, and does not double those that are there', async () => {
    const fixo = cadastrar({ tipo: 'fixo', diaDoAno: '08/12', data: '', deAno: 2027, ateAno: 2029 });
    const { idFeriado, previa } = await mudar(fixo);
    expect(previa.entram.map(({ data }) => data)).toEqual(['2027-12-08', '2028-12-08', '2029-12-08']);
    expect((await detalhe(idFeriado)).anos).toEqual({ de: 2027, ate: 2029 });
    const deNovo = await verPrevia(
      cadastrar({ tipo: 'fixo', diaDoAno: '08/12', data: '', deAno: 2029, ateAno: 2030 }),
    );
    expect([deNovo.entram.length, deNovo.jaExistem.map(({ data }) => data)]).toEqual([1, ['2029-12-08']]);
    const repetido = await admin.post(`${API}/previa`, fixo);
    expect([repetido.statusCode, repetido.json().code]).toEqual([409, 'feriado.ja-existe']);
  });
});

describe('what is confirmed', () => {
  it('twice is done once', async () => {
    const { id } = await caso();
    const previa = await verPrevia(cadastrar());
    const respostas = await Promise.all([1, 2, 3].map(() => aplicar(cadastrar(), previa)));
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    await Promise.all([app.runJobs(), app.runJobs()]);
    await app.runJobs();
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Recontagem de prazo']);
    expect(await prazoDe(id)).toBe('2026-04-02');
  });

  it('by the second of two administrators who edit the same holiday is refused, and says why', async () => {
    const { idFeriado } = await mudar(cadastrar());
    const outro = await entrarComo(app, 'admin');
    const editar = (descricao: string) => ({
      ato: 'editar',
      idFeriado,
      versao: 1,
      dados: dadosDe({ descricao }),
    });
    const primeiro = await verPrevia(editar('Luto nacional'));
    const segundo = await verPrevia(editar('Luto distrital'), outro);
    expect((await aplicar(editar('Luto nacional'), primeiro)).statusCode).toBe(200);
    const recusado = await aplicar(editar('Luto distrital'), segundo, outro);
    expect([recusado.statusCode, recusado.json().code]).toEqual([409, 'feriado.mudou']);
    expect((await detalhe(idFeriado)).descricao).toBe('Luto nacional');
  });

  it('is refused when the calendar is no longer what was shown', async () => {
    const fixo = cadastrar({ tipo: 'fixo', diaDoAno: '09/12', data: '', deAno: 2027, ateAno: 2028 });
    const previa = await verPrevia(fixo);
    await mudar(cadastrar({ data: '09/12/2027' }));
    const recusado = await aplicar(fixo, previa);
    expect([recusado.statusCode, recusado.json().code]).toEqual([409, 'feriado.calendario-mudou']);
  });
});

describe('an edited, removed or restored holiday', () => {
  const remover = async (idFeriado: number, alcance = 'este') => ({
    ato: 'remover',
    idFeriado,
    versao: (await detalhe(idFeriado)).versao,
    alcance,
  });

  it('moves terms to where they belong now; a new name moves none', async () => {
    const { id } = await caso();
    const { idFeriado } = await mudar(cadastrar());
    await app.runJobs();
    const nome = await mudar({ ato: 'editar', idFeriado, versao: 1, dados: dadosDe({ descricao: 'Luto' }) });
    expect([nome.idRecontagem, nome.previa.prazos.total]).toEqual([null, 0]);
    const dia = await mudar({
      ato: 'editar',
      idFeriado,
      versao: 2,
      dados: dadosDe({ descricao: 'Luto', data: '06/04/2026' }),
    });
    expect(dia.previa.prazos.exemplos).toMatchObject([
      { prazoAnterior: '2026-04-02', prazoNovo: '2026-04-01' },
    ]);
    await app.runJobs();
    expect(await prazoDe(id)).toBe('2026-04-01');
  });

  it('is never deleted: removed it stops nobody, restored it does again', async () => {
    const { id } = await caso();
    const { idFeriado } = await mudar(cadastrar());
    await app.runJobs();
    await mudar(await remover(idFeriado));
    await app.runJobs();
    expect([await prazoDe(id), await detalhe(idFeriado)]).toMatchObject([
      '2026-04-01',
      { removido: true, orgaos: { total: 0, primeiros: [] } },
    ]);
    const { previa } = await mudar({
      ato: 'restaurar',
      idFeriado,
      versao: (await detalhe(idFeriado)).versao,
    });
    expect(previa.prazos.total).toBe(1);
    await app.runJobs();
    expect(await prazoDe(id)).toBe('2026-04-02');
    expect(await acoesDoHistorico(app, id)).toHaveLength(4);
    expect(await emailsDoEvento(app, 'manifestacao.prazo-recontado')).not.toHaveLength(0);
  });

  it('in the past moves only what is open, and the preview says how many days have passed', async () => {
    await caso();
    const { previa } = await mudar(cadastrar({ data: '02/03/2026' }));
    expect(previa.passados).toBe(1);
    expect(previa.prazos.exemplos).toMatchObject([{ prazoAnterior: '2026-04-01', prazoNovo: '2026-04-02' }]);
  });

  it('of every year is removed from one year on, the years before staying', async () => {
    const { idFeriado } = await mudar(
      cadastrar({ tipo: 'fixo', diaDoAno: '10/12', data: '', deAno: 2027, ateAno: 2029 }),
    );
    const segundo = await app.db
      .selectFrom('feriado')
      .select('id')
      .where('id_serie', '=', idFeriado)
      .where('data', '=', '2028-12-10')
      .executeTakeFirstOrThrow();
    const { previa } = await mudar(await remover(segundo.id, 'seguintes'));
    expect(previa.saem.map(({ data }) => data)).toEqual(['2028-12-10', '2029-12-10']);
    expect((await detalhe(idFeriado)).anos).toEqual({ de: 2027, ate: 2027 });
  });

  it('of the reference data stays as the administrator left it', async () => {
    const natal = await app.db
      .selectFrom('feriado')
      .select('id')
      .where('data', '=', '2032-12-25')
      .executeTakeFirstOrThrow();
    await mudar(await remover(natal.id));
    const row = await app.db
      .selectFrom('feriado')
      .selectAll()
      .where('id', '=', natal.id)
      .executeTakeFirstOrThrow();
    expect([row.removido_em, row.alterado_em].every((momento) => momento !== null)).toBe(true);
  });
});

describe('a day of reduced hours', () => {
  const reduzido = (more = {}) =>
    cadastrar({ descricao: 'Meio expediente', expediente: 'reduzido', ...more });

  it('moves a term that ends on it to the next whole business day, and its removal moves it back', async () => {
    const { id } = await caso();
    const { previa, idFeriado } = await mudar(reduzido());
    expect(previa.entram).toMatchObject([{ data: '2026-04-01', reduzido: true }]);
    expect(previa.prazos.exemplos).toMatchObject([
      { idAlvo: id, prazoAnterior: '2026-04-01', prazoNovo: '2026-04-02' },
    ]);
    await app.runJobs();
    expect(await prazoDe(id)).toBe('2026-04-02');
    const explicado = (await admin.get(`/api/app-web/v1/manifestacoes/${id}/prazo`)).json();
    expect(JSON.stringify(explicado)).toContain('dia de expediente reduzido (Meio expediente)');
    const { informacoes } = await app.db
      .selectFrom('manifestacao_historico')
      .select('informacoes')
      .where('id_manifestacao', '=', id)
      .where('acao', '=', 'Recontagem de prazo')
      .executeTakeFirstOrThrow();
    expect(informacoes).toContain('incluído: Meio expediente (expediente reduzido), 01/04/2026');
    const { previa: daVolta } = await mudar({ ato: 'remover', idFeriado, versao: 1, alcance: 'este' });
    expect(daVolta.saem).toMatchObject([{ reduzido: true }]);
    await app.runJobs();
    expect(await prazoDe(id)).toBe('2026-04-01');
  });

  it('moves no term that it is inside of or that starts on it; a closed day does', async () => {
    // Told on 2 March, day 1 is 3 March.
    const { id } = await caso();
    for (const data of ['02/03/2026', '03/03/2026', '18/03/2026', '31/03/2026'])
      expect((await verPrevia(reduzido({ data }))).prazos.total, data).toBe(0);
    const { previa } = await mudar(reduzido({ data: '03/03/2026' }));
    expect(previa.orgaos).toBeGreaterThan(1);
    await app.runJobs();
    expect(await prazoDe(id)).toBe('2026-04-01');
    expect((await verPrevia(cadastrar({ data: '02/03/2026' }))).prazos.total).toBe(1);
  });

  it('becomes a closed one and back, with what that moves and a line in its history', async () => {
    // Told on 2 March; if day 1 has no office hours the term is a day longer.
    const { id } = await caso();
    const data = '03/03/2026';
    const { idFeriado } = await mudar(reduzido({ data }));
    const editar = (versao: number, expediente: string) => ({
      ato: 'editar',
      idFeriado,
      versao,
      dados: dadosDe({ descricao: 'Meio expediente', data, expediente }),
    });
    const { previa } = await mudar(editar(1, 'nenhum'));
    expect([previa.saem, previa.entram]).toMatchObject([[{ reduzido: true }], [{ reduzido: false }]]);
    expect(previa.prazos.exemplos).toMatchObject([{ prazoAnterior: '2026-04-01', prazoNovo: '2026-04-02' }]);
    await app.runJobs();
    expect(await prazoDe(id)).toBe('2026-04-02');
    await mudar(editar(2, 'reduzido'));
    await app.runJobs();
    expect([await prazoDe(id), await detalhe(idFeriado)]).toMatchObject(['2026-04-01', { reduzido: true }]);
    const { historico } = await detalhe(idFeriado);
    const alteracoes = historico.filter(({ acao }: { acao: string }) => acao === 'Alteração de feriado');
    expect(alteracoes).toMatchObject([
      { antes: { expediente: 'Sem expediente' }, depois: { expediente: 'Expediente reduzido' } },
      { antes: { expediente: 'Expediente reduzido' }, depois: { expediente: 'Sem expediente' } },
    ]);
    const repetida = await admin.post(`${API}/previa`, editar(3, 'reduzido'));
    expect([repetida.statusCode, repetida.json().code]).toEqual([409, 'feriado.nada-a-mudar']);
  });

  it('is refused where the day is closed, and a closed day where it is reduced', async () => {
    await mudar(reduzido({ abrangencia: 'orgao', idOuvidoria: IFCE }));
    const fechado = cadastrar({ abrangencia: 'orgao', idOuvidoria: IFCE });
    const recusado = await admin.post(`${API}/previa`, fechado);
    expect([recusado.statusCode, recusado.json().code]).toEqual([409, 'feriado.outro-expediente']);
    expect(recusado.body).toContain('já existe Meio expediente (expediente reduzido)');
    const noNatal = await admin.post(`${API}/previa`, reduzido({ data: '25/12/2026' }));
    expect(noNatal.json().code).toBe('feriado.outro-expediente');
  });

  it('of one office at a place that is closed anyway moves nothing: the closed day wins', async () => {
    const { id } = await caso();
    await mudar(cadastrar());
    await app.runJobs();
    const { previa } = await mudar(reduzido({ abrangencia: 'orgao', idOuvidoria: 6 }));
    expect(previa.prazos.total).toBe(0);
    await app.runJobs();
    expect(await prazoDe(id)).toBe('2026-04-02');
  });

  it('is found by the filter, in the list and in the year', async () => {
    const { idFeriado } = await mudar(reduzido());
    const ids = async (caminho: string) => {
      const { itens, linhas } = (await admin.get(`${API}${caminho}`)).json();
      return (itens ?? linhas).map((linha: { idFeriado: number }) => linha.idFeriado);
    };
    const lista = (expediente: string) => ids(`?ano=2026&busca=meio expediente&expediente=${expediente}`);
    expect([await lista('reduzido'), await lista('nenhum')]).toEqual([[idFeriado], []]);
    const reduzidos = (await admin.get(`${API}/calendario?ano=2026&expediente=reduzido`)).json();
    expect(reduzidos.linhas).toMatchObject([
      { data: '2026-02-18', descricao: 'Quarta-feira de Cinzas', abrangencia: 'federal', reduzido: true },
      { idFeriado, reduzido: true },
    ]);
    expect(await ids('/calendario?ano=2026&expediente=nenhum')).not.toContain(idFeriado);
    expect((await admin.get(`${API}?expediente=meio`)).statusCode).toBe(400);
  });
});

describe('a recount that was interrupted', () => {
  it('goes on where it stopped and counts nothing twice', async () => {
    const casos = [await caso(), await caso(), await caso()];
    const { idFeriado, idRecontagem } = await mudar(cadastrar());
    // As a crash leaves it: started, one case moved, its progress not yet saved.
    await app.db
      .updateTable('recontagem')
      .set({ estado: 'em-andamento', iniciada_em: app.clock.now(), total: 3 })
      .where('id', '=', idRecontagem ?? 0)
      .execute();
    await app.db
      .updateTable('manifestacao')
      .set({ prazo: '2026-04-02' })
      .where('id', '=', casos[0]?.id ?? 0)
      .execute();
    await app.db
      .insertInto('recontagem_prazo')
      .values({
        id_recontagem: idRecontagem ?? 0,
        tipo: 'manifestacao',
        id_alvo: casos[0]?.id ?? 0,
        id_manifestacao: casos[0]?.id ?? 0,
        prazo_anterior: '2026-04-01',
        prazo_novo: '2026-04-02',
      })
      .execute();
    await app.runJobs();
    expect((await recontagens(idFeriado)).recontagens).toMatchObject([{ estado: 'concluida', movidos: 3 }]);
    for (const { id } of casos) expect(await prazoDe(id)).toBe('2026-04-02');
    expect(await acoesDoHistorico(app, casos[0]?.id ?? 0)).toEqual(['Cadastro']);
  });
});

describe('the nightly count', () => {
  it('leaves a recount that waits or runs its terms, which knows why they move; an old one it does not wait for', async () => {
    const { id } = await caso();
    await mudar(cadastrar());
    const noturna = recontarPrazosJob(app.platform);
    await noturna.run({});
    expect(await prazoDe(id)).toBe('2026-04-01');
    const antiga = new Date(app.clock.now().getTime() - 86_400_000);
    await app.db
      .updateTable('recontagem')
      .set({ pedida_em: antiga })
      .where('concluida_em', 'is', null)
      .execute();
    await noturna.run({});
    expect(await prazoDe(id)).toBe('2026-04-02');
  });
});

describe('the list and the year', () => {
  const listar = async (query: string) => (await admin.get(`${API}?${query}`)).json();

  it('is searched without accents, filtered, and paged without gaps or repeats', async () => {
    expect((await listar('busca=independencia do brasil&ano=2026')).itens).toMatchObject([
      { data: '2026-09-07' },
    ]);
    expect((await listar('ano=2026&abrangencia=estadual&uf=CE')).itens).toMatchObject([
      { data: '2026-03-25', lugar: 'Ceará' },
    ]);
    expect(
      (await listar('ano=2026&idMunicipio=230440')).itens.map(({ lugar }: { lugar: string }) => lugar),
    ).toContain('Fortaleza/CE');
    const vistos: number[] = [];
    let cursor = '';
    do {
      const pagina = await listar(`ano=2026&porPagina=20${cursor && `&cursor=${cursor}`}`);
      vistos.push(...pagina.itens.map(({ idFeriado }: { idFeriado: number }) => idFeriado));
      cursor = pagina.proximoCursor ?? '';
    } while (cursor !== '');
    const { linhas } = (await admin.get(`${API}/calendario?ano=2026`)).json();
    expect(vistos).toEqual(linhas.map(({ idFeriado }: { idFeriado: number }) => idFeriado));
    expect(new Set(vistos).size).toBe(vistos.length);
    expect((await admin.get(`${API}?cursor=abc`)).statusCode).toBe(400);
  });

  it('in the calendar of a place has what holds there because it holds everywhere', async () => {
    const { linhas } = (await admin.get(`${API}/calendario?ano=2026&uf=CE`)).json<{
      linhas: { abrangencia: string; lugar: string }[];
    }>();
    const onde = new Set(linhas.map(({ abrangencia, lugar }) => `${abrangencia} ${lugar}`.trim()));
    expect(onde).toContain('nacional');
    expect(onde).toContain('federal');
    expect(onde).toContain('estadual Ceará');
    expect(onde).toContain('municipal Fortaleza/CE');
    expect([...onde].filter((cada) => /\//.test(cada) && !cada.endsWith('/CE'))).toEqual([]);
  });

  it('shows what was removed only when asked', async () => {
    const { idFeriado } = await mudar(cadastrar({ descricao: 'Feriado de teste' }));
    await mudar({ ato: 'remover', idFeriado, versao: 1, alcance: 'este' });
    expect((await listar('busca=feriado de teste')).itens).toEqual([]);
    expect((await listar('busca=feriado de teste&situacao=removidos')).itens).toMatchObject([
      { removido: true },
    ]);
  });
});

describe('the import of a year', () => {
  const propostas = async (ano: number) =>
    (await admin.get(`${API}/importacao?ano=${ano}`)).json<{ chave: string; situacao: string }[]>();

  it('does not offer as new what was asked for until the year before, and takes it when told', async () => {
    const serie = { tipo: 'fixo', diaDoAno: '22/09', deAno: 2025, ateAno: 2028, data: '' };
    const lugar = { abrangencia: 'municipal', idMunicipio: 230440 };
    await mudar(cadastrar({ descricao: 'Dia da cidade', ...serie, ...lugar }));
    const daCidade = async (ano: number) =>
      (await propostas(ano)).find(({ chave }) => chave.startsWith(`${ano}-09-22|municipal`));
    expect((await daCidade(2028))?.situacao).toBe('existe');
    const encerrado = await daCidade(2029);
    expect(encerrado?.situacao).toBe('encerrado');
    await mudar({ ato: 'importar', ano: 2029, chaves: [encerrado?.chave ?? ''] });
    expect((await daCidade(2029))?.situacao).toBe('existe');
  });

  it('adds what is missing once, and nothing to a year that has it all', async () => {
    expect((await propostas(2027)).every(({ situacao }) => situacao === 'existe')).toBe(true);
    const novas = (await propostas(2033)).filter(({ situacao }) => situacao === 'novo');
    expect(novas.length).toBeGreaterThan(60);
    const pedido = { ato: 'importar', ano: 2033, chaves: novas.map(({ chave }) => chave) };
    const { previa } = await mudar(pedido);
    expect(previa.entram).toHaveLength(novas.length);
    expect((await propostas(2033)).every(({ situacao }) => situacao === 'existe')).toBe(true);
    const deNovo = await admin.post(`${API}/previa`, pedido);
    expect([deNovo.statusCode, deNovo.json().code]).toEqual([409, 'feriado.nada-a-importar']);
  });
});

describe('what is asked wrongly', () => {
  it.each<[string, Partial<PedidoDeMudanca> | Record<string, unknown>, number]>([
    ['a city that is not there', cadastrar({ abrangencia: 'municipal', idMunicipio: 999999 }), 400],
    ['an office that is not there', cadastrar({ abrangencia: 'orgao', idOuvidoria: 999999 }), 400],
    ['a holiday that is not there', { ato: 'remover', idFeriado: 999999, versao: 1, alcance: 'este' }, 404],
    ['a day that does not exist', cadastrar({ data: '31/02/2026' }), 400],
  ])('%s is refused', async (_nome, pedido, status) => {
    expect((await admin.post(`${API}/previa`, pedido)).statusCode).toBe(status);
  });
});
