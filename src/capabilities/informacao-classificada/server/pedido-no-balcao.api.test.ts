import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailsDoEvento } from '#testing/casos.ts';
import { comProva } from '#testing/prova-de-trabalho.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';
import { umaInformacao } from './testing-classificadas.ts';
import { ATENDENTE, atenderNoIfce, consultar, PEDIDOS, umPedido } from './testing-sem-conta.ts';

let app: TestApp;
const em = (iso: string): void => app.clock.set(`${iso}:00-03:00`);
const FRANCISCA = { nome: 'Francisca Lima', telefone: '85 98888-7777' };
const BALCAO = { canal: 'balcao' };
let idInformacao: number;

beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
  await atenderNoIfce(app);
  const criada = await (await entrarComo(app, 'gestor.ifce')).post(
    '/api/app-web/v1/informacoes-classificadas',
    umaInformacao(),
  );
  ({ idInformacao } = criada.json<{ idInformacao: number }>());
});
beforeEach(() => em('2026-03-12T09:00'));
afterAll(() => app.close());

const code = (response: { statusCode: number; json: <T>() => T }) => [
  response.statusCode,
  response.json<{ code?: string }>().code,
];
const pedir = async (login: string, mais: Record<string, unknown> = {}) =>
  (await entrarComo(app, login)).post(
    PEDIDOS,
    umPedido({ requerente: FRANCISCA, atendimento: BALCAO, ...mais }),
  );
const pedido = async (mais: Record<string, unknown> = {}) => {
  const response = await pedir(ATENDENTE, mais);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{
    idPedido: number;
    numeroProtocolo: string;
    codigoAcesso: string | null;
    chaveDoCodigo: string;
    prazo: string;
  }>();
};
const ver = async (login: string, idPedido: number) =>
  (await (await entrarComo(app, login)).get(`${PEDIDOS}/${idPedido}`)).json<Record<string, unknown>>();
const atender = async (login: string, idPedido: number, corpo: object) =>
  (await entrarComo(app, login)).post(`${PEDIDOS}/${idPedido}/atendimento`, { canal: 'balcao', ...corpo });
const decidir = async (idPedido: number) =>
  (await entrarComo(app, 'gestor.ifce')).post(`${PEDIDOS}/${idPedido}/decidir`, {
    resultado: 'mantida',
    texto: 'O motivo do sigilo continua.',
    idInformacao,
  });
const RECORRER = { pedido: { ato: 'recorrer', texto: 'Dona Francisca disse que o prédio já não existe.' } };
const DESISTIR = { pedido: { ato: 'desistir', motivo: 'Já conseguiu o documento.' } };

