import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import type { OrgaoMonitorado, RelatorioPedido } from '../contract.ts';
import type { RelatorioDoOrgao } from '../domain/relatorio-do-orgao.ts';

const BASE = '/api/app-web/v1/monitoramento';
const CGU = 6;
const IFCE = 65;
const CEARA = 1023;
const PERIODO = 'de=2026-01-01&ate=2026-03-12';

let app: TestApp;
let cgu: Visitor;
let ifce: Visitor;
let admin: Visitor;

const respondida = (idOuvidoria: number, registradaEm: string, em: string, prazo: string) =>
  criarCaso(app, { idOuvidoria, registradaEm, prazo, resposta: { texto: 'Feito.', em } });

beforeAll(async () => {
  // Thursday, 12 March 2026.
  app = await createTestApp({ demo: true });
  cgu = await entrarComo(app, 'gestor.cgu');
  ifce = await entrarComo(app, 'gestor.ifce');
  admin = await entrarComo(app, 'admin');
  // IFCE: four open; one is late, one is late with its clock stopped and one is due in seven days.
  await criarCaso(app, { idOuvidoria: IFCE, registradaEm: '2026-01-20T10:00:00-03:00', prazo: '2026-03-11' });
  await criarCaso(app, {
    idOuvidoria: IFCE,
    registradaEm: '2026-02-01T10:00:00-03:00',
    prazo: '2026-03-03',
    complementacao: { pedido: 'Onde foi?' },
  });
  await criarCaso(app, { idOuvidoria: IFCE, registradaEm: '2026-02-20T10:00:00-03:00', prazo: '2026-03-19' });
  await criarCaso(app, {
    idOuvidoria: IFCE,
    tipo: TipoManifestacao.denuncia,
    registradaEm: '2026-03-10T10:00:00-03:00',
    prazo: '2026-03-20',
  });
  // Answered in 10, 20 and 40 days; the last day's last minute is in time, the next minute is not.
  await respondida(IFCE, '2026-01-01T10:00:00-03:00', '2026-01-11T23:59:00-03:00', '2026-01-11');
  await respondida(IFCE, '2026-01-01T10:00:00-03:00', '2026-01-21T10:00:00-03:00', '2026-01-31');
  await respondida(IFCE, '2025-12-31T23:30:00-03:00', '2026-02-09T00:01:00-03:00', '2026-02-08');
  // Too long ago to be counted.
  await respondida(IFCE, '2025-01-01T10:00:00-03:00', '2025-03-31T10:00:00-03:00', '2025-01-31');
  await respondida(CGU, '2026-03-01T10:00:00-03:00', '2026-03-02T10:00:00-03:00', '2026-03-31');
});
afterAll(() => app.close());

const lista = async (visitor: Visitor, query = '') => {
  const resposta = await visitor.get(`${BASE}/orgaos?${query}`);
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json<{
    itens: OrgaoMonitorado[];
    proximoCursor: string | null;
    total: number;
    comAlerta: number;
  }>();
};
const siglas = ({ itens }: { itens: OrgaoMonitorado[] }) => itens.map(({ orgao }) => orgao.sigla);

describe('the figures of an office', () => {
  it('count what is open, late and due, what was answered, in time, and how long it took', async () => {
    const { itens } = await lista(ifce);
    expect(itens).toMatchObject([
      {
        orgao: { sigla: 'IFCE' },
        figuras: {
          abertas: 4,
          vencidas: 1,
          vencemEm7Dias: 1,
          maisAntiga: '2026-01-20',
          ultimaResposta: '2026-02-09',
          respondidas: 3,
          noPrazo: 2,
          mediana: 20,
        },
        percentualVencidas: 25,
        percentualNoPrazo: 66.7,
        alertas: ['sem-resposta', 'vencidas-demais'],
        podeListar: true,
      },
    ]);
    const { meses } = itens[0]?.figuras ?? { meses: [] };
    expect(meses).toHaveLength(12);
    expect(meses[0]?.mes).toBe('2025-04');
    expect(meses.slice(-3)).toEqual([
      { mes: '2026-01', registradas: 3, respondidas: 2, noPrazo: 2 },
      { mes: '2026-02', registradas: 2, respondidas: 1, noPrazo: 0 },
      { mes: '2026-03', registradas: 1, respondidas: 0, noPrazo: 0 },
    ]);
  });

  it('come in one statement, whatever the number of offices', async () => {
    app.takeQueries();
    await lista(cgu, 'porPagina=100');
    const doMonitoramento = app.takeQueries().filter((query) => query.includes('percentile_cont'));
    expect(doMonitoramento).toHaveLength(1);
  });
});

