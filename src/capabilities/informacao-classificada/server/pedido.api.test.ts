import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailsDoEvento } from '#testing/casos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { lembrarPedidosJob } from './pedido/rotinas/lembrar-pedidos.ts';
import { NUPS, umaInformacao } from './testing-classificadas.ts';

let app: TestApp;
const em = (iso: string): void => app.clock.set(`${iso}:00-03:00`);
const quem = (login: string) => entrarComo(app, login);
const PEDIDOS = '/api/app-web/v1/desclassificacoes';
const ROL = '/api/app-web/v1/informacoes-classificadas';
const TEXTO = 'O plano já foi executado e não há mais o que proteger.';
const code = (response: { statusCode: number; json: <T>() => T }) => [
  response.statusCode,
  response.json<{ code?: string }>().code,
];

let idInformacao: number;
let proximo = 10;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
  const criada = await (await quem('gestor.ifce')).post(ROL, umaInformacao());
  ({ idInformacao } = criada.json<{ idInformacao: number }>());
});
afterAll(() => app.close());

const pedir = async (dados: Record<string, unknown> = {}) => {
  const maria = await quem('maria.cidada');
  return maria.post(PEDIDOS, {
    chaveEnvio: randomUUID(),
    idOuvidoria: Orgaos.ifce,
    codigo: NUPS[0],
    descricao: '',
    texto: TEXTO,
    ...dados,
  });
};
const pedido = async (dados: Record<string, unknown> = {}): Promise<number> => {
  const response = await pedir(dados);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ idPedido: number }>().idPedido;
};
const fazer = async (login: string, idPedido: number, ato: string, corpo: Record<string, unknown>) =>
  code(await (await quem(login)).post(`${PEDIDOS}/${idPedido}/${ato}`, corpo));
const ver = async (login: string, idPedido: number) =>
  (await (await quem(login)).get(`${PEDIDOS}/${idPedido}`)).json<Record<string, unknown>>();
const MANTIDA = { resultado: 'mantida', texto: 'O motivo do sigilo continua.' };
const FEITO = [200, undefined];
/** Another information of the roll, for tests that end its secret. */
const outra = async (changes = {}) => {
  const { checkDigits } = await import('#kernel/protocolo.ts');
  proximo += 1;
  const base = `23546${String(proximo).padStart(6, '0')}2026`;
  const nup = `23546.${String(proximo).padStart(6, '0')}/2026-${checkDigits(base)}`;
  const criada = await (await quem('gestor.ifce')).post(ROL, umaInformacao({ nup, ...changes }));
  expect(criada.statusCode, criada.body).toBe(200);
  return { nup, ...criada.json<{ idInformacao: number }>() };
};

