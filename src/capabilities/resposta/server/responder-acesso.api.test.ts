import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PUBLICAVEL } from '#capabilities/conteudo-da-resposta/domain/acesso-em-palavras.ts';
import { Especificacao } from '#capabilities/conteudo-da-resposta/domain/especificacao.ts';
import { CodigoDecisao } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { abrir } from '#server/mail/selo.ts';
import { fazerAto } from '#testing/atos.ts';
import { criarCaso, emailsDoEvento } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let gestor: Visitor;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-08-14T10:00:00-03:00' });
});
beforeEach(async () => {
  app.clock.set('2026-08-14T10:00:00-03:00');
  gestor = await entrarComo(app, 'gestor.cgu');
  maria = await entrarComo(app, 'maria.cidada');
});
afterAll(() => app.close());

const texto = 'Esta é a resposta do órgão ao pedido de acesso.';
const pedido = (mais: object = {}) =>
  criarCaso(app, {
    tipo: TipoManifestacao.acessoAInformacao,
    registradaEm: '2026-08-03T10:00:00-03:00',
    ...mais,
  });
const responder = (id: number, decisao: number, especificacao: number | null, detalhes: object = {}) =>
  fazerAto(gestor, 'responder', [{ idManifestacao: id }], {
    texto,
    detalhes,
    idCodigoDecisao: decisao,
    idEspecificacaoDecisao: especificacao,
  });
const detalhe = async (id: number) =>
  (await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).json<{
    respostas: { decisao: string; conteudo: { rotulo: string; valor: string }[] }[];
    atos: { ato: string }[];
    atosFechados: { ato: string; motivo: string }[];
  }>();
const linhas = async (id: number) =>
  Object.fromEntries(
    (await detalhe(id)).respostas.flatMap(({ conteudo }) =>
      conteudo.map(({ rotulo, valor }) => [rotulo, valor]),
    ),
  );
const guardada = (id: number) =>
  app.db
    .selectFrom('resposta')
    .select(['data_compromisso', 'detalhes'])
    .where('id_manifestacao', '=', id)
    .executeTakeFirstOrThrow();

const recurso =
  'Você pode recorrer até 26/08/2026. Quem decide é a autoridade acima de quem respondeu, no próprio órgão.';

