import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { minutes } from '#server/clock.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import type { AtoAuditado } from '../contract.ts';
import { auditar } from './auditar.ts';
import { encadearTudo } from './testing-encadear.ts';
import { verificarAuditoria } from './verificar-auditoria.ts';

const API = '/api/app-web/v1/auditoria';
const CGU = 6;
const IFCE = 65;

let app: TestApp;
let admin: Visitor;
let gestor: Visitor;
let denuncia: { numeroProtocolo: string };
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  admin = await entrarComo(app, 'admin');
  gestor = await entrarComo(app, 'gestor.cgu');
  const { id } = await app.db
    .selectFrom('usuario')
    .select('id')
    .where('login', '=', 'gestor.cgu')
    .executeTakeFirstOrThrow();
  const ana = { idUsuario: id, nome: 'Gustavo Teixeira Prado' };
  for (let n = 1; n <= 12; n += 1) {
    app.clock.set(`2026-03-0${1 + (n % 5)}T10:00:00-03:00`);
    await auditar(app.db, app.clock, n === 1 ? ana : null, {
      area: n % 2 === 0 ? 'feriado' : 'usuario',
      acao: n % 2 === 0 ? 'Cadastro de feriado' : 'Perfil concedido',
      alvo: `Alvo ${n}`,
      idOuvidoria: [CGU, IFCE, null][n % 3] ?? null,
      antes: { nome: `Antes ${n}` },
      depois: { nome: `Depois ${n}` },
    });
  }
  app.clock.set('2026-03-12T09:00:00-03:00');
  denuncia = await criarCaso(app, {
    tipo: TipoManifestacao.denuncia,
    teor: { texto: 'O chefe leva o carro para casa.' },
  });
  await criarCaso(app, { idOuvidoria: IFCE });
});
afterAll(() => app.close());

const listar = async (visitor: Visitor, busca = ''): Promise<AtoAuditado[]> => {
  const resposta = await visitor.get(`${API}?porPagina=100${busca}`);
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json().itens;
};