describe('Decreto 7.724/2012, art. 36: asking for a declassification', () => {
  it('is open to who signed in, at any time, and needs no earlier request', async () => {
    em('2026-03-12T09:00');
    await app.db.deleteFrom('email_saida').execute();
    expect(code(await pedir({ codigo: '', descricao: '' }))).toEqual([
      400,
      'desclassificacao.qual-informacao',
    ]);
    expect(code(await pedir({ codigo: 'plano secreto' }))).toEqual([400, 'desclassificacao.codigo-invalido']);
    expect(code(await pedir({ idOuvidoria: 999_999 }))).toEqual([400, 'desclassificacao.orgao']);
    const chaveEnvio = randomUUID();
    const primeira = await pedir({ chaveEnvio });
    expect(primeira.json()).toMatchObject({
      numeroProtocolo: expect.stringMatching(/^23546\.\d{6}\/2026-\d\d$/),
      prazo: '2026-04-14',
    });
    expect((await pedir({ chaveEnvio })).json()).toEqual(primeira.json());
    expect((await emailsDoEvento(app, 'desclassificacao.registrada')).map(({ para }) => para)).toEqual([
      'maria.cidada@escuta.invalid',
    ]);
    expect(await emailsDoEvento(app, 'desclassificacao.recebida')).toHaveLength(1);
    const { idPedido } = primeira.json<{ idPedido: number }>();
    // The roll was not published: who asks learns nothing of it before the decision.
    expect(await ver('maria.cidada', idPedido)).toMatchObject({
      informacao: null,
      requerente: null,
      atos: ['desistirDoPedido'],
    });
    expect(await ver('gestor.ifce', idPedido)).toMatchObject({
      informacao: { idInformacao, grau: 'secreta' },
      requerente: expect.any(String),
      atos: ['decidirPedido'],
    });
  });

  it('is found by the office by its number, by the code of the information or by words of it', async () => {
    const idPedido = await pedido({ codigo: '', descricao: 'Inventário de munições da fortaleza' });
    const comCodigo = await pedido();
    const { protocolo } = await app.db
      .selectFrom('pedido_desclassificacao')
      .select('protocolo')
      .where('id', '=', idPedido)
      .executeTakeFirstOrThrow();
    const achados = async (login: string, busca: string) => {
      const response = await (await quem(login)).get(
        `${PEDIDOS}/tratar?porPagina=100&busca=${encodeURIComponent(busca)}`,
      );
      return response.json<{ itens: { idPedido: number }[] }>().itens.map((item) => item.idPedido);
    };
    expect(await achados('gestor.ifce', protocolo)).toContain(idPedido);
    expect(await achados('gestor.ifce', 'inventario de municoes')).toEqual([idPedido]);
    expect(await achados('gestor.ifce', NUPS[0] ?? '')).toContain(comCodigo);
    expect(await achados('gestor.ifce', 'nada disto')).toEqual([]);
    expect(await achados('gestor.cgu', protocolo)).toEqual([]);
  });

  it('is seen by who asked, by the office and by nobody else', async () => {
    const id = await pedido();
    for (const login of ['joao.cidadao', 'gestor.cgu', 'cmri', 'observador.cgu'])
      expect(code(await (await quem(login)).get(`${PEDIDOS}/${id}`)), login).toEqual([
        404,
        'desclassificacao.nao-encontrada',
      ]);
    const minhas = (await (await quem('joao.cidadao')).get(PEDIDOS)).json<{ itens: unknown[] }>();
    expect(minhas.itens).toEqual([]);
    const doIfce = (await (await quem('gestor.ifce')).get(`${PEDIDOS}/tratar`)).json<{
      contagens: unknown;
    }>();
    expect(doIfce.contagens).toMatchObject({ 'a-decidir': expect.any(Number) });
    expect((await (await quem('gestor.cgu')).get(`${PEDIDOS}/tratar`)).json()).toMatchObject({ itens: [] });
  });
});