describe('the answer to an access request', () => {
  it('denied, says its legal ground and how to appeal (Lei 12.527/2011, arts. 11 and 14)', async () => {
    const { id } = await pedido();
    const { negado } = CodigoDecisao;
    const falta = await responder(id, negado, Especificacao.dadosPessoais);
    expect([falta.statusCode, falta.json().code]).toEqual([400, 'resposta.conteudo-minimo']);
    expect(falta.body).toContain('detalhes.fundamentoLegal');
    const fundamentoLegal = 'Lei 12.527/2011, art. 31: são dados de saúde.';
    const feita = await responder(id, negado, Especificacao.dadosPessoais, { fundamentoLegal });
    expect(feita.statusCode, feita.body).toBe(200);
    expect(await linhas(id)).toEqual({
      'Fundamento legal': fundamentoLegal,
      Publicação: PUBLICAVEL,
      'Se você não concordar': recurso,
    });
    expect((await guardada(id)).detalhes).toMatchObject({ publicavel: true });
    expect((await detalhe(id)).atos.map(({ ato }) => ato)).toContain('recorrer');
  });

  it('classified, says until when, by whom, in what grade, and how to have it declassified', async () => {
    const { id } = await pedido();
    const classificada = {
      fundamentoLegal: 'Lei 12.527/2011, art. 23, VIII.',
      grauSigilo: 'reservada',
      autoridadeClassificadora: 'Secretária de Segurança',
      codigoIndexacao: '00106.000123/2024-48.R.01',
    };
    const { negado } = CodigoDecisao;
    const longa = await responder(id, negado, Especificacao.classificada, {
      ...classificada,
      restritaAte: '2040-01-01',
    });
    expect(longa.statusCode).toBe(400);
    expect(longa.body).toContain('5 anos');
    const feita = await responder(id, negado, Especificacao.classificada, {
      ...classificada,
      restritaAte: '2030-01-10',
    });
    expect(feita.statusCode, feita.body).toBe(200);
    expect(await linhas(id)).toMatchObject({
      'Prazo da restrição': 'Restrito até 10/01/2030.',
      'Grau de sigilo': 'Reservada',
      'Autoridade que classificou': 'Secretária de Segurança',
      Desclassificação: expect.stringContaining('Secretária de Segurança'),
    });
  });

  it('Lei 12.527/2011, art. 11: is not said to be sent by e-mail to who left none', async () => {
    const { id } = await pedido();
    await app.db
      .updateTable('manifestante')
      .set({ dados: JSON.stringify({ nome: 'Raimunda Nonata' }) })
      .where('id_manifestacao', '=', id)
      .execute();
    const { concedido } = CodigoDecisao;
    const porEmail = await responder(id, concedido, Especificacao.porEmail);
    expect([porEmail.statusCode, porEmail.json().code]).toEqual([400, 'resposta.sem-email']);
    expect((await responder(id, concedido, Especificacao.noSistema)).statusCode).toBe(200);
  });

  it('that promises a day keeps it apart, and after it the descumprimento is open', async () => {
    const { id } = await pedido();
    const { concedido } = CodigoDecisao;
    const ontem = await responder(id, concedido, Especificacao.peloCorreio, { dataEntrega: '2026-08-13' });
    expect(ontem.body).toContain('não pode ter passado');
    await responder(id, concedido, Especificacao.peloCorreio, { dataEntrega: '2026-08-20' });
    expect(await guardada(id)).toMatchObject({ data_compromisso: '2026-08-20' });
    expect((await guardada(id)).detalhes).not.toHaveProperty('dataEntrega');
    expect(await linhas(id)).toMatchObject({ 'Data da entrega': 'Até 20/08/2026.' });
    expect((await detalhe(id)).atosFechados).toContainEqual({
      ato: 'denunciarDescumprimento',
      motivo: 'O órgão tem até 20/08/2026 para entregar o que foi decidido.',
    });
    app.clock.set('2026-08-21T09:00:00-03:00');
    maria = await entrarComo(app, 'maria.cidada');
    expect((await detalhe(id)).atos.map(({ ato }) => ato)).toContain('denunciarDescumprimento');
  });

  it('Lei 12.527/2011, art. 11: the mail of a grant by post says until when it is delivered, of a case that was a denúncia nothing', async () => {
    const dataEntrega = '2026-08-20';
    const enviado = async (id: number) => {
      await app.db.deleteFrom('email_saida').execute();
      await responder(id, CodigoDecisao.concedido, Especificacao.peloCorreio, { dataEntrega });
      const [email] = await emailsDoEvento(app, 'manifestacao.respondida');
      if (!email) throw new Error('No mail');
      return abrir(app.platform.config, email).texto;
    };
    expect(await enviado((await pedido()).id)).toContain(
      'O que foi prometido deve ser entregue até 20/08/2026. Se não for, você pode denunciar o descumprimento',
    );
    const { id: protegida } = await pedido({ tipo: TipoManifestacao.denuncia });
    await app.db
      .updateTable('manifestacao')
      .set({
        id_tipo: TipoManifestacao.acessoAInformacao,
        id_tipo_formulario: TipoFormulario.acessoAInformacao,
      })
      .where('id', '=', protegida)
      .execute();
    const calado = await enviado(protegida);
    expect(calado).toContain('respondeu');
    expect(calado).not.toMatch(/entregue|\{\{|\n{3,}/);
  });

  it('to be consulted says day, hour and place, with its detail by name', async () => {
    const { id } = await pedido();
    const consulta = { dataEntrega: '2026-08-20', consultaHora: '14:30', consultaLocal: 'Rua A, 10, sala 3' };
    const { concedido } = CodigoDecisao;
    const errado = { ...consulta, idDetalhamento: 99 };
    expect((await responder(id, concedido, Especificacao.consultaAgendada, errado)).json()).toMatchObject({
      code: 'resposta.detalhamento-nao-existe',
    });
    const certo = { ...consulta, idDetalhamento: 4 };
    await responder(id, concedido, Especificacao.consultaAgendada, certo);
    expect(await linhas(id)).toMatchObject({
      Detalhamento: 'Por consulta agendada',
      'Consulta marcada': 'Em 20/08/2026, às 14:30.\nRua A, 10, sala 3',
    });
  });

  it.each([
    [
      'without competence names who has it',
      CodigoDecisao.semCompetencia,
      'orgaoCompetente',
      { fundamentoLegal: 'Lei 12.527/2011, art. 11, §1º, III.', ondePedir: 'No balcão da prefeitura.' },
    ],
    ['of what does not exist says what was searched', CodigoDecisao.inexistente, 'buscaFeita', {}],
  ])('%s (art. 11 §1, III)', async (_, decisao, campo, mais) => {
    const { id } = await pedido();
    const falta = await responder(id, decisao, null);
    expect(falta.statusCode).toBe(400);
    expect(falta.body).toContain(`detalhes.${campo}`);
    const dito = 'Prefeitura de Sobral, no arquivo central.';
    expect((await responder(id, decisao, null, { ...mais, [campo]: dito })).statusCode).toBe(200);
    expect(Object.values(await linhas(id))).toContain(dito);
  });

  it('that may not be published says why, to the citizen too', async () => {
    const { id } = await pedido();
    const semMotivo = await responder(id, CodigoDecisao.concedido, 1, { publicavel: false });
    expect(semMotivo.body).toContain('detalhes.porQueNaoPublica');
    const porQueNaoPublica = 'Trata da saúde de quem pediu.';
    await responder(id, CodigoDecisao.concedido, 1, { publicavel: false, porQueNaoPublica });
    expect((await guardada(id)).detalhes).toMatchObject({ publicavel: false });
    expect((await linhas(id)).Publicação).toContain(porQueNaoPublica);
  });

  it('refuses what belongs to another decision, and writes nothing', async () => {
    const { id } = await pedido();
    const recusada = await responder(id, CodigoDecisao.concedido, 1, {
      fundamentoLegal: 'Lei tal, art. 1º.',
    });
    expect(recusada.statusCode).toBe(400);
    expect(recusada.body).toContain('não cabe na decisão');
    expect((await detalhe(id)).respostas).toEqual([]);
  });

  it('from before these fields is read with what it has', async () => {
    const { id } = await pedido();
    await responder(id, CodigoDecisao.concedido, 1);
    await app.db
      .updateTable('resposta')
      .set({ detalhes: '{}', data_compromisso: '2026-08-30' })
      .where('id_manifestacao', '=', id)
      .execute();
    expect(await linhas(id)).toEqual({
      'Data da entrega': 'Até 30/08/2026.',
      'Se você não concordar': recurso,
    });
  });
});

it('the office reads how the person wants the answer', async () => {
  const { id } = await pedido();
  await app.db.updateTable('manifestacao').set({ id_modo_resposta: 4 }).where('id', '=', id).execute();
  expect((await gestor.get(`/api/app-web/v1/tratamento/${id}`)).json()).toMatchObject({
    idModoResposta: 4,
    modoResposta: 'Consulta presencial',
  });
});