describe('LAI arts. 9 and 10: a pedido at the desk', () => {
  it('is filed by who attends, in the own office, with protocol and code for the person', async () => {
    expect(code(await pedir('maria.cidada'))).toEqual([403, 'desclassificacao.nao-atende']);
    expect(code(await pedir('observador.cgu', { idOuvidoria: Orgaos.cgu }))).toEqual([
      403,
      'desclassificacao.nao-atende',
    ]);
    expect(code(await pedir('respondente.cgu'))).toEqual([403, 'desclassificacao.outro-orgao']);
    expect(code(await pedir(ATENDENTE, { requerente: undefined }))).toEqual([
      400,
      'desclassificacao.quem-pede',
    ]);
    const {
      idPedido,
      numeroProtocolo,
      codigoAcesso: visto,
      chaveDoCodigo,
    } = await pedido({ idOuvidoria: undefined });
    // Who attends hands the code over without seeing it.
    expect(visto).toBeNull();
    const { codigoAcesso } = (
      await comProva((prova) =>
        new Visitor(app).post('/api/app-web/v1/codigo-de-acesso/receber', { chave: chaveDoCodigo, ...prova }),
      )
    ).json<{ codigoAcesso: string }>();
    const { visitor, response } = await consultar(app, numeroProtocolo, codigoAcesso);
    expect(response.json()).toEqual({ idPedido });
    expect((await visitor.get(`${PEDIDOS}/${idPedido}`)).json()).toMatchObject({
      comoChegou: 'no balcão',
      atos: ['desistirDoPedido'],
      historico: [
        { ato: 'Entrega do código' },
        {
          ato: 'Registro',
          responsavel: expect.stringMatching(/\(IFCE\), em nome de quem registrou$/),
          informacoes: expect.stringContaining('Pedido feito no balcão e registrado por quem atende.'),
        },
      ],
    });
  });

  it('Decreto 7.724/2012, art. 36: counts the thirty days from the day the letter came', async () => {
    const carta = (recebidaEm: string | null) => ({ atendimento: { canal: 'carta', recebidaEm } });
    expect(code(await pedir(ATENDENTE, carta(null)))).toEqual([400, 'atendimento.sem-dia']);
    expect(code(await pedir(ATENDENTE, carta('2026-03-13')))).toEqual([400, 'atendimento.dia-futuro']);
    expect(code(await pedir(ATENDENTE, carta('2016-03-02')))).toEqual([400, 'desclassificacao.carta-antiga']);
    expect(
      code(await pedir(ATENDENTE, { atendimento: { canal: 'telefone', recebidaEm: '2026-03-02' } })),
    ).toEqual([400, 'atendimento.so-na-carta']);
    const hoje = await pedido();
    const deCarta = await pedido(carta('2026-03-02'));
    expect([deCarta.prazo, hoje.prazo]).toEqual(['2026-04-01', '2026-04-14']);
    expect(await ver('gestor.ifce', deCarta.idPedido)).toMatchObject({
      comoChegou: 'por carta recebida em 02/03/2026',
      registradoEm: expect.stringMatching(/^2026-03-02T14/),
      passos: [{ registradoEm: expect.stringMatching(/^2026-03-02T14/) }],
    });
  });

  it('LAI art. 24: shows an atendente the pedido and its person, and nothing of the roll before the decision', async () => {
    const { idPedido } = await pedido({ codigo: umaInformacao().nup });
    expect(await ver(ATENDENTE, idPedido)).toMatchObject({
      requerente: FRANCISCA.nome,
      informacao: null,
      atende: true,
      atos: [],
      quemDecide: expect.stringContaining('Quem decide é'),
    });
    expect(await ver('gestor.ifce', idPedido)).toMatchObject({ informacao: { idInformacao } });
    // Nobody named: the gestor answers for who classifies, and no respondente does (LAI arts. 27 and 29).
    const nomeados = await app.db.deleteFrom('autoridade_recurso').returningAll().execute();
    expect(await ver('respondente.ifce', idPedido)).toMatchObject({
      atos: [],
      quemDecide: expect.stringContaining('Como ninguém foi indicado, decide quem é gestor do órgão.'),
    });
    expect(await ver('gestor.ifce', idPedido)).toMatchObject({ atos: ['decidirPedido'] });
    await app.db.insertInto('autoridade_recurso').values(nomeados).execute();
    expect((await (await entrarComo(app, ATENDENTE)).get(`${PEDIDOS}/${idPedido}/rol`)).statusCode).toBe(403);
    expect(await ver('respondente.cgu', idPedido)).toMatchObject({ code: 'desclassificacao.nao-encontrada' });
  });
});

