import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anexarA } from '#capabilities/anexo/server/index.ts';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { dumpDoCaso, fazerAto } from '#testing/atos.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento, visitorComChave } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';

let app: TestApp;
let gestor: Visitor;
let respondente: Visitor;
let colaborador: Visitor;
let maria: Visitor;
let ifce: Visitor;
let pessoa: { nome: string; numero_documento: string | null; email: string | null };
let unidades: { idUnidade: number; sigla: string }[];
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
  respondente = await entrarComo(app, 'respondente.cgu');
  colaborador = await entrarComo(app, 'colaborador.cgu');
  maria = await entrarComo(app, 'maria.cidada');
  ifce = await entrarComo(app, 'gestor.ifce');
  ({ unidades } = (await gestor.get('/api/app-web/v1/unidades')).json());
  pessoa = await app.db
    .selectFrom('usuario')
    .select(['nome', 'numero_documento', 'email'])
    .where('login', '=', 'maria.cidada')
    .executeTakeFirstOrThrow();
});
afterAll(() => app.close());

const API = '/api/app-web/v1';
const MOTIVO = 'Só ouvindo a pessoa se acham as notas fiscais do almoxarifado.';
const FUNDAMENTO = 'Sem o depoimento a apuração para, e não há outro meio de prova.';
const JUSTIFICATIVA = 'Marcar com a pessoa o depoimento na comissão de sindicância.';
const denuncia = (mais = {}) => criarCaso(app, { tipo: TipoManifestacao.denuncia, ...mais });
const unidade = (sigla: string) => unidades.find((each) => each.sigla === sigla)?.idUnidade ?? 0;
const tramitar = async (id: number, mais: Record<string, unknown> = {}) => {
  const response = await fazerAto(gestor, 'tramitar', [{ idManifestacao: id }], {
    unidades: [unidade('COGEP')],
    mensagem: 'O que a área sabe disto?',
    ...mais,
  });
  expect(response.statusCode, response.body).toBe(200);
  const row = await app.db
    .selectFrom('tramitacao')
    .select('id')
    .where('id_manifestacao', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return row.id;
};
const pedir = (id: number, quem = colaborador) =>
  fazerAto(quem, 'pedir-identidade', [{ idManifestacao: id }], { motivo: MOTIVO });
const pedidosDe = async (id: number, quem: Visitor) => {
  const response = await quem.get(`${API}/manifestacoes/${id}/pedidos-de-identidade`);
  return response.json<{ pedidos: { idPedido: number }[]; podePedir: boolean }>();
};
const ultimoPedido = async (id: number): Promise<number> => {
  const row = await app.db
    .selectFrom('pedido_identidade')
    .select('id')
    .where('id_manifestacao', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return row.id;
};
const decidir = (idPedido: number, concede: boolean, quem = gestor) =>
  quem.post(`${API}/pedidos-de-identidade/${idPedido}/decidir`, { concede, fundamento: FUNDAMENTO });
const abrir = async (idPedido: number, quem = colaborador) => {
  await app.db.deleteFrom('abertura_identidade').execute();
  return quem.post(`${API}/pedidos-de-identidade/${idPedido}/abrir`, { justificativa: JUSTIFICATIVA });
};
const codigo = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code ?? null,
];

const naArea = async () => {
  const { id } = await denuncia();
  const idTramitacao = await tramitar(id);
  return { id, idTramitacao };
};

describe('Decreto 10.153/2019, art. 6º § 4º: an area gets the covered text, whatever it tries', () => {
  it('finds neither name, document, address nor file of the denunciante anywhere it can reach', async () => {
    const tracos = [pessoa.nome, pessoa.nome.toUpperCase(), pessoa.numero_documento, pessoa.email].join(
      ' e ',
    );
    const { id, cofre } = await denuncia({
      teor: { texto: `Eu, ${tracos}, vi.`, quem: tracos, como: tracos, envolvidos: [{ nome: pessoa.nome }] },
    });
    const { idAnexo, segredo } = await enviarArquivo(app, Buffer.from('ata'), `prova de ${pessoa.nome}.txt`);
    await app.platform.db
      .transaction()
      .execute((tx) =>
        anexarA(app.platform, tx, { enviados: [{ idAnexo, segredo }], idManifestacao: id, cofre }),
      );
    const idTramitacao = await tramitar(id, { mensagem: `A denunciante ${tracos} diz a verdade?` });
    const tentativas = [
      `${API}/tramitacoes`,
      `${API}/tramitacoes/${idTramitacao}`,
      `${API}/manifestacoes/${id}`,
      `${API}/manifestacoes/${id}/mensagens`,
      `${API}/manifestacoes/${id}/desfechos`,
      `${API}/manifestacoes/${id}/representacoes`,
      `${API}/manifestacoes/${id}/pedidos-de-identidade`,
      `${API}/manifestacoes/${id}/recibo`,
      `${API}/manifestacoes/${id}/anexos/${idAnexo}`,
      `${API}/tratamento/${id}`,
      `${API}/tratamento/${id}/notas`,
      `${API}/tratamento/${id}/encaminhamentos`,
    ];
    for (const url of tentativas) {
      const { body } = await colaborador.get(url);
      for (const traco of [pessoa.nome, pessoa.numero_documento, pessoa.email, pessoa.nome.split(' ')[0]]) {
        if (traco) expect(body.toLowerCase(), url).not.toContain(traco.toLowerCase());
      }
    }
    const identidade = await colaborador.post(`${API}/tratamento/${id}/identidade`, {
      justificativa: JUSTIFICATIVA,
    });
    expect(codigo(identidade)).toEqual([403, 'acesso.perfil-sem-permissao']);
    expect((await colaborador.get(`${API}/tramitacoes/${idTramitacao}`)).json()).toMatchObject({
      identidadeGuardada: true,
      anexos: [],
    });
  });

  it('covers what an area reads also when its people have other profiles', async () => {
    const { id } = await denuncia({ teor: { texto: `Meu nome é ${pessoa.nome}.` } });
    const idTramitacao = await tramitar(id, {
      unidades: [],
      pessoas: [await idDe('respondente.cgu')],
      mensagem: `${pessoa.nome} tem razão?`,
    });
    const { body } = await respondente.get(`${API}/tramitacoes/${idTramitacao}`);
    expect(body).not.toContain(pessoa.nome);
  });
});

const idDe = async (login: string) => {
  const { id } = await app.db
    .selectFrom('usuario')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  return id;
};

describe('Decreto 10.153/2019, art. 7º: the area asks, the ouvidoria decides, the person is told', () => {
  it('granted: opens to the area alone, each opening a row with its reason, and the person reads all of it', async () => {
    const { id, idTramitacao } = await naArea();
    expect((await pedidosDe(id, colaborador)).podePedir).toBe(true);
    expect((await pedir(id)).statusCode).toBe(200);
    const idPedido = await ultimoPedido(id);
    expect(codigo(await abrir(idPedido)), 'before the decision').toEqual([409, 'ato.situacao-nao-permite']);
    expect(codigo(await pedir(id))).toEqual([409, 'manifestacao.identidade-ja-pedida']);
    expect((await decidir(idPedido, true)).statusCode).toBe(200);
    expect(await pedidosDe(id, colaborador)).toMatchObject({ pedidos: [{ podeAbrir: true }] });
    const aberta = await abrir(idPedido);
    expect(aberta.json()).toMatchObject({ nome: pessoa.nome });
    const visto = { motivo: MOTIVO, fundamento: FUNDAMENTO, concedido: true, podeAbrir: false };
    expect(await pedidosDe(id, maria)).toMatchObject({ pedidos: [visto], podePedir: false });
    expect(await pedidosDe(id, await visitorComChave(app, id))).toMatchObject({ pedidos: [visto] });
    expect(await pedidosDe(id, colaborador), 'once').toMatchObject({ pedidos: [{ podeAbrir: false }] });
    expect(await acoesDoHistorico(app, id)).toEqual(
      expect.arrayContaining(['Pedido de identidade', 'Acesso aos dados do denunciante']),
    );
    const pagina = (await maria.get(`${API}/manifestacoes/${id}`)).body;
    for (const palavras of [MOTIVO, FUNDAMENTO, JUSTIFICATIVA, 'COGEP']) expect(pagina).toContain(palavras);
    // Nothing else changed: the area's text stays covered.
    expect((await colaborador.get(`${API}/tramitacoes/${idTramitacao}`)).body).not.toContain(pessoa.nome);
  });

  it('refused: nothing opens, the area reads why, and may ask again', async () => {
    const { id } = await naArea();
    await pedir(id);
    const idPedido = await ultimoPedido(id);
    expect((await decidir(idPedido, false)).statusCode).toBe(200);
    expect(codigo(await abrir(idPedido))).toEqual([409, 'pedido-identidade.nao-concedido']);
    expect(await pedidosDe(id, colaborador)).toMatchObject({
      pedidos: [{ concedido: false, fundamento: FUNDAMENTO, podeAbrir: false }],
      podePedir: true,
    });
    expect(codigo(await decidir(idPedido, true))).toEqual([409, 'ato.situacao-nao-permite']);
  });

  it('is found on the list by its protocol or by who asks, not by the sealed reason', async () => {
    const { id } = await naArea();
    await pedir(id);
    const idPedido = await ultimoPedido(id);
    const { protocolo } = await app.db
      .selectFrom('manifestacao')
      .select('protocolo')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const achados = async (busca: string, quem = gestor) => {
      const response = await quem.get(
        `${API}/pedidos-de-identidade?porPagina=100&busca=${encodeURIComponent(busca)}`,
      );
      return response.json<{ itens: { idPedido: number }[] }>().itens.map((item) => item.idPedido);
    };
    expect(await achados(protocolo)).toEqual([idPedido]);
    expect(await achados('cogep')).toContain(idPedido);
    expect(await achados('almoxarifado')).toEqual([]);
    expect(await achados('100%_')).toEqual([]);
  });

  it('tells the person in both cases, in a sealed mail that says neither who, why nor what', async () => {
    const antes = (await emailsDoEvento(app, 'manifestacao.identidade-decidida')).length;
    for (const concede of [true, false]) {
      const { id } = await naArea();
      await pedir(id);
      await decidir(await ultimoPedido(id), concede);
      expect(await dumpDoCaso(app, id)).not.toMatch(/almoxarifado|depoimento/);
    }
    const escritos = (await emailsDoEvento(app, 'manifestacao.identidade-decidida')).slice(antes);
    expect(escritos.map(({ selado }) => selado !== null)).toEqual([true, true]);
    const caixa = (await app.inject('/api/app-web/v1/caixa-de-saida')).body;
    expect(caixa).not.toMatch(/almoxarifado|depoimento|COGEP/);
    expect(app.log()).not.toMatch(/almoxarifado|depoimento/);
  });

  it('opens no more when the step of the area is over', async () => {
    const { id, idTramitacao } = await naArea();
    await pedir(id);
    const idPedido = await ultimoPedido(id);
    await decidir(idPedido, true);
    await gestor.post(`${API}/tramitacoes/${idTramitacao}/encerrar`);
    expect(codigo(await abrir(idPedido))).toEqual([404, 'pedido-identidade.nao-encontrado']);
    expect((await colaborador.get(`${API}/manifestacoes/${id}/pedidos-de-identidade`)).statusCode).toBe(404);
  });

  it('is asked by nobody else, decided by nobody else, opened by nobody else', async () => {
    const { id } = await naArea();
    for (const login of ['atendente.cgu', 'observador.cgu', 'cadastrador.cgu', 'admin', 'maria.cidada']) {
      expect((await pedir(id, await entrarComo(app, login))).statusCode, login).toBe(403);
    }
    expect((await pedir(id, ifce)).statusCode).toBe(404);
    expect(codigo(await pedir(id, gestor)), 'who holds it opens it').toEqual([
      409,
      'manifestacao.identidade-nao-se-pede',
    ]);
    await pedir(id);
    const idPedido = await ultimoPedido(id);
    for (const quem of [respondente, colaborador, maria, await entrarComo(app, 'admin')]) {
      expect((await decidir(idPedido, true, quem)).statusCode).toBe(403);
    }
    expect(codigo(await decidir(idPedido, true, ifce))).toEqual([404, 'pedido-identidade.nao-encontrado']);
    await decidir(idPedido, true);
    expect(codigo(await abrir(idPedido, respondente)), 'not of that area').toEqual([
      404,
      'pedido-identidade.nao-encontrado',
    ]);
    expect((await abrir(idPedido, ifce)).statusCode).toBe(404);
    expect((await abrir(idPedido, await entrarComo(app, 'admin'))).statusCode).toBe(403);
    expect(await pedidosDe(id, await entrarComo(app, 'observador.cgu'))).toMatchObject({ pedidos: [] });
    expect((await new Visitor(app).get(`${API}/manifestacoes/${id}/pedidos-de-identidade`)).statusCode).toBe(
      404,
    );
  });

  it('does not fit a comunicação, which has nobody behind it, nor what is no denúncia', async () => {
    const anonima = await criarCaso(app, { tipo: TipoManifestacao.comunicacao });
    await tramitar(anonima.id);
    expect(codigo(await pedir(anonima.id))).toEqual([409, 'manifestacao.sem-identificacao']);
    const reclamacao = await criarCaso(app);
    await tramitar(reclamacao.id);
    expect(codigo(await pedir(reclamacao.id))).toEqual([409, 'manifestacao.so-na-denuncia']);
  });
});

describe('Decreto 10.153/2019, art. 7º: an office that received the covered text', () => {
  const encaminhada = async () => {
    const { id } = await denuncia({ idOuvidoria: 6 });
    const response = await fazerAto(gestor, 'encaminhar', [{ idManifestacao: id }], {
      idOuvidoriaDestino: 65,
      textoDestinatario: 'Os fatos são do instituto, que apura.',
      textoSolicitante: 'O instituto é quem apura estes fatos.',
    });
    expect(response.statusCode, response.body).toBe(200);
    return id;
  };

  it('asks the office that the person chose, which decides though the case is gone', async () => {
    const id = await encaminhada();
    expect(
      (await ifce.post(`${API}/tratamento/${id}/identidade`, { justificativa: JUSTIFICATIVA })).statusCode,
    ).toBe(403);
    expect((await pedir(id, ifce)).statusCode).toBe(200);
    const idPedido = await ultimoPedido(id);
    expect((await gestor.get(`${API}/manifestacoes/${id}`)).statusCode, 'the case is not theirs').toBe(404);
    const lista = (await gestor.get(`${API}/pedidos-de-identidade`)).json<{
      itens: { idPedido: number }[];
    }>();
    expect(lista.itens.map((each) => each.idPedido)).toContain(idPedido);
    expect(JSON.stringify(lista)).not.toContain('almoxarifado');
    expect((await gestor.get(`${API}/pedidos-de-identidade/${idPedido}`)).json()).toMatchObject({
      motivo: MOTIVO,
      podeDecidir: true,
    });
    expect((await ifce.get(`${API}/pedidos-de-identidade/${idPedido}`)).statusCode).toBe(404);
    expect((await decidir(idPedido, true, ifce)).statusCode, 'who asks does not decide').toBe(403);
    expect((await decidir(idPedido, true)).statusCode).toBe(200);
    // Granted for that person's reason: a colleague asks for it again.
    const colega = await entrarComo(app, 'respondente.ifce');
    expect(codigo(await abrir(idPedido, colega))).toEqual([403, 'pedido-identidade.so-quem-pediu-abre']);
    expect((await abrir(idPedido, ifce)).json()).toMatchObject({ nome: pessoa.nome });
    const emails = await emailsDoEvento(app, 'manifestacao.identidade-pedida');
    expect(emails.at(-1)?.texto).toContain(`/manifestacao/identidade/tratar?ids=${idPedido}`);
    expect(JSON.stringify(emails)).not.toMatch(/almoxarifado|denúncia/i);
  });
});

describe('Decreto 10.153/2019, art. 7º: both sides are alerted in the application', () => {
  const alertas = async (quem: Visitor, qual: string) =>
    (await quem.get(`${API}/alertas`))
      .json<{ itens: { tipo: string; idManifestacao: number | null }[] }>()
      .itens.filter(({ tipo }) => tipo === qual);

  it('the gestores of the office that decides when it arrives, whoever asked when it is decided', async () => {
    await app.db.deleteFrom('alerta').execute();
    const { id } = await naArea();
    expect((await pedir(id)).statusCode).toBe(200);
    expect(await alertas(gestor, 'identidade-pedida')).toHaveLength(1);
    expect(await alertas(respondente, 'identidade-pedida'), 'only a gestor decides').toEqual([]);
    expect(await alertas(colaborador, 'identidade-pedida')).toEqual([]);
    expect((await decidir(await ultimoPedido(id), false)).statusCode).toBe(200);
    expect(await alertas(colaborador, 'identidade-decidida')).toMatchObject([{ idManifestacao: id }]);
    expect(await alertas(gestor, 'identidade-decidida')).toEqual([]);
  });

  it('also where the case left the office that decides', async () => {
    await app.db.deleteFrom('alerta').execute();
    const { id } = await denuncia();
    const feito = await fazerAto(gestor, 'encaminhar', [{ idManifestacao: id }], {
      idOuvidoriaDestino: 65,
      textoDestinatario: 'Os fatos são do instituto, que apura.',
      textoSolicitante: 'O instituto é quem apura estes fatos.',
    });
    expect(feito.statusCode, feito.body).toBe(200);
    expect((await pedir(id, ifce)).statusCode).toBe(200);
    expect(await alertas(gestor, 'identidade-pedida')).toMatchObject([{ idManifestacao: null }]);
    expect((await decidir(await ultimoPedido(id), true)).statusCode).toBe(200);
    expect(await alertas(ifce, 'identidade-decidida')).toMatchObject([{ idManifestacao: id }]);
  });
});
