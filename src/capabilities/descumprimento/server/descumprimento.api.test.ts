import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CodigoDecisao, TipoRespostaRecurso } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { NADA_FORA } from '#kernel/quem/usuario-atual.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento, visitorComChave } from '#testing/casos.ts';
import { criarPedidoRespondido, criarRecurso } from '#testing/decisoes.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';
import { listDenuncias } from './descumprimento-repository.ts';

let app: TestApp;
let maria: Visitor;
let cgu: Visitor;
let ifce: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
  cgu = await entrarComo(app, 'gestor.cgu');
  ifce = await entrarComo(app, 'gestor.ifce');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-03-12T09:00:00-03:00');
  await app.db.deleteFrom('email_saida').execute();
});

const PALAVRAS = 'As contas do segundo semestre nunca chegaram.';
const ONTEM = '2026-03-11';
const HOJE = '2026-03-12';
const base = '/api/app-web/v1';

const denunciar = (visitor: Visitor, idManifestacao: number, mais: Record<string, unknown> = {}) =>
  visitor.post(`${base}/descumprimentos`, {
    chaveEnvio: randomUUID(),
    idManifestacao,
    contra: 'resposta',
    texto: PALAVRAS,
    ...mais,
  });
const code = (response: { json<T>(): T }) => response.json<{ code?: string }>().code;
const idDe = (response: { json<T>(): T }) => response.json<{ idDenuncia: number }>().idDenuncia;
const ver = async (visitor: Visitor, id: number) =>
  (await visitor.get(`${base}/manifestacoes/${id}/descumprimento`)).json();
const decidir = (visitor: Visitor, idDenuncia: number, procedente = true) =>
  visitor.post(`${base}/descumprimentos/${idDenuncia}/decidir`, {
    procedente,
    texto: 'O órgão não provou a entrega e deve fazê-la.',
  });
const denunciada = async (): Promise<{ id: number; idDenuncia: number }> => {
  const { id } = await criarPedidoRespondido(app, { entrega: ONTEM });
  const response = await denunciar(maria, id);
  expect(response.statusCode, response.body).toBe(200);
  return { id, idDenuncia: idDe(response) };
};