describe('LAI art. 17; Decreto 7.724/2012, art. 37: the instances', () => {
  it('goes from the classifying authority to the highest and to the commission, whose word changes the roll', async () => {
    em('2026-03-12T09:00');
    await app.db.deleteFrom('email_saida').execute();
    const { nup, idInformacao: id } = await outra();
    const idPedido = await pedido({ codigo: nup });
    expect(await fazer('maria.cidada', idPedido, 'recorrer', { texto: TEXTO })).toEqual([
      409,
      'desclassificacao.em-andamento',
    ]);
    expect(await fazer('respondente.ifce', idPedido, 'decidir', MANTIDA)).toEqual([
      403,
      'desclassificacao.nao-decide',
    ]);
    expect(await fazer('gestor.ifce', idPedido, 'decidir', MANTIDA)).toEqual(FEITO);
    expect(await ver('maria.cidada', idPedido)).toMatchObject({
      estado: 'decidido',
      informacao: { grau: 'secreta' },
      recorrerAte: '2026-03-23',
      atos: ['recorrerDaDecisao'],
    });
    expect(await emailsDoEvento(app, 'desclassificacao.decidida')).toMatchObject([
      { texto: expect.stringMatching(/recorrer até 23\/03\/2026.*Autoridade máxima/s) },
    ]);
    expect(await fazer('joao.cidadao', idPedido, 'recorrer', { texto: TEXTO })).toEqual([
      404,
      'desclassificacao.nao-encontrada',
    ]);
    expect(await fazer('maria.cidada', idPedido, 'recorrer', { texto: TEXTO })).toEqual(FEITO);
    expect(await fazer('gestor.ifce', idPedido, 'decidir-recurso', MANTIDA)).toEqual([
      403,
      'desclassificacao.impedido',
    ]);
    expect(await fazer('maxima.ifce', idPedido, 'decidir-recurso', MANTIDA)).toEqual(FEITO);
    expect(await fazer('cmri', idPedido, 'decidir-na-comissao', MANTIDA)).toEqual([
      404,
      'desclassificacao.nao-encontrada',
    ]);
    expect(await fazer('maria.cidada', idPedido, 'recorrer-a-comissao', { texto: TEXTO })).toEqual(FEITO);
    expect(await ver('maria.cidada', idPedido)).toMatchObject({
      estado: 'na-comissao',
      comQuem: expect.stringContaining('CMRI'),
      desde: expect.any(String),
      prazo: null,
    });
    expect(await fazer('gestor.ifce', idPedido, 'decidir-na-comissao', MANTIDA)).toEqual([
      403,
      'desclassificacao.nao-decide',
    ]);
    expect(
      await fazer('cmri', idPedido, 'decidir-na-comissao', { ...MANTIDA, resultado: 'desclassificada' }),
    ).toEqual(FEITO);
    expect(await ver('maria.cidada', idPedido)).toMatchObject({
      estado: 'encerrado',
      atos: [],
      passos: [{ passo: 1 }, { passo: 3 }, { passo: 4, decisao: { resultado: 'desclassificada' } }],
    });
    expect((await (await quem('gestor.ifce')).get(`${ROL}/${id}`)).json()).toMatchObject({
      situacao: 'desclassificada',
      historico: [
        { ato: 'Desclassificação', responsavel: expect.stringContaining('CMRI') },
        { ato: 'Registro' },
      ],
    });
  });

  it('opens the next instance when nobody decides in time, with no last day', async () => {
    em('2026-03-12T09:00');
    const idPedido = await pedido();
    em('2026-04-14T23:00');
    expect(await fazer('maria.cidada', idPedido, 'recorrer', { texto: TEXTO })).toEqual([
      409,
      'desclassificacao.em-andamento',
    ]);
    em('2026-08-03T09:00');
    expect(await ver('maria.cidada', idPedido)).toMatchObject({
      comQuem: 'Autoridade classificadora',
      diasRestantes: -111,
      atos: ['recorrerDaDecisao', 'desistirDoPedido'],
      recorreA: 'Autoridade máxima do órgão',
      recorrerAte: null,
    });
    expect(await fazer('maria.cidada', idPedido, 'recorrer', { texto: TEXTO })).toEqual(FEITO);
    expect(await ver('maxima.ifce', idPedido)).toMatchObject({
      passos: [{ decisao: null }, { porSilencio: true }],
      atos: ['decidirRecurso'],
    });
    // The classifying authority is too late.
    expect(await fazer('gestor.ifce', idPedido, 'decidir', MANTIDA)).toEqual([
      409,
      'ato.situacao-nao-permite',
    ]);
  });

  it('LAI art. 17 § 2º: ends at the highest authority where the information is only reserved', async () => {
    em('2026-03-12T09:00');
    const { nup } = await outra({ grau: 'reservada', termo: '2031-01-10' });
    const idPedido = await pedido({ codigo: nup });
    await fazer('gestor.ifce', idPedido, 'decidir', MANTIDA);
    await fazer('maria.cidada', idPedido, 'recorrer', { texto: TEXTO });
    await fazer('maxima.ifce', idPedido, 'decidir-recurso', MANTIDA);
    expect(await fazer('maria.cidada', idPedido, 'recorrer-a-comissao', { texto: TEXTO })).toEqual([
      409,
      'desclassificacao.sem-comissao',
    ]);
    expect(await ver('maria.cidada', idPedido)).toMatchObject({
      atos: [],
      recursoFechado: expect.stringContaining('CMRI'),
    });
  });
});

