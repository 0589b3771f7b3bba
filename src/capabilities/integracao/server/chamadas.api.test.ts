import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, hours } from '#server/clock.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, SENHA, type Visitor } from '#testing/visitor.ts';
import type { ChamadaVista } from '../domain/chamada.ts';
import {
  Clientes,
  denuncia,
  entrarComoPrograma,
  incluir,
  type Programa,
  pedirToken,
} from './testing-integracao.ts';

const CHAMADAS = '/api/app-web/v1/integracao/chamadas';
let app: TestApp;
let programa: Programa;
let gestor: Visitor;
let sigilosa: number;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T23:17:23-03:00' });
  programa = await entrarComoPrograma(app, 'respondente');
  sigilosa = await incluir(programa, denuncia);
  for (let i = 0; i < 3; i += 1) await programa.get(`/manifestacoes/${sigilosa}?Nome=Beatriz`);
  await programa.get('/manifestacoes?NumProtocolo=00106000000202699');
  await programa.post(`/manifestacoes/${sigilosa}/arquivar`, {});
  app.clock.advance(hours(1));
  await programa.get('/ouvidorias');
  const observador = await entrarComoPrograma(app, 'observador');
  await observador.get('/ouvidorias');
  gestor = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

const ler = async (quem: Visitor, consulta = '') => {
  const resposta = await quem.get(`${CHAMADAS}?porPagina=100&${consulta}`);
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json<{ itens: ChamadaVista[]; proximoCursor: string | null }>();
};
/** 'GET /api/ouvidorias 200 3', whatever class of duration each had: that is the machine's. */
const emPoucas = (itens: readonly ChamadaVista[]): string[] => {
  const vezes = new Map<string, number>();
  for (const { idCliente, metodo, rota, status, chamadas } of itens) {
    const qual = `${idCliente} ${metodo} ${rota} ${status}`;
    vezes.set(qual, (vezes.get(qual) ?? 0) + chamadas);
  }
  return [...vezes].map(([qual, n]) => `${qual.replace(/^\d+ /, '')} ${n}`).sort();
};