describe('Lei 13.460/2017, art. 10: what the person asks for at the desk', () => {
  it('is an appeal in their name, in time if the letter was, and told to them', async () => {
    const { idPedido } = await pedido({ requerente: { ...FRANCISCA, email: 'francisca@escuta.invalid' } });
    expect(code(await atender(ATENDENTE, idPedido, RECORRER))).toEqual([
      409,
      'desclassificacao.em-andamento',
    ]);
    await decidir(idPedido);
    await app.db.deleteFrom('email_saida').execute();
    em('2026-03-30T09:00');
    // Ten days from 12 March are over, and the letter came before.
    expect(code(await atender(ATENDENTE, idPedido, RECORRER))).toEqual([
      409,
      'desclassificacao.fora-do-prazo',
    ]);
    const carta = (recebidaEm: string) => ({ ...RECORRER, canal: 'carta', recebidaEm });
    const cabem = async (dia: string) =>
      (
        await (await entrarComo(app, ATENDENTE)).get(`${PEDIDOS}/${idPedido}/atendimento?recebidaEm=${dia}`)
      ).json<{ atos: unknown[] }>().atos;
    expect(await cabem('2026-03-23')).toEqual([
      { ato: 'recorrer', aQuem: 'Autoridade máxima do órgão', ultimoDia: '2026-03-23' },
    ]);
    expect(await cabem('2026-03-24')).toEqual([]);
    expect(code(await atender(ATENDENTE, idPedido, carta('2026-03-11')))).toEqual([
      400,
      'atendimento.antes-do-evento',
    ]);
    for (const login of ['respondente.cgu', 'gestor.cgu'])
      expect(code(await atender(login, idPedido, carta('2026-03-23')))).toEqual([
        404,
        'desclassificacao.nao-encontrada',
      ]);
    expect(code(await atender('maria.cidada', idPedido, carta('2026-03-23')))[0]).toBe(403);
    const semNome = { ...carta('2026-03-23'), quemPediu: { nome: '', qualidade: 'procurador' } };
    expect(code(await atender(ATENDENTE, idPedido, semNome))).toEqual([400, 'entrada.invalida']);
    const feito = await atender(ATENDENTE, idPedido, {
      ...carta('2026-03-23'),
      quemPediu: { nome: 'Joana Lima Castro', qualidade: 'procurador' },
    });
    expect(feito.json(), feito.body).toMatchObject({
      nome: 'Recorrer',
      comoChegou: 'por carta recebida em 23/03/2026',
      quemPediu: 'Joana Lima Castro (procurador(a))',
      // The authority's days run from when it was typed in.
      prazo: '2026-04-29',
    });
    expect(await ver('maxima.ifce', idPedido)).toMatchObject({
      estado: 'em-recurso',
      atos: ['decidirRecurso'],
      historico: [
        {
          ato: 'Recurso',
          responsavel: expect.stringMatching(/em nome de quem registrou$/),
          // Who asked for another is kept with what was asked (Lei 9.784/1999, art. 9º).
          informacoes: expect.stringMatching(
            /por quem representa \(procurador\(a\)\) por carta recebida em 23\/03\/2026.*Quem pediu: Joana Lima Castro\.$/,
          ),
        },
        {},
        {},
      ],
    });
    expect(await emailsDoEvento(app, 'desclassificacao.em-nome')).toMatchObject([
      { para: 'francisca@escuta.invalid', texto: expect.stringContaining('um recurso em seu nome') },
    ]);
  });

  it('Lei 9.784/1999, art. 51: is a withdrawal, also of a pedido of an account, once', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const { idPedido } = (await maria.post(PEDIDOS, umPedido())).json<{ idPedido: number }>();
    // Only at the desk, never by the staff's own will through the person's route.
    expect(
      code(await (await entrarComo(app, 'gestor.ifce')).post(`${PEDIDOS}/${idPedido}/desistir`, {}))[0],
    ).toBe(403);
    expect(
      (await atender('gestor.ifce', idPedido, { ...DESISTIR, versao: 1, canal: 'telefone' })).statusCode,
    ).toBe(200);
    expect(await ver('maria.cidada', idPedido)).toMatchObject({
      estado: 'desistido',
      historico: [{ informacoes: expect.stringContaining('Pedido feito por telefone') }, {}],
    });
    expect(code(await atender('gestor.ifce', idPedido, { ...DESISTIR, versao: 1 }))).toEqual([
      409,
      'desclassificacao.mudou',
    ]);
  });

  it('Lei 9.784/1999, art. 66: is open without an end for who was not told of the decision', async () => {
    const { idPedido } = await pedido();
    await decidir(idPedido);
    em('2026-07-01T09:00');
    expect((await atender(ATENDENTE, idPedido, RECORRER)).statusCode).toBe(200);
  });
});