describe('the log of what was done', () => {
  it('shows everything to the administrador, newest first, acts on cases among those of the administration', async () => {
    const itens = await listar(admin);
    expect(itens.length).toBe(14);
    const momentos = itens.map(({ ocorridoEm }) => ocorridoEm);
    expect(momentos).toEqual([...momentos].sort().reverse());
    expect(itens.at(-1)?.mudancas).toEqual([
      { campo: 'Nome', antes: expect.stringContaining('Antes'), depois: expect.stringContaining('Depois') },
    ]);
  });

  it('shows a gestor the own office only, also when another is asked for', async () => {
    const itens = await listar(gestor, `&idOuvidoria=${IFCE}`);
    expect(new Set(itens.map(({ orgao }) => orgao))).toEqual(new Set(['CGU']));
    expect((await listar(admin, `&idOuvidoria=${IFCE}`)).every(({ orgao }) => orgao === 'IFCE')).toBe(true);
  });

  it('says of a case the act, the protocol, who and when, and nothing of a denúncia', async () => {
    const resposta = await admin.get(
      `${API}?area=caso&busca=${encodeURIComponent(denuncia.numeroProtocolo)}`,
    );
    expect(resposta.json().itens).toEqual([
      {
        origem: 'caso',
        id: expect.any(Number),
        area: 'Casos',
        acao: 'Cadastro',
        alvo: denuncia.numeroProtocolo,
        orgao: 'CGU',
        responsavel: 'Manifestante',
        ocorridoEm: '2026-03-12T12:00:00.000Z',
        mudancas: [],
        encadeado: false,
        elo: null,
      },
    ]);
    for (const segredo of ['chefe', 'Maria', 'carro']) expect(resposta.body).not.toContain(segredo);
  });

  it('is narrowed by area, words, period and who did it, and a citizen’s name finds no case', async () => {
    expect((await listar(admin, '&area=feriado')).every(({ area }) => area === 'Feriados')).toBe(true);
    expect(await listar(admin, '&busca=PERFIL%20CONCEDIDO')).toHaveLength(6);
    expect(
      (await listar(admin, '&de=2026-03-02&ate=2026-03-02')).map(({ ocorridoEm }) => ocorridoEm),
    ).toEqual(Array.from({ length: 3 }, () => '2026-03-02T13:00:00.000Z'));
    expect(await listar(admin, '&pessoa=gustavo')).toHaveLength(1);
    expect(await listar(admin, '&pessoa=maria')).toEqual([]);
  });

  it('turns its pages without losing or repeating an act of the same moment', async () => {
    const vistos: string[] = [];
    let cursor: string | null = null;
    do {
      const resposta = await admin.get(`${API}?porPagina=10${cursor ? `&cursor=${cursor}` : ''}`);
      const pagina = resposta.json() as { itens: AtoAuditado[]; proximoCursor: string | null };
      vistos.push(...pagina.itens.map(({ origem, id }) => `${origem} ${id}`));
      cursor = pagina.proximoCursor;
    } while (cursor);
    expect(vistos).toHaveLength(14);
    expect(new Set(vistos).size).toBe(14);
    expect((await admin.get(`${API}?cursor=abc`)).statusCode).toBe(400);
  });

  it('comes out as CSV with the same rows', async () => {
    const resposta = await gestor.get(`${API}/exportar?area=feriado`);
    expect(resposta.headers['content-type']).toContain('text/csv');
    const linhas = resposta.body.trim().split('\r\n');
    expect(linhas).toHaveLength(1 + (await listar(gestor, '&area=feriado')).length);
    expect(linhas[1]).toContain('Nome: Antes');
  });

  it('says who took it away and which part, but not whose name was looked for', async () => {
    await gestor.get(`${API}/exportar?area=usuario&de=2026-03-01&pessoa=fulana`);
    const [ato] = await listar(gestor, '&area=auditoria');
    expect(ato).toMatchObject({
      area: 'Auditoria',
      acao: 'Exportação da auditoria',
      alvo: 'Parte dos registros',
      orgao: 'CGU',
      mudancas: expect.arrayContaining([
        { campo: 'Área', antes: null, depois: 'Usuários' },
        { campo: 'De', antes: null, depois: '01/03/2026' },
        { campo: 'Por pessoa', antes: null, depois: 'Sim' },
      ]),
    });
    expect(JSON.stringify(ato)).not.toContain('fulana');
    await admin.get(`${API}/exportar`);
    const [deTudo] = await listar(admin, '&area=auditoria');
    expect(deTudo).toMatchObject({ alvo: 'Todos os registros', orgao: null });
  });

  it('tells how far the chain reaches and what the last verification found', async () => {
    expect((await gestor.get(`${API}/estado`)).json()).toEqual({ encadeadaAte: null, verificacao: null });
    await encadearTudo(app);
    await verificarAuditoria(app, () => undefined);
    expect((await gestor.get(`${API}/estado`)).json()).toEqual({
      encadeadaAte: '2026-03-12',
      verificacao: { em: '2026-03-12T12:00:00.000Z', elos: 17, problemas: 0 },
    });
    expect((await listar(admin)).every(({ elo, encadeado }) => elo !== null && encadeado)).toBe(true);
  });

  it('L9 tells nobody the moment at which a protected person acts: only the day', async () => {
    const antes = (await gestor.get(`${API}/estado`)).json().encadeadaAte;
    app.clock.advance(minutes(7));
    await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    await encadearTudo(app);
    expect((await gestor.get(`${API}/estado`)).json().encadeadaAte).toBe(antes);
  });

  it('has no chain numbers for an office’s own people: a gap among them would date a case that is hidden from them', async () => {
    expect((await listar(gestor)).every(({ elo, encadeado }) => elo === null && encadeado)).toBe(true);
    const arquivo = (await gestor.get(`${API}/exportar?area=feriado`)).body.trim().split('\r\n').slice(1);
    expect(arquivo.length).toBeGreaterThan(0);
    for (const linha of arquivo) expect(linha).toMatch(/[;,](?:"")?$/);
  });

  it('S6-04 is refused to a profile that does not read it', async () => {
    const respondente = await entrarComo(app, 'respondente.cgu');
    expect((await respondente.get(API)).statusCode).toBe(403);
    expect((await respondente.get(`${API}/exportar`)).statusCode).toBe(403);
  });
});