describe('LAI art. 29: the decision', () => {
  it('identifies what the person described, and makes the secret smaller in the roll', async () => {
    em('2026-03-12T09:00');
    const { idInformacao: id } = await outra();
    const idPedido = await pedido({ codigo: '', descricao: 'O plano de segurança do campus de Fortaleza' });
    const reduz = { resultado: 'reclassificada', texto: 'Basta um sigilo mais curto.', termo: '2028-01-10' };
    expect(await fazer('gestor.ifce', idPedido, 'decidir', reduz)).toEqual([
      400,
      'desclassificacao.informacao-necessaria',
    ]);
    expect(
      await fazer('gestor.ifce', idPedido, 'decidir', { ...reduz, idInformacao: id, termo: '2040-01-10' }),
    ).toEqual([400, 'desclassificacao.reducao-necessaria']);
    expect(await fazer('gestor.ifce', idPedido, 'decidir', { ...reduz, idInformacao: id })).toEqual(FEITO);
    expect((await (await quem('gestor.ifce')).get(`${ROL}/${id}`)).json()).toMatchObject({
      termo: '2028-01-10',
      reclassificada: true,
      codigo: expect.stringMatching(/\.10\/01\/2028\.S$/),
      situacao: 'classificada',
    });
    expect(await ver('maria.cidada', idPedido)).toMatchObject({ atos: ['recorrerDaDecisao'] });
  });

  it('is refused to somebody who saw an older version', async () => {
    em('2026-03-12T09:00');
    const idPedido = await pedido();
    expect(await fazer('gestor.ifce', idPedido, 'decidir', { ...MANTIDA, versao: 2 })).toEqual([
      409,
      'desclassificacao.mudou',
    ]);
    expect(await fazer('gestor.ifce', idPedido, 'decidir', { ...MANTIDA, versao: 1 })).toEqual(FEITO);
  });

  it('is reminded of five days before its term ends, once', async () => {
    em('2026-03-12T09:00');
    await pedido();
    em('2026-04-10T09:00');
    await app.db.deleteFrom('email_saida').execute();
    const job = lembrarPedidosJob(app.platform);
    await job.run({});
    const primeiros = (await emailsDoEvento(app, 'desclassificacao.vence')).length;
    expect(primeiros).toBeGreaterThan(0);
    await job.run({});
    expect(await emailsDoEvento(app, 'desclassificacao.vence')).toHaveLength(primeiros);
  });

  it('Decreto 7.724/2012, art. 36: is reminded of once more when its term has passed, however long ago', async () => {
    em('2026-03-12T09:00');
    await pedido();
    em('2026-05-20T09:00');
    await app.db.deleteFrom('email_saida').execute();
    const job = lembrarPedidosJob(app.platform);
    await job.run({});
    const vencidos = await emailsDoEvento(app, 'desclassificacao.vencida');
    expect(vencidos.length).toBeGreaterThan(0);
    expect(vencidos[0]?.texto).toContain('quem pediu pode levar o caso à instância seguinte');
    await job.run({});
    expect(await emailsDoEvento(app, 'desclassificacao.vencida')).toHaveLength(vencidos.length);
    const alertas = await app.db
      .selectFrom('alerta')
      .select('id')
      .where('tipo', '=', 'desclassificacao-vence')
      .where('chave', 'like', '%:vencido')
      .execute();
    expect(alertas).not.toEqual([]);
  });
});

describe('Lei 9.784/1999, art. 51: giving a pedido up', () => {
  it('takes it from whoever had it to decide, tells them, and leaves nothing to do', async () => {
    em('2026-03-12T09:00');
    const idPedido = await pedido();
    await app.db.deleteFrom('email_saida').execute();
    for (const login of ['gestor.ifce', 'admin'])
      expect(await fazer(login, idPedido, 'desistir', {}), login).toEqual([403, expect.any(String)]);
    const contagens = async () =>
      (await (await quem('gestor.ifce')).get(`${PEDIDOS}/tratar`)).json<{
        contagens: Record<string, number>;
      }>().contagens;
    const antes = await contagens();
    expect(await fazer('maria.cidada', idPedido, 'desistir', { motivo: 'Já encontrei.' })).toEqual(FEITO);
    expect((await contagens())['a-decidir']).toBe((antes['a-decidir'] ?? 0) - 1);
    expect(await emailsDoEvento(app, 'desclassificacao.desistencia')).toHaveLength(1);
    for (const login of ['maria.cidada', 'gestor.ifce'])
      expect(await ver(login, idPedido), login).toMatchObject({
        estado: 'desistido',
        comQuem: null,
        prazo: null,
        atos: [],
        historico: [{ ato: 'Desistência', informacoes: expect.stringContaining('Já encontrei.') }, {}],
      });
    expect(await fazer('gestor.ifce', idPedido, 'decidir', MANTIDA)).toEqual([
      409,
      'ato.situacao-nao-permite',
    ]);
    em('2026-06-12T09:00');
    expect(await fazer('maria.cidada', idPedido, 'recorrer', { texto: TEXTO })).toEqual([
      409,
      'ato.situacao-nao-permite',
    ]);
    await lembrarPedidosJob(app.platform).run({});
  });

  it('is of no use once it was decided', async () => {
    em('2026-03-12T09:00');
    const idPedido = await pedido();
    await fazer('gestor.ifce', idPedido, 'decidir', MANTIDA);
    expect(await fazer('maria.cidada', idPedido, 'desistir', {})).toEqual([409, 'ato.situacao-nao-permite']);
  });
});