describe('reporting that a promise was not kept', () => {
  it('goes to CGU, which has five days, and writes a line of history without the words', async () => {
    const { id } = await criarPedidoRespondido(app, { entrega: ONTEM });
    const response = await denunciar(maria, id);
    expect(response.json()).toEqual({
      idDenuncia: expect.any(Number),
      quemDecide: 'CGU – Controladoria-Geral da União',
      prazo: '2026-03-17',
    });
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Denúncia de descumprimento']);
    const row = await app.db
      .selectFrom('denuncia_descumprimento')
      .selectAll()
      .where('id_manifestacao', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ id_recurso: null, id_ouvidoria_destino: Orgaos.cgu, texto: PALAVRAS });
    const detalhe = (await maria.get(`${base}/manifestacoes/${id}`)).body;
    expect(detalhe).toContain('não foi cumprida até 11/03/2026');
  });

  it('tells the citizen, who decides and the office accused, and no mail carries the words', async () => {
    await denunciada();
    const para = async (evento: string) => {
      const [email, ...mais] = await emailsDoEvento(app, evento);
      expect(mais).toEqual([]);
      expect(`${email?.texto}${email?.html}`).not.toContain('segundo semestre');
      return email?.para;
    };
    expect(await para('descumprimento.registrada')).toBe('maria.cidada@escuta.invalid');
    expect(await para('descumprimento.recebida')).toContain('cgu');
    expect(await para('descumprimento.denunciado')).toContain('ifce');
    expect(app.log()).not.toContain('segundo semestre');
  });

  it('is against the decision where an instance granted after the answer', async () => {
    const caso = await criarPedidoRespondido(app, { entrega: ONTEM });
    const idRecurso = await criarRecurso(app, caso, { entrega: ONTEM });
    const errada = await denunciar(maria, caso.id);
    expect([errada.statusCode, code(errada)]).toEqual([409, 'descumprimento.outra-promessa']);
    const certa = await denunciar(maria, caso.id, { contra: 'decisao' });
    expect(certa.statusCode, certa.body).toBe(200);
    const { denuncias } = await ver(maria, caso.id);
    expect(denuncias).toMatchObject([{ contra: 'decisao', idRecurso, instancia: 'CGU', dataEntrega: ONTEM }]);
  });

  it('is once per promise, and again for a later decision', async () => {
    const { id } = await denunciada();
    expect(code(await denunciar(maria, id))).toBe('descumprimento.ja-denunciado');
    await criarRecurso(
      app,
      { id },
      { entrega: ONTEM, idTipoResposta: TipoRespostaRecurso.parcialmenteDeferido },
    );
    expect((await denunciar(maria, id, { contra: 'decisao' })).statusCode).toBe(200);
    expect(code(await denunciar(maria, id, { contra: 'decisao' }))).toBe('descumprimento.ja-denunciado');
  });

  it('is once per promised day: moved and missed again, it opens again', async () => {
    const caso = await criarPedidoRespondido(app);
    const idRecurso = await criarRecurso(app, caso, { entrega: ONTEM });
    const contra = { contra: 'decisao' };
    expect((await denunciar(maria, caso.id, contra)).statusCode).toBe(200);
    const moverPara = (prazo: string) =>
      app.db.updateTable('promessa').set({ prazo }).where('id_recurso', '=', idRecurso).execute();
    await moverPara('2026-03-20');
    expect(code(await denunciar(maria, caso.id, contra))).toBe('descumprimento.no-prazo');
    app.clock.set('2026-03-21T09:00:00-03:00');
    const depois = await entrarComo(app, 'maria.cidada');
    const segunda = await denunciar(depois, caso.id, contra);
    expect(segunda.statusCode, segunda.body).toBe(200);
    expect((await ver(depois, caso.id)).denuncias).toMatchObject([
      { dataEntrega: ONTEM },
      { dataEntrega: '2026-03-20' },
    ]);
    expect(code(await denunciar(depois, caso.id, contra))).toBe('descumprimento.ja-denunciado');
  });

  it('the same sending twice is one denúncia, also when both come at once', async () => {
    const { id } = await criarPedidoRespondido(app, { entrega: ONTEM });
    const chaveEnvio = randomUUID();
    const envios = await Promise.all([
      denunciar(maria, id, { chaveEnvio }),
      denunciar(maria, id, { chaveEnvio }),
    ]);
    expect(envios.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(envios[0]?.json()).toEqual(envios[1]?.json());
    expect(await acoesDoHistorico(app, id)).toHaveLength(2);
    const outro = await criarPedidoRespondido(app, { entrega: ONTEM });
    expect(code(await denunciar(maria, outro.id, { chaveEnvio }))).toBe('descumprimento.envio-repetido');
  });

  it('opens the day after the delivery was due, and not before', async () => {
    const { id } = await criarPedidoRespondido(app, { entrega: HOJE });
    app.clock.set('2026-03-12T23:59:59-03:00');
    const noite = await entrarComo(app, 'maria.cidada');
    const cedo = await denunciar(noite, id);
    expect([cedo.statusCode, code(cedo)]).toEqual([409, 'descumprimento.no-prazo']);
    expect(cedo.json().message).toContain('12/03/2026');
    app.clock.set('2026-03-13T00:00:00-03:00');
    expect((await denunciar(noite, id)).statusCode).toBe(200);
  });

  it('needs something granted, with a day to deliver it', async () => {
    const negado = await criarPedidoRespondido(app, {
      entrega: ONTEM,
      idCodigoDecisao: CodigoDecisao.negado,
    });
    expect(code(await denunciar(maria, negado.id))).toBe('descumprimento.sem-decisao');
    const semDia = await criarPedidoRespondido(app);
    expect(code(await denunciar(maria, semDia.id))).toBe('descumprimento.sem-decisao');
    const indeferido = await criarPedidoRespondido(app, { idCodigoDecisao: CodigoDecisao.negado });
    await criarRecurso(app, indeferido, { entrega: ONTEM, idTipoResposta: TipoRespostaRecurso.indeferido });
    expect(code(await denunciar(maria, indeferido.id, { contra: 'decisao' }))).toBe(
      'descumprimento.sem-decisao',
    );
    const reclamacao = await criarCaso(app, { resposta: { texto: 'A lâmpada foi trocada.' } });
    expect(code(await denunciar(maria, reclamacao.id))).toBe('manifestacao.so-no-acesso');
  });

  it('asks for a text', async () => {
    const { id } = await criarPedidoRespondido(app, { entrega: ONTEM });
    expect((await denunciar(maria, id, { texto: '   curto   ' })).statusCode).toBe(400);
    expect((await denunciar(maria, id, { texto: 'x'.repeat(8001) })).statusCode).toBe(400);
    expect((await denunciar(maria, id, { texto: undefined })).statusCode).toBe(400);
  });

  it('stays in the sphere: in a state the last instance of its own law decides', async () => {
    const { id } = await criarPedidoRespondido(app, { idOuvidoria: Orgaos.ceara, entrega: ONTEM });
    const response = await denunciar(maria, id);
    expect(response.statusCode, response.body).toBe(200);
    const row = await app.db
      .selectFrom('denuncia_descumprimento')
      .select('id_ouvidoria_destino')
      .where('id_manifestacao', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.id_ouvidoria_destino).toBe(Orgaos.ceara);
    // The office is notified once, as the one that decides.
    expect(await emailsDoEvento(app, 'descumprimento.denunciado')).toEqual([]);
  });
});

