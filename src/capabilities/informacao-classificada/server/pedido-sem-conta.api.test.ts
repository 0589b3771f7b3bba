import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailsDoEvento } from '#testing/casos.ts';
import { resolver } from '#testing/prova-de-trabalho.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';
import { avisosDevolvidosJob } from './pedido/rotinas/avisos-devolvidos.ts';
import { umaInformacao } from './testing-classificadas.ts';
import {
  ATENDENTE,
  atenderNoIfce,
  consultar,
  desafio,
  PEDIDOS,
  pedirSemConta,
  umPedido,
} from './testing-sem-conta.ts';

let app: TestApp;
const em = (iso: string): void => app.clock.set(`${iso}:00-03:00`);
const ANA = { nome: 'Ana Sem Conta', email: 'ana@escuta.invalid' };
const RAIMUNDO = { nome: 'Raimundo Alves', endereco: 'Rua das Flores, 120, Fortaleza/CE' };
const RECURSO = { texto: 'A decisão não diz que dano a divulgação causaria hoje.' };
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

interface Registrado {
  readonly idPedido: number;
  readonly numeroProtocolo: string;
  readonly codigoAcesso: string;
}
const registrar = async (requerente: object): Promise<Registrado> => {
  const response = await pedirSemConta(app, { requerente });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Registrado>();
};
const abrir = async ({ numeroProtocolo, codigoAcesso }: Registrado): Promise<Visitor> => {
  const { visitor, response } = await consultar(app, numeroProtocolo, codigoAcesso);
  expect(response.statusCode, response.body).toBe(200);
  return visitor;
};
const ver = async (visitor: Visitor, idPedido: number) =>
  (await visitor.get(`${PEDIDOS}/${idPedido}`)).json<Record<string, unknown>>();
const code = (response: { statusCode: number; json: <T>() => T }) => [
  response.statusCode,
  response.json<{ code?: string }>().code,
];
const decidir = async (idPedido: number) => {
  const response = await (await entrarComo(app, 'gestor.ifce')).post(`${PEDIDOS}/${idPedido}/decidir`, {
    resultado: 'mantida',
    texto: 'O motivo do sigilo continua.',
    idInformacao,
  });
  expect(response.statusCode, response.body).toBe(200);
};

describe('LAI arts. 10 and 29; Decreto 7.724/2012, art. 12: asking without an account', () => {
  it('demands a name and a way to be told, and no document', async () => {
    const recusas = async (requerente: object | undefined) =>
      code(await new Visitor(app).post(PEDIDOS, umPedido(requerente && { requerente })));
    expect(await recusas(undefined)).toEqual([400, 'desclassificacao.quem-pede']);
    expect(await recusas({ nome: 'Ana Sem Conta' })).toEqual([400, 'desclassificacao.como-avisar']);
    expect(await recusas({ nome: 'Ana Sem Conta', telefone: '85999991234' })).toEqual([
      400,
      'desclassificacao.como-avisar',
    ]);
    expect((await recusas({ ...ANA, cpf: '111.111.111-11' }))[0]).toBe(400);
    // Lei 13.460/2017, art. 10-A: nothing beside the CPF.
    const dois = { ...ANA, cpf: '529.982.247-25', outroDocumento: { tipo: 20, numero: 'AB12345' } };
    expect((await recusas(dois))[0]).toBe(400);
    const comCpf = await registrar({ ...ANA, email: 'cpf@escuta.invalid', cpf: '529.982.247-25' });
    expect(await ver(await entrarComo(app, 'gestor.ifce'), comCpf.idPedido)).toMatchObject({
      requerente: ANA.nome,
      contato: { documento: 'CPF 52998224725', email: 'cpf@escuta.invalid', endereco: null },
    });
  });

  it('gives protocol and code, the same for the same sending, and keeps only the hash of the code', async () => {
    const chaveEnvio = randomUUID();
    const mais = { chaveEnvio, requerente: RAIMUNDO };
    const primeira = (await pedirSemConta(app, mais)).json<Registrado>();
    expect(primeira).toMatchObject({
      numeroProtocolo: expect.stringMatching(/^23546\.\d{6}\/2026-\d\d$/),
      codigoAcesso: expect.stringMatching(/^[0-9A-Z]{20}$/),
      prazo: '2026-04-14',
    });
    expect((await pedirSemConta(app, mais)).json()).toEqual(primeira);
    const rows = await app.db
      .selectFrom('pedido_desclassificacao')
      .selectAll()
      .where('id', '=', primeira.idPedido)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(primeira.codigoAcesso);
  });

  it('tells who looks it up without JavaScript that the code is right, and where it opens', async () => {
    const { numeroProtocolo, codigoAcesso } = await registrar(RAIMUNDO);
    const consulta = async (codigo: string) =>
      app.inject({
        method: 'POST',
        url: '/sem-javascript/consulta',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
        payload: new URLSearchParams({ protocolo: numeroProtocolo, codigoAcesso: codigo }).toString(),
      });
    const certa = await consulta(codigoAcesso);
    expect(certa.body).toContain('pedido de desclassificação, que não abre nesta página simples');
    expect(certa.headers['set-cookie']).toBeUndefined();
    expect((await consulta('ABCDABCDABCDABCDABCD')).body).not.toContain('desclassificação');
  });

  it('writes to who left an e-mail, with the way to look it up and without the code', async () => {
    await app.db.deleteFrom('email_saida').execute();
    const { codigoAcesso, numeroProtocolo } = await registrar(ANA);
    const [mail] = await emailsDoEvento(app, 'desclassificacao.registrada');
    expect(mail).toMatchObject({
      para: ANA.email,
      texto: expect.stringContaining(
        `/web/manifestacao/consultar?protocolo=${numeroProtocolo.replace(/\D/g, '')}`,
      ),
    });
    expect(JSON.stringify(mail)).not.toContain(codigoAcesso);
  });

  it('is not for who is signed in: the account says who asks', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    expect(code(await maria.post(PEDIDOS, umPedido({ requerente: ANA })))).toEqual([
      400,
      'desclassificacao.quem-pede-e-a-conta',
    ]);
  });
});