describe('who watches', () => {
  it('the authority sees the offices of its sphere, the worst first, and only the numbers of others', async () => {
    const visto = await lista(cgu, 'porPagina=100');
    expect(siglas(visto)[0]).toBe('IFCE');
    expect(siglas(visto).some((sigla) => sigla.startsWith('OGM'))).toBe(false);
    expect(visto.comAlerta).toBe(1);
    expect(visto.itens.filter(({ podeListar }) => podeListar).map(({ orgao }) => orgao.sigla)).toEqual([
      'CGU',
    ]);
    expect((await lista(admin, 'porPagina=100')).itens.every(({ podeListar }) => podeListar)).toBe(true);
  });

  it('a gestor of any other office sees the own one; another office is refused', async () => {
    expect(siglas(await lista(ifce))).toEqual(['IFCE']);
    expect((await ifce.get(`${BASE}/orgaos/${CGU}`)).statusCode).toBe(403);
    expect((await cgu.get(`${BASE}/orgaos/${CEARA}`)).statusCode).toBe(403);
    expect((await cgu.get(`${BASE}/orgaos/${IFCE}`)).json()).toMatchObject({
      orgao: { sigla: 'IFCE' },
      podeAvaliar: true,
    });
    expect((await ifce.get(`${BASE}/orgaos/${IFCE}`)).json()).toMatchObject({ podeAvaliar: false });
    expect((await cgu.get(`${BASE}/orgaos/999999`)).statusCode).toBe(403);
  });

  it('nobody without the right to monitor', async () => {
    const observador = await entrarComo(app, 'observador.cgu');
    expect((await observador.get(`${BASE}/orgaos`)).statusCode).toBe(403);
  });

  it('filters by name and alert, and turns pages without losing an office', async () => {
    expect(siglas(await lista(cgu, 'busca=fortaleza'))).toEqual([]);
    expect(siglas(await lista(cgu, 'busca=ifce'))).toEqual(['IFCE']);
    expect(siglas(await lista(cgu, 'alerta=com-alerta'))).toEqual(['IFCE']);
    expect(siglas(await lista(cgu, 'alerta=acumulo'))).toEqual([]);
    const { total, itens, proximoCursor } = await lista(admin, 'porPagina=20');
    const vistos = new Set(siglas({ itens }));
    let cursor = proximoCursor;
    while (cursor) {
      const pagina = await lista(admin, `porPagina=20&cursor=${cursor}`);
      for (const { orgao } of pagina.itens) vistos.add(`${orgao.sigla}`);
      cursor = pagina.proximoCursor;
    }
    expect(vistos.size).toBe(total);
    expect((await cgu.get(`${BASE}/orgaos?cursor=abc`)).statusCode).toBe(400);
  });

  it('takes the table along, with decimals as sheets in Brazil read them', async () => {
    const csv = await cgu.get(`${BASE}/orgaos/exportar?formato=csv&busca=ifce`);
    expect(csv.body).toContain('IFCE;Instituto Federal');
    expect(csv.body).toContain(';66,7;20;');
    const xlsx = await cgu.get(`${BASE}/orgaos/exportar?formato=xlsx`);
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('the report', () => {
  const ver = (visitor: Visitor, idOuvidoria: number, periodo = PERIODO) =>
    visitor.get(`${BASE}/relatorio?idOuvidoria=${idOuvidoria}&${periodo}`);

  it('of an office counts what came and went in the period', async () => {
    const relatorio: RelatorioDoOrgao = (await ver(cgu, IFCE)).json();
    expect(relatorio.periodo).toEqual({
      registradas: 6,
      respondidas: 3,
      noPrazo: 2,
      percentualNoPrazo: 66.7,
      mediana: 20,
      p90: 36,
      prorrogadas: 0,
      encaminhadas: 0,
    });
    expect(relatorio.porTipo.reduce((soma, { registradas }) => soma + registradas, 0)).toBe(6);
    expect(relatorio.meses.map(({ mes }) => mes)).toEqual(['2026-01', '2026-02', '2026-03']);
    expect(relatorio.agora).toMatchObject({ abertas: 4, vencidas: 1 });
    expect(relatorio.transparencia).toEqual({ itens: 49, cumpre: 0, cumprido: 0 });
  });

  it('is of offices one watches, and of a period that is one', async () => {
    expect((await ver(ifce, IFCE)).statusCode).toBe(200);
    expect((await ver(ifce, CGU)).statusCode).toBe(403);
    expect((await ver(cgu, IFCE, 'de=2026-03-12&ate=2026-01-01')).statusCode).toBe(400);
    expect((await ver(cgu, IFCE, 'de=2020-01-01&ate=2026-01-01')).statusCode).toBe(400);
    expect((await ifce.get(`${BASE}/relatorio/pdf?idOuvidoria=${CGU}&${PERIODO}`)).statusCode).toBe(403);
  });

  it('is a tagged PDF, too', async () => {
    const pdf = await cgu.get(`${BASE}/relatorio/pdf?idOuvidoria=${IFCE}&${PERIODO}`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.rawPayload.toString('latin1')).toContain('/MarkInfo');
  });

  it('of all offices is written in the background, for the person who asked and nobody else', async () => {
    const periodo = { de: '2026-01-01', ate: '2026-03-12' };
    const pedido = await cgu.post(`${BASE}/relatorios`, periodo);
    expect(pedido.statusCode, pedido.body).toBe(200);
    const { idRelatorio } = pedido.json<{ idRelatorio: number }>();
    const baixar = (visitor: Visitor) => visitor.get(`${BASE}/relatorios/${idRelatorio}/pdf`);
    expect((await baixar(cgu)).statusCode).toBe(409);
    await app.runJobs();
    const meus: RelatorioPedido[] = (await cgu.get(`${BASE}/relatorios`)).json();
    expect(meus).toMatchObject([{ idRelatorio, estado: 'pronto' }]);
    expect((await baixar(cgu)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await baixar(ifce)).statusCode).toBe(404);
    expect((await baixar(admin)).statusCode).toBe(404);
    expect((await ifce.get(`${BASE}/relatorios`)).json()).toEqual([]);
  });

  it('is asked for three times at most while none is ready', async () => {
    const periodo = { de: '2026-01-01', ate: '2026-03-12' };
    const pedir = async () => (await ifce.post(`${BASE}/relatorios`, periodo)).statusCode;
    expect([await pedir(), await pedir(), await pedir(), await pedir()]).toEqual([200, 200, 200, 409]);
    await app.runJobs();
    expect(await pedir()).toBe(200);
  });
});
