import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, hours } from '#server/clock.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { Clientes, pedirToken } from './testing-integracao.ts';

const CLIENTE = `/api/app-web/v1/integracao/clientes/${Clientes.observador}`;
let app: TestApp;
let inicio: Date;
let atual: string;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T10:17:23-03:00' });
  inicio = app.clock.now();
  atual = 'Demo@2026';
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(inicio));

const pedir = (client_secret: string) =>
  pedirToken(app, {
    grant_type: 'client_credentials',
    client_id: String(Clientes.observador),
    client_secret,
  });
const tokenDe = async (segredo: string): Promise<string> => {
  const resposta = await pedir(segredo);
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json().access_token;
};
const usar = async (token: string): Promise<number> =>
  (await app.inject({ url: '/api/ouvidorias', headers: { authorization: `Bearer ${token}` } })).statusCode;
const ver = async () => (await (await entrarComo(app, 'admin')).get(CLIENTE)).json();
const agir = async (nome: string, corpo: object = {}) => {
  const admin = await entrarComo(app, 'admin');
  const { versao } = (await admin.get(CLIENTE)).json();
  return admin.post(`${CLIENTE}/${nome}`, { versao, ...corpo });
};
const trocar = async (anteriorVale: string): Promise<string> => {
  const resposta = await agir('trocar-segredo', { qual: 'segredo', anteriorVale });
  expect(resposta.statusCode, resposta.body).toBe(200);
  const antes = atual;
  atual = resposta.json().segredo;
  return antes;
};

describe('M9: secrets rotated with overlap', () => {
  it('both give tokens until the shown moment; then the old one gives none, and none of its own is left', async () => {
    const deAntes = await tokenDe(atual);
    const anterior = await trocar('7-dias');
    expect(await ver()).toMatchObject({
      segredo: { desde: inicio.toISOString(), usadoEm: null, semUso: false },
      segredoAnterior: { usadoEm: '2026-03-12T13:00:00.000Z', ate: '2026-03-19T13:17:23.000Z' },
    });
    expect(await usar(deAntes), 'a rotation with overlap ends no token').toBe(200);
    app.clock.advance(days(7) - hours(1));
    const doAnterior = await pedir(anterior);
    expect(doAnterior.json().expires_in).toBe(3600);
    const doNovo = await tokenDe(atual);
    expect((await ver()).segredo.usadoEm).toBe('2026-03-19T12:00:00.000Z');
    app.clock.advance(hours(1));
    expect((await pedir(anterior)).statusCode).toBe(401);
    expect(await usar(doAnterior.json().access_token)).toBe(401);
    expect(await usar(doNovo)).toBe(200);
    expect((await ver()).segredoAnterior).toBeNull();
    expect((await agir('encerrar-segredo-anterior')).json().code).toBe('integracao.sem-segredo-anterior');
  });

  it('the old one can be ended early, with its tokens and without those of the new one', async () => {
    const anterior = await trocar('24-horas');
    const [velho, novo] = [await tokenDe(anterior), await tokenDe(atual)];
    expect((await agir('encerrar-segredo-anterior')).statusCode).toBe(200);
    expect((await pedir(anterior)).statusCode).toBe(401);
    expect([await usar(velho), await usar(novo)]).toEqual([401, 200]);
    expect((await ver()).segredoAnterior).toBeNull();
  });

  it('there are two at most: the next rotation ends the one before the present one', async () => {
    const primeiro = await trocar('7-dias');
    const doPrimeiro = await tokenDe(primeiro);
    app.clock.advance(60_000);
    const segundo = await trocar('7-dias');
    const doSegundo = await tokenDe(segundo);
    expect([(await pedir(primeiro)).statusCode, await usar(doPrimeiro)]).toEqual([401, 401]);
    expect([(await pedir(segundo)).statusCode, (await pedir(atual)).statusCode]).toEqual([200, 200]);
    await trocar('agora');
    expect([(await pedir(segundo)).statusCode, await usar(doSegundo)]).toEqual([401, 401]);
    expect((await ver()).segredoAnterior).toBeNull();
  });

  it('each step is a row of the audit log and is told to the gestores, by bell and by mail, without any secret', async () => {
    await trocar('24-horas');
    await agir('encerrar-segredo-anterior');
    const atos = await app.db
      .selectFrom('auditoria')
      .select(['acao', 'informacoes'])
      .where('area', '=', 'integracao')
      .where('id_alvo', '=', Clientes.observador)
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(atos.map(({ acao }) => acao)).toEqual([
      'Fim do segredo anterior de integração',
      'Troca do segredo de integração',
    ]);
    const { rows } = await app.platform.pool.query(
      `select assunto, texto from email_saida where evento = 'integracao.sistema-mudou'`,
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify([rows, atos])).not.toContain(atual);
    const gestor = await entrarComo(app, 'gestor.cgu');
    expect((await gestor.get('/api/app-web/v1/alertas')).body).toContain('sistema-mudou');
  });

  it('a secret that nobody used for 90 days is marked, here and in the list', async () => {
    await tokenDe(atual);
    expect((await ver()).segredo.semUso).toBe(false);
    app.clock.advance(days(90));
    expect((await ver()).segredo.semUso).toBe(true);
    const admin = await entrarComo(app, 'admin');
    const { itens } = (await admin.get('/api/app-web/v1/integracao/clientes?busca=1003')).json();
    expect(itens[0].segredo.semUso).toBe(true);
  });
});