describe('Decreto 7.724/2012, art. 47: the meeting of the commission', () => {
  it('is set by the commission alone, on a future business day, and may be changed', async () => {
    em('2026-03-12T09:00');
    const { nup } = await outra();
    const idPedido = await pedido({ codigo: nup });
    await fazer('gestor.ifce', idPedido, 'decidir', MANTIDA);
    await fazer('maria.cidada', idPedido, 'recorrer', { texto: TEXTO });
    await fazer('maxima.ifce', idPedido, 'decidir-recurso', MANTIDA);
    await fazer('maria.cidada', idPedido, 'recorrer-a-comissao', { texto: TEXTO });
    await app.db.deleteFrom('email_saida').execute();
    const aDecidir = async (login: string) =>
      (await (await quem(login)).get(`${PEDIDOS}/tratar?porPagina=100`))
        .json<{ itens: { idPedido: number }[] }>()
        .itens.some((linha) => linha.idPedido === idPedido);
    // It waits for the commission, and for nobody in the office asked.
    expect([await aDecidir('cmri'), await aDecidir('gestor.ifce')]).toEqual([true, false]);
    const marcar = (login: string, data: string) => fazer(login, idPedido, 'reuniao', { data });
    expect((await marcar('gestor.ifce', '2026-04-28'))[0]).toBe(403);
    expect((await marcar('cmri', '2026-03-12'))[0]).toBe(400);
    expect((await marcar('cmri', '2026-04-21'))[0]).toBe(400);
    expect(await marcar('cmri', '2026-04-28')).toEqual(FEITO);
    expect(await emailsDoEvento(app, 'desclassificacao.reuniao-marcada')).toMatchObject([
      { para: 'maria.cidada@escuta.invalid', texto: expect.stringContaining('28/04/2026') },
    ]);
    expect(await marcar('cmri', '2026-05-26')).toEqual(FEITO);
    expect(await ver('maria.cidada', idPedido)).toMatchObject({
      prazo: '2026-05-26',
      passos: [{}, {}, { prazo: '2026-05-26', prazoOriginal: '2026-04-28' }],
    });
    // Its day passes: the commission still owes the decision, and there is nobody after it.
    em('2026-06-01T09:00');
    expect(await ver('maria.cidada', idPedido)).toMatchObject({
      estado: 'na-comissao',
      comQuem: expect.stringContaining('CMRI'),
      atos: ['desistirDoPedido'],
    });
    expect(
      await fazer('cmri', idPedido, 'decidir-na-comissao', { ...MANTIDA, resultado: 'desclassificada' }),
    ).toEqual(FEITO);
  });
});