describe('the brakes of a filing without an account', () => {
  it('S2-06 each pays with the puzzle of a look-up by code, once', async () => {
    const sem = await new Visitor(app).post(PEDIDOS, umPedido({ requerente: RAIMUNDO }));
    expect(sem.statusCode).toBe(429);
    expect(sem.json()).toMatchObject({
      code: 'manifestacao.prova-de-trabalho-necessaria',
      details: { desafio: expect.any(String), bits: 16 },
    });
    const prova = await resolver(await desafio(app));
    const enviar = () => new Visitor(app).post(PEDIDOS, { ...umPedido({ requerente: RAIMUNDO }), ...prova });
    expect((await enviar()).statusCode).toBe(200);
    expect((await enviar()).statusCode).toBe(429);
  });

  it('no mailbox is filled with our mails: after a few it waits, and others do not', async () => {
    const caixa = { nome: 'Vítima de Brincadeira', email: 'vitima@escuta.invalid' };
    const vezes: number[] = [];
    for (let i = 0; i < 6; i++) vezes.push((await pedirSemConta(app, { requerente: caixa })).statusCode);
    expect(vezes).toEqual([200, 200, 200, 200, 200, 429]);
    expect(
      (await pedirSemConta(app, { requerente: { ...caixa, email: 'outra@escuta.invalid' } })).statusCode,
    ).toBe(200);
  });
});