describe('what can be reported', () => {
  it('is listed for who filed, and for nobody else', async () => {
    const { id } = await criarPedidoRespondido(app, { entrega: ONTEM });
    const feito = await denunciada();
    const lista = (await maria.get(`${base}/descumprimentos/denunciaveis`)).json<
      { idManifestacao: number }[]
    >();
    const ids = lista.map(({ idManifestacao }) => idManifestacao);
    expect(ids).toContain(id);
    expect(ids).not.toContain(feito.id);
    const joao = await entrarComo(app, 'joao.cidadao');
    expect((await joao.get(`${base}/descumprimentos/denunciaveis`)).json()).toEqual([]);
  });

  it('says against what, to whom, and why not', async () => {
    const { id } = await criarPedidoRespondido(app, { entrega: HOJE });
    expect(await ver(maria, id)).toMatchObject({
      aberta: false,
      motivo: 'O órgão tem até 12/03/2026 para entregar o que foi decidido.',
      promessa: { contra: 'resposta', dataEntrega: HOJE, resultado: 'Acesso Concedido', instancia: null },
      quemDecide: 'CGU – Controladoria-Geral da União',
      diasParaDecidir: 5,
      denuncias: [],
    });
  });

  it('does not exist for a stranger, and shows those who only observe none of the words', async () => {
    const { id } = await denunciada();
    const joao = await entrarComo(app, 'joao.cidadao');
    expect((await joao.get(`${base}/manifestacoes/${id}/descumprimento`)).statusCode).toBe(404);
    const { id: daCgu } = await criarPedidoRespondido(app, { idOuvidoria: Orgaos.cgu, entrega: ONTEM });
    expect((await denunciar(maria, daCgu)).statusCode).toBe(200);
    const observador = await entrarComo(app, 'observador.cgu');
    expect((await ver(observador, daCgu)).denuncias).toEqual([]);
  });
});