describe('M9: a log of calls for the office', () => {
  it('counts by the hour what each program called and what became of it, the newest first', async () => {
    const { itens } = await ler(gestor, `idCliente=${Clientes.respondente}`);
    expect(itens.map(({ hora }) => hora)).toEqual([
      '2026-03-13T03:00:00.000Z',
      ...Array<string>(itens.length - 1).fill('2026-03-13T02:00:00.000Z'),
    ]);
    expect(emPoucas(itens)).toEqual([
      'GET /api/manifestacoes 404 1',
      'GET /api/manifestacoes/:idManifestacao 200 3',
      'GET /api/ouvidorias 200 1',
      'POST /api/manifestacoes 200 1',
      'POST /api/manifestacoes/:idManifestacao/arquivar 400 1',
      'POST /oauth/token 200 1',
    ]);
    expect(itens[0]).toMatchObject({ sistema: 'Sistema de respostas da CGU', resultado: 'feita' });
    expect(itens[0]?.origem).toBe('127.0.0.0/24');
  });

  it('keeps nothing that tells of a case or a person: no number, no value, no moment closer than the hour (Lei 13.608/2018, art. 4-B)', async () => {
    const { rows } = await app.platform.pool.query('select * from integracao_chamada');
    for (const { rota } of rows) expect(rota).toMatch(/^\/api(\/(:?[a-zA-Z-]+))+$/);
    const tudo = JSON.stringify(rows);
    for (const segredo of ['Beatriz', '00106000000202699', programa.token])
      expect(tudo).not.toContain(segredo);
    expect(rows.every(({ hora }) => hora.getTime() % 3_600_000 === 0)).toBe(true);
    const uso = await app.db.selectFrom('integracao_uso').select('ultimo_uso_em').execute();
    expect(uso.every(({ ultimo_uso_em }) => ultimo_uso_em.getTime() % 3_600_000 === 0)).toBe(true);
  });

  it('filters by program, period of Brasília and result, sums the days, and goes to a spreadsheet', async () => {
    expect(emPoucas((await ler(gestor, 'resultado=nada')).itens)).toEqual(['GET /api/manifestacoes 404 1']);
    expect((await ler(gestor, 'resultado=recusada')).itens.map(({ status }) => status)).toEqual([400]);
    const doDia = await ler(gestor, 'de=2026-03-13&ate=2026-03-13');
    expect(emPoucas(doDia.itens)).toEqual([
      'GET /api/ouvidorias 200 1',
      'GET /api/ouvidorias 200 1',
      'POST /oauth/token 200 1',
    ]);
    const { dias } = (await gestor.get(`${CHAMADAS}/dias`)).json();
    expect(dias).toEqual([
      { dia: '2026-03-13', feita: 3, nada: 0, recusada: 0, limite: 0, falha: 0 },
      { dia: '2026-03-12', feita: 5, nada: 1, recusada: 1, limite: 0, falha: 0 },
    ]);
    const csv = await gestor.get(`${CHAMADAS}/exportar?resultado=nada`);
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.body.split('\r\n')[1]).toMatch(
      /^12\/03\/2026 23:00;Sistema de respostas da CGU;CGU;GET;\/api\/manifestacoes;Nada encontrado;404;(Até 0,3 s|Até 3 s|Mais de 3 s);127\.0\.0\.0\/24;1$/,
    );
  });

  it('pages without missing or repeating a line', async () => {
    const todas = (await ler(gestor)).itens.map(({ id }) => id);
    await app.platform.pool.query(
      `insert into integracao_chamada (id_cliente, hora, metodo, rota, status, duracao, origem, chamadas)
       select ${Clientes.respondente}, '2026-03-01T12:00:00Z', 'GET', '/api/n' || n, 200, 'rapida', '10.0.0.0/24', 1
       from generate_series(1, 25) n`,
    );
    const vistas: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const pagina: { itens: ChamadaVista[]; proximoCursor: string | null } = (
        await gestor.get(`${CHAMADAS}?porPagina=10${cursor && `&cursor=${cursor}`}`)
      ).json();
      vistas.push(...pagina.itens.map(({ id }) => id));
      cursor = pagina.proximoCursor;
    }
    expect(vistas).toHaveLength(todas.length + 25);
    expect(new Set(vistas).size).toBe(vistas.length);
    expect((await gestor.get(`${CHAMADAS}?cursor=nada`)).json().code).toBe('lista.cursor-invalido');
  });

  it('shows a gestor the programs of their own office only, whatever they ask for; an administrador, all', async () => {
    const ifce = await entrarComo(app, 'gestor.ifce');
    expect((await ler(ifce, 'idOuvidoria=6')).itens).toEqual([]);
    expect((await ler(ifce, `idCliente=${Clientes.respondente}`)).itens).toEqual([]);
    expect((await ifce.get(`${CHAMADAS}/dias`)).json().dias).toEqual([]);
    expect((await ifce.get(`${CHAMADAS}/sistemas`)).json().sistemas).toEqual([]);
    expect((await ifce.get(`${CHAMADAS}/exportar?idOuvidoria=6`)).body.trim().split('\r\n')).toHaveLength(1);
    const admin = await entrarComo(app, 'admin');
    expect((await ler(admin, 'idOuvidoria=6')).itens.length).toBeGreaterThan(0);
    expect((await admin.get(`${CHAMADAS}/sistemas`)).json().sistemas).toHaveLength(3);
    const respondente = await entrarComo(app, 'respondente.cgu');
    expect((await respondente.get(CHAMADAS)).statusCode).toBe(403);
  });

  it('last use shown: the hour, and what was called in it', async () => {
    const admin = await entrarComo(app, 'admin');
    const url = `/api/app-web/v1/integracao/clientes/${Clientes.respondente}`;
    expect((await admin.get(url)).json()).toMatchObject({
      ultimoUsoEm: '2026-03-13T03:00:00.000Z',
      ultimasChamadas: [{ metodo: 'GET', rota: '/api/ouvidorias', chamadas: 1 }],
    });
  });

  it('M9 asking for a token is no use: a refused one leaves last use as it was, and is in the log as /oauth/token', async () => {
    app.clock.advance(hours(1));
    const admin = await entrarComo(app, 'admin');
    const url = `/api/app-web/v1/integracao/clientes/${Clientes.respondente}`;
    const antes = (await admin.get(url)).json();
    const recusado = await pedirToken(app, {
      grant_type: 'password',
      client_id: String(Clientes.respondente),
      client_secret: SENHA,
      username: 'ws.respondente',
      password: 'outra',
    });
    expect(recusado.statusCode).toBe(400);
    const { ultimoUsoEm, ultimasChamadas } = (await admin.get(url)).json();
    expect([ultimoUsoEm, ultimasChamadas]).toEqual([antes.ultimoUsoEm, antes.ultimasChamadas]);
    gestor = await entrarComo(app, 'gestor.cgu');
    expect((await ler(gestor, 'resultado=recusada')).itens).toContainEqual(
      expect.objectContaining({ metodo: 'POST', rota: '/oauth/token', status: 400 }),
    );
  });

  it('writes nothing while a program waits: many calls at once are a row or two, with all of them counted', async () => {
    const antes = (await ler(gestor, 'resultado=feita')).itens.length;
    app.clock.advance(hours(1));
    gestor = await entrarComo(app, 'gestor.cgu');
    await Promise.all(Array.from({ length: 20 }, () => programa.get('/orgaos-siorg')));
    const { rows } = await app.platform.pool.query(
      `select 1 from integracao_chamada where rota = '/api/orgaos-siorg'`,
    );
    expect(rows).toEqual([]);
    const { itens } = await ler(gestor, 'resultado=feita');
    expect(
      itens.filter(({ rota }) => rota === '/api/orgaos-siorg').reduce((n, um) => n + um.chamadas, 0),
    ).toBe(20);
    expect(itens.length).toBeLessThanOrEqual(antes + 3);
  });

  it('loses nothing while the table cannot be written: what was counted is written later, once', async () => {
    app.clock.advance(hours(1));
    gestor = await entrarComo(app, 'gestor.cgu');
    const total = async () =>
      (await ler(gestor, 'resultado=nada')).itens.reduce((soma, { chamadas }) => soma + chamadas, 0);
    const antes = await total();
    await programa.get('/manifestacoes/999999');
    await app.platform.pool.query('alter table integracao_chamada rename to fora');
    expect((await gestor.get(CHAMADAS)).statusCode).toBe(500);
    expect((await programa.get('/manifestacoes/999999')).statusCode, 'no call waits for it').toBe(404);
    await app.platform.pool.query('alter table fora rename to integracao_chamada');
    expect(await total()).toBe(antes + 2);
    expect(await total()).toBe(antes + 2);
  });

  it('is kept for 90 days', async () => {
    app.clock.advance(days(91));
    await enqueue(app.db, 'limpar-integracao', {});
    await app.runJobs();
    expect((await app.platform.pool.query('select 1 from integracao_chamada')).rows).toEqual([]);
  });
});