describe('LAI art. 17 § 1º: the Armed Forces', () => {
  it('hear the Commander first, and the Minister in another office after', async () => {
    em('2026-03-12T09:00');
    const { nup } = await outra();
    await app.db
      .updateTable('ouvidoria')
      .set({ id_ouvidoria_ministerio: Orgaos.cgu })
      .where('id', '=', Orgaos.ifce)
      .execute();
    try {
      const idPedido = await pedido({ codigo: nup });
      await fazer('gestor.ifce', idPedido, 'decidir', MANTIDA);
      expect(await ver('maria.cidada', idPedido)).toMatchObject({
        atos: ['recorrerAoComando'],
        recorreA: 'Comandante da Força',
        recursoFechado: null,
      });
      expect(await fazer('maria.cidada', idPedido, 'recorrer', { texto: TEXTO })).toEqual([
        409,
        'desclassificacao.comandante-antes',
      ]);
      expect(await fazer('maria.cidada', idPedido, 'recorrer-ao-comando', { texto: TEXTO })).toEqual(FEITO);
      expect(await ver('maria.cidada', idPedido)).toMatchObject({
        estado: 'no-comando',
        comQuem: 'Comandante da Força',
        prazo: '2026-04-14',
      });
      expect(await fazer('gestor.cgu', idPedido, 'decidir-no-comando', MANTIDA)).toEqual([
        404,
        'desclassificacao.nao-encontrada',
      ]);
      expect(await fazer('maxima.ifce', idPedido, 'decidir-no-comando', MANTIDA)).toEqual(FEITO);
      expect(await ver('maria.cidada', idPedido)).toMatchObject({
        atos: ['recorrerDaDecisao'],
        recorreA: 'Ministro de Estado da Defesa',
      });
      expect(await fazer('maria.cidada', idPedido, 'recorrer', { texto: TEXTO })).toEqual(FEITO);
      expect(await fazer('maxima.ifce', idPedido, 'decidir-recurso', MANTIDA)).toEqual([
        403,
        expect.any(String),
      ]);
      expect(await fazer('gestor.cgu', idPedido, 'decidir-recurso', MANTIDA)).toEqual(FEITO);
      expect(await ver('maria.cidada', idPedido)).toMatchObject({
        estado: 'recurso-decidido',
        passos: [
          { passo: 1 },
          { passo: 2, nome: 'Comandante da Força', julgadora: { sigla: 'IFCE' } },
          { passo: 3, nome: 'Ministro de Estado da Defesa', julgadora: { sigla: 'CGU' } },
        ],
        atos: ['recorrerAComissao'],
      });
    } finally {
      await app.db.updateTable('ouvidoria').set({ id_ouvidoria_ministerio: null }).execute();
    }
  });
});

describe('Lei 13.709/2018, arts. 16 and 18: the pedido and the account', () => {
  it('is in the copy of one’s own data, without names of staff', async () => {
    em('2026-03-12T09:00');
    const idPedido = await pedido();
    await fazer('gestor.ifce', idPedido, 'decidir', MANTIDA);
    const { nome } = await app.db
      .selectFrom('usuario')
      .select('nome')
      .where('login', '=', 'gestor.ifce')
      .executeTakeFirstOrThrow();
    const copia = await (await quem('maria.cidada')).get('/api/app-web/v1/usuarios/meus-dados');
    const { pedidosDeDesclassificacao } = copia.json<{ pedidosDeDesclassificacao: unknown[] }>();
    expect(pedidosDeDesclassificacao[0]).toMatchObject({
      orgao: expect.stringContaining('IFCE'),
      situacao: 'Decidido',
      instancias: [{ oQueVoceEscreveu: TEXTO, decisao: { texto: MANTIDA.texto } }],
    });
    expect(copia.body).not.toContain(nome);
    const deJoao = await (await quem('joao.cidadao')).get('/api/app-web/v1/usuarios/meus-dados');
    expect(deJoao.json()).toMatchObject({ pedidosDeDesclassificacao: [] });
  });

  it('stays when the account is deleted, with the name and address given at filing', async () => {
    em('2026-03-12T09:00');
    const empresa = await quem('empresa.pj');
    const criado = await empresa.post(PEDIDOS, {
      chaveEnvio: randomUUID(),
      idOuvidoria: Orgaos.ifce,
      codigo: NUPS[0],
      descricao: '',
      texto: TEXTO,
    });
    const { idPedido } = criado.json<{ idPedido: number }>();
    const antes = (await ver('gestor.ifce', idPedido)).requerente;
    expect((await empresa.post('/api/app-web/v1/usuarios/excluir')).statusCode).toBe(200);
    expect((await ver('gestor.ifce', idPedido)).requerente).toBe(antes);
    await app.db.deleteFrom('email_saida').execute();
    expect(await fazer('gestor.ifce', idPedido, 'decidir', MANTIDA)).toEqual(FEITO);
    expect(await emailsDoEvento(app, 'desclassificacao.decidida')).toMatchObject([
      { para: 'empresa.pj@escuta.invalid' },
    ]);
  });
});