describe('opening a pedido by protocol and access code', () => {
  it('is done in the one look-up of cases, and is refused to a wrong code and for a pedido of an account', async () => {
    const meu = await registrar(RAIMUNDO);
    const outro = await registrar({ ...RAIMUNDO, nome: 'Outra Pessoa' });
    const { response } = await consultar(app, meu.numeroProtocolo, meu.codigoAcesso);
    expect(response.json()).toEqual({ idPedido: meu.idPedido });
    expect(response.cookies).toMatchObject([
      { name: 'acesso-manifestacao', httpOnly: true, sameSite: 'Lax', maxAge: 1800 },
    ]);
    const errado = await consultar(app, meu.numeroProtocolo, outro.codigoAcesso);
    expect(code(errado.response)).toEqual([404, 'manifestacao.protocolo-ou-codigo-invalido']);
    expect(errado.visitor.cookies.size).toBe(0);
    const daMaria = await (await entrarComo(app, 'maria.cidada')).post(PEDIDOS, umPedido());
    const { numeroProtocolo, codigoAcesso } = daMaria.json<Registrado>();
    expect(codigoAcesso).toBeNull();
    expect((await consultar(app, numeroProtocolo, meu.codigoAcesso)).response.statusCode).toBe(404);
  });

  it('opens that pedido alone, for half an hour', async () => {
    const meu = await registrar(RAIMUNDO);
    const outro = await registrar({ ...RAIMUNDO, nome: 'Outra Pessoa' });
    const visitor = await abrir(meu);
    expect(await ver(visitor, meu.idPedido)).toMatchObject({
      pelaChave: true,
      requerente: null,
      contato: null,
      informacao: null,
      atos: ['desistirDoPedido'],
    });
    for (const alheio of [visitor, new Visitor(app), await entrarComo(app, 'joao.cidadao')])
      expect(code(await alheio.get(`${PEDIDOS}/${outro.idPedido}`))).toEqual([
        404,
        'desclassificacao.nao-encontrada',
      ]);
    expect(code(await visitor.post(`${PEDIDOS}/${outro.idPedido}/desistir`, {}))[0]).toBe(404);
    expect((await visitor.get(`/api/app-web/v1/manifestacoes/${meu.idPedido}`)).statusCode).toBe(404);
    app.clock.advance(31 * 60_000);
    expect((await visitor.get(`${PEDIDOS}/${meu.idPedido}`)).statusCode).toBe(404);
  });

  it('LAI art. 17; Lei 9.784/1999, art. 51: does all that the person may: appeals at each instance, gives it up', async () => {
    const meu = await registrar(ANA);
    await decidir(meu.idPedido);
    const visitor = await abrir(meu);
    expect(await ver(visitor, meu.idPedido)).toMatchObject({
      atos: ['recorrerDaDecisao'],
      recorrerAte: '2026-03-23',
      informacao: { grau: 'secreta' },
    });
    expect((await visitor.post(`${PEDIDOS}/${meu.idPedido}/recorrer`, RECURSO)).statusCode).toBe(200);
    const maxima = await entrarComo(app, 'maxima.ifce');
    const decisao = { resultado: 'mantida', texto: 'Também aqui o motivo continua.' };
    expect((await maxima.post(`${PEDIDOS}/${meu.idPedido}/decidir-recurso`, decisao)).statusCode).toBe(200);
    expect((await visitor.post(`${PEDIDOS}/${meu.idPedido}/recorrer-a-comissao`, RECURSO)).statusCode).toBe(
      200,
    );
    expect((await visitor.post(`${PEDIDOS}/${meu.idPedido}/desistir`, {})).statusCode).toBe(200);
    expect(await ver(visitor, meu.idPedido)).toMatchObject({
      estado: 'desistido',
      historico: [
        { ato: 'Desistência', responsavel: ANA.nome },
        { ato: 'Recurso', responsavel: ANA.nome },
        { ato: 'Decisão' },
        { ato: 'Recurso', responsavel: ANA.nome },
        { ato: 'Decisão' },
        { ato: 'Registro', responsavel: ANA.nome },
      ],
    });
    // Nobody without a key reaches what is open to a key.
    for (const ato of ['recorrer', 'recorrer-a-comissao', 'recorrer-ao-comando'])
      expect((await new Visitor(app).post(`${PEDIDOS}/${meu.idPedido}/${ato}`, RECURSO)).statusCode).toBe(
        404,
      );
  });
});