describe('the office that decides', () => {
  it('lists it, reads it and the case it is about, and the office accused looks on', async () => {
    const { id, idDenuncia } = await denunciada();
    const linhas = async (visitor: Visitor) =>
      (await visitor.get(`${base}/descumprimentos`))
        .json<{ itens: { idDenuncia: number; podeDecidir: boolean; isDenunciado: boolean }[] }>()
        .itens.filter((linha) => linha.idDenuncia === idDenuncia);
    expect(await linhas(cgu)).toMatchObject([{ podeDecidir: true, isDenunciado: false, diasRestantes: 5 }]);
    expect(await linhas(ifce)).toMatchObject([{ podeDecidir: false, isDenunciado: true }]);
    expect(await linhas(await entrarComo(app, 'cmri'))).toEqual([]);
    expect((await cgu.get(`${base}/descumprimentos/${idDenuncia}`)).json()).toMatchObject({
      texto: PALAVRAS,
    });
    expect((await ifce.get(`${base}/descumprimentos/${idDenuncia}`)).json()).toMatchObject({
      texto: PALAVRAS,
      podeDecidir: false,
    });
    expect((await cgu.get(`${base}/manifestacoes/${id}`)).statusCode).toBe(200);
    const cmri = await entrarComo(app, 'cmri');
    expect((await cmri.get(`${base}/descumprimentos/${idDenuncia}`)).statusCode).toBe(404);
  });

  it('read row by row, a list has each once: the open ones by their term, then the decided ones, newest first', async () => {
    const { idDenuncia } = await denunciada();
    await denunciada();
    await decidir(cgu, idDenuncia);
    const todas = await listDenuncias(
      app.db,
      { orgao: null, ...NADA_FORA },
      { decididas: null, depois: undefined, limite: 1000 },
    );
    const lidas: number[] = [];
    for (let depois: readonly [string, number] | undefined; ; ) {
      const [row] = await listDenuncias(
        app.db,
        { orgao: null, ...NADA_FORA },
        { decididas: null, depois, limite: 1 },
      );
      if (!row) break;
      lidas.push(row.id);
      depois = [row.ordem, row.id];
    }
    expect(lidas.length).toBeGreaterThan(2);
    expect(lidas).toEqual(todas.map(({ id }) => id));
    const abertas = todas.findIndex(({ respondida_em }) => respondida_em !== null);
    expect(todas.slice(abertas).every(({ respondida_em }) => respondida_em !== null)).toBe(true);
    const prazos = todas.slice(0, abertas).map(({ prazo }) => prazo);
    expect(prazos).toEqual([...prazos].sort());
  });

  it('lists carry no words', async () => {
    await denunciada();
    expect((await cgu.get(`${base}/descumprimentos?fila=todas`)).body).not.toContain('segundo semestre');
  });

  it('decides once, with reasons that the citizen and the office accused read', async () => {
    const { id, idDenuncia } = await denunciada();
    await app.db.deleteFrom('email_saida').execute();
    expect((await decidir(cgu, idDenuncia)).json()).toEqual({ ok: true });
    expect(code(await decidir(cgu, idDenuncia, false))).toBe('ato.situacao-nao-permite');
    const { denuncias } = await ver(maria, id);
    expect(denuncias).toMatchObject([
      {
        situacao: 'decidida',
        diasRestantes: null,
        decisao: { procedente: true, responsavel: expect.stringContaining('(CGU)') },
      },
    ]);
    const historico = (await maria.get(`${base}/manifestacoes/${id}`)).body;
    expect(historico).toContain('considerada procedente');
    expect(historico).toContain('não provou a entrega');
    const [aPessoa] = await emailsDoEvento(app, 'descumprimento.decidida');
    expect(aPessoa?.texto).toMatch(/Resultado: A .* foi considerada (im)?procedente/);
    for (const evento of ['descumprimento.decidida', 'descumprimento.decidida-ao-orgao']) {
      const [email, ...mais] = await emailsDoEvento(app, evento);
      expect(mais).toEqual([]);
      expect(email?.texto).not.toContain('não provou a entrega');
    }
    const fila = async (nome: string) =>
      (await cgu.get(`${base}/descumprimentos?fila=${nome}`))
        .json<{ itens: { idDenuncia: number }[] }>()
        .itens.some((linha) => linha.idDenuncia === idDenuncia);
    expect([await fila('abertas'), await fila('decididas'), await fila('todas')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('two people at once: one decides, the other is told', async () => {
    const { idDenuncia } = await denunciada();
    const admin = await entrarComo(app, 'admin');
    const ambos = await Promise.all([decidir(cgu, idDenuncia), decidir(admin, idDenuncia, false)]);
    expect(ambos.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('nobody decides what they filed themselves', async () => {
    const { id } = await criarPedidoRespondido(app, { login: 'gestor.cgu', entrega: ONTEM });
    const idDenuncia = idDe(await denunciar(cgu, id));
    expect(code(await decidir(cgu, idDenuncia))).toBe('descumprimento.nao-decide');
    expect((await cgu.get(`${base}/descumprimentos/${idDenuncia}`)).json()).toMatchObject({
      podeDecidir: false,
    });
  });
});

it('the words are sealed when the request becomes a denúncia', async () => {
  const { id, idDenuncia } = await denunciada();
  await decidir(cgu, idDenuncia);
  // As an earlier version left it: an answered request does not change its type any more.
  await app.db
    .updateTable('manifestacao')
    .set({ id_situacao: 1, id_tipo: TipoManifestacao.reclamacao, id_tipo_formulario: 1 })
    .where('id', '=', id)
    .execute();
  const response = await ifce.post(`${base}/tratamento/alterar-tipo`, {
    casos: [{ idManifestacao: id }],
    idTipoManifestacao: TipoManifestacao.denuncia,
    motivo: 'O texto conta uma irregularidade.',
  });
  expect(response.json()).toMatchObject({ resultados: [{ feito: true }] });
  const row = await app.db
    .selectFrom('denuncia_descumprimento')
    .selectAll()
    .where('id', '=', idDenuncia)
    .executeTakeFirstOrThrow();
  expect([row.texto, row.resposta]).toEqual([null, null]);
  expect((await ver(maria, id)).denuncias).toMatchObject([{ texto: PALAVRAS }]);
});

it('LAI art. 16 § 2º: who holds the access code denounces inside the case', async () => {
  const { id } = await criarPedidoRespondido(app, { entrega: ONTEM });
  const portador = await visitorComChave(app, id);
  expect(await ver(portador, id)).toMatchObject({ aberta: true, promessa: { contra: 'resposta' } });
  const noCaso = (visitor: Visitor) =>
    visitor.post(`${base}/manifestacoes/${id}/descumprimentos`, {
      chaveEnvio: randomUUID(),
      contra: 'resposta',
      texto: PALAVRAS,
    });
  expect((await noCaso(new Visitor(app))).statusCode).toBe(404);
  const feita = await noCaso(portador);
  expect(feita.statusCode, feita.body).toBe(200);
  expect((await ver(portador, id)).denuncias).toMatchObject([{ texto: PALAVRAS, situacao: 'aberta' }]);
  expect(code(await noCaso(portador))).toBe('descumprimento.ja-denunciado');
  expect((await new Visitor(app).get(`${base}/manifestacoes/${id}/descumprimento`)).statusCode).toBe(404);
});

it('by the portal’s own route needs a login, also of who holds the access code', async () => {
  const { id } = await criarPedidoRespondido(app, { entrega: ONTEM });
  const comChave = await visitorComChave(app, id);
  expect((await denunciar(comChave, id)).statusCode).toBe(401);
  expect((await denunciar(new Visitor(app), id)).statusCode).toBe(401);
});

it('an instance that denied after the answer granted leaves the answer as the promise', async () => {
  const caso = await criarPedidoRespondido(app, { entrega: ONTEM });
  await criarRecurso(app, caso, {
    idInstancia: Instancia.primeira,
    idOuvidoriaJulgadora: Orgaos.ifce,
    idTipoResposta: TipoRespostaRecurso.indeferido,
  });
  expect((await denunciar(maria, caso.id)).statusCode).toBe(200);
});

it('the answer that a reclamação brought is the promise, not the order to answer', async () => {
  const caso = await criarPedidoRespondido(app, {
    entrega: ONTEM,
    resposta: { texto: 'As contas seguem por correio.', em: '2026-03-12T08:30:00-03:00' },
  });
  app.clock.set('2026-03-12T08:00:00-03:00');
  await criarRecurso(app, caso, {
    idInstancia: Instancia.reclamacao,
    idOuvidoriaJulgadora: Orgaos.ifce,
    idTipoResposta: TipoRespostaRecurso.acolhimento,
    entrega: '2026-03-10',
  });
  app.clock.set('2026-03-12T09:00:00-03:00');
  expect((await ver(maria, caso.id)).promessa).toMatchObject({ contra: 'resposta', dataEntrega: ONTEM });
  expect((await denunciar(maria, caso.id)).statusCode).toBe(200);
});