describe('Lei 9.784/1999, arts. 26 and 66: no term runs for who was not told', () => {
  const ciencia = async (login: string, idPedido: number, corpo: object = {}) =>
    (await entrarComo(app, login)).post(`${PEDIDOS}/${idPedido}/registrar-ciencia`, {
      dia: '2026-04-20',
      meio: 'carta-ar',
      ...corpo,
    });

  it('waits without an end until the notice is registered, and then runs from its day', async () => {
    const { idPedido } = await registrar(RAIMUNDO);
    await decidir(idPedido);
    const gestora = await entrarComo(app, 'gestor.ifce');
    expect(await ver(gestora, idPedido)).toMatchObject({
      atos: ['registrarCienciaDoPedido'],
      semAviso: 'Não tem e-mail nem conta',
      contato: { endereco: RAIMUNDO.endereco },
    });
    const fila = (await gestora.get(`${PEDIDOS}/tratar?fila=a-avisar`)).json<{
      itens: { idPedido: number }[];
    }>();
    expect(fila.itens.map((linha) => linha.idPedido)).toContain(idPedido);
    em('2026-04-22T09:00');
    expect(code(await ciencia('gestor.ifce', idPedido, { dia: '2026-04-23' }))[0]).toBe(400);
    expect(code(await ciencia('gestor.ifce', idPedido, { dia: '2026-03-11' }))[0]).toBe(400);
    expect(code(await ciencia('maria.cidada', idPedido))[0]).toBe(403);
    expect(code(await ciencia('gestor.cgu', idPedido))).toEqual([404, 'desclassificacao.nao-encontrada']);
    expect((await ciencia(ATENDENTE, idPedido, { observacao: 'AR 123.' })).json()).toEqual({
      recorrerAte: '2026-05-04',
    });
    expect(await ver(await entrarComo(app, 'gestor.ifce'), idPedido)).toMatchObject({
      atos: [],
      historico: [
        {
          ato: 'Ciência',
          informacoes:
            'Quem pediu foi avisado em 20/04/2026 (Carta com aviso de recebimento (AR)). Pode recorrer até 04/05/2026. AR 123.',
        },
        { ato: 'Decisão', informacoes: expect.stringContaining('precisa ser avisado de outro modo') },
        {},
      ],
    });
    expect(code(await ciencia('gestor.ifce', idPedido))).toEqual([409, 'desclassificacao.ja-sabe']);
  });

  it('takes the own opening with the code as notice', async () => {
    const meu = await registrar(RAIMUNDO);
    await decidir(meu.idPedido);
    em('2026-06-08T09:00');
    const visitor = await abrir(meu);
    expect(await ver(visitor, meu.idPedido)).toMatchObject({
      atos: ['recorrerDaDecisao'],
      recorrerAte: '2026-06-18',
      historico: [{ ato: 'Ciência', responsavel: RAIMUNDO.nome }, {}, {}],
    });
    em('2026-06-19T09:00');
    const depois = await abrir(meu);
    expect(code(await depois.post(`${PEDIDOS}/${meu.idPedido}/recorrer`, RECURSO))).toEqual([
      409,
      'desclassificacao.fora-do-prazo',
    ]);
  });

  it('is of no concern where mail tells it', async () => {
    const { idPedido } = await registrar({ ...ANA, email: 'ana.outra@escuta.invalid' });
    await decidir(idPedido);
    expect(await ver(await entrarComo(app, 'gestor.ifce'), idPedido)).toMatchObject({
      atos: [],
      semAviso: null,
    });
  });

  it('Lei 9.784/1999, art. 26: a mail that came back is no notice, and the office finds whom to reach', async () => {
    const meu = await registrar({ ...ANA, email: 'ana.volta@escuta.invalid' });
    await decidir(meu.idPedido);
    await app.db
      .updateTable('email_saida')
      .set({ devolvido_em: app.clock.now(), enviado_em: app.clock.now() })
      .where('chave', '=', `desclassificacao.decidida:${meu.idPedido}:1`)
      .execute();
    for (const _ of [1, 2]) await avisosDevolvidosJob(app.platform).run({});
    const gestora = await entrarComo(app, 'gestor.ifce');
    expect(await ver(gestora, meu.idPedido)).toMatchObject({
      atos: ['registrarCienciaDoPedido'],
      semAviso: 'O e-mail voltou',
      historico: [{ ato: 'Aviso devolvido' }, { ato: 'Decisão' }, {}],
    });
    em('2026-09-08T09:00');
    expect(await ver(await abrir(meu), meu.idPedido)).toMatchObject({
      atos: ['recorrerDaDecisao'],
      recorrerAte: '2026-09-18',
    });
    await avisosDevolvidosJob(app.platform).run({});
    expect(await ver(await abrir(meu), meu.idPedido)).toMatchObject({ recorrerAte: '2026-09-18' });
  });
});

describe('Decreto 7.724/2012, arts. 36 and 37: who decides', () => {
  it('is told to staff who may not, instead of silence', async () => {
    const { idPedido } = await registrar({ ...ANA, email: 'quem@escuta.invalid' });
    const respondente = await ver(await entrarComo(app, 'respondente.ifce'), idPedido);
    expect(respondente).toMatchObject({
      atos: [],
      quemDecide: expect.stringMatching(
        /^Quem decide é a autoridade classificadora \(IFCE\): .+ ou quem é gestor/,
      ),
    });
    expect(await ver(await entrarComo(app, 'gestor.ifce'), idPedido)).toMatchObject({
      quemDecide: null,
      atos: ['decidirPedido'],
    });
    await decidir(idPedido);
    const recorre = await registrar({ ...ANA, email: 'quem2@escuta.invalid' });
    await decidir(recorre.idPedido);
    await (await abrir(recorre)).post(`${PEDIDOS}/${recorre.idPedido}/recorrer`, RECURSO);
    // Decided below, and so not here.
    expect(await ver(await entrarComo(app, 'gestor.ifce'), recorre.idPedido)).toMatchObject({
      atos: [],
      quemDecide: expect.stringMatching(
        /Você já decidiu.*Quem decide é a autoridade máxima do órgão \(IFCE\)/,
      ),
    });
  });
});
