import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { dumpDoCaso, fazerAto, provarAto } from '#testing/atos.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let gestor: Visitor;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-08-14T10:00:00-03:00' });
  gestor = await entrarComo(app, 'gestor.cgu');
  maria = await entrarComo(app, 'maria.cidada');
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('email_saida').execute());

const texto = 'A lâmpada do posto foi trocada na segunda-feira.';
const reclamacao = { texto, detalhes: { decisaoFinal: 'A lâmpada foi trocada.' } };
const envolve = { envolveEmpresa: true, envolveServidorPublico: false, envolveCargoDas4: false };
const denuncia = {
  texto,
  detalhes: { destino: 'apuracao', orgaoApurador: 'Corregedoria de Sobral', apta: true, ...envolve },
};
const findRow = (id: number) =>
  app.db.selectFrom('manifestacao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const responder = (id: number, dados: Record<string, unknown>) =>
  fazerAto(gestor, 'responder', [{ idManifestacao: id }], dados);
const arquivo = () => enviarArquivo(app, Buffer.from('Laudo da troca da lâmpada'), 'laudo.txt');

describe('the intermediate answer', () => {
  it('obeys profile, office, state, version, and does many at once', () =>
    provarAto(app, { ato: 'responder-intermediaria', dados: { texto }, quem: 'respondente.cgu' }));

  it('is read by the citizen while the term runs on', async () => {
    const { id } = await criarCaso(app);
    const { prazo } = await findRow(id);
    await fazerAto(gestor, 'responder-intermediaria', [{ idManifestacao: id }], { texto });
    expect(await findRow(id)).toMatchObject({ id_situacao: Situacao.cadastrada, prazo, respondida_em: null });
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Registro Resposta']);
    const [email] = await emailsDoEvento(app, 'manifestacao.resposta-intermediaria');
    expect(email?.texto).not.toContain('lâmpada');
    expect((await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).json()).toMatchObject({
      respostas: [{ idTipoResposta: 3, texto }],
    });
  });
});

describe('the conclusive answer', () => {
  it('obeys profile, office, state, version, and does many at once', () =>
    provarAto(app, { ato: 'responder', dados: reclamacao, quem: 'respondente.cgu' }));

  it('ends the case, with its files, the survey in the mail and the minimum content for the citizen', async () => {
    const { id } = await criarCaso(app);
    const { idAnexo, segredo } = await arquivo();
    const response = await responder(id, { ...reclamacao, anexos: [{ idAnexo, segredo }] });
    expect(response.statusCode, response.body).toBe(200);
    expect(await findRow(id)).toMatchObject({
      id_situacao: Situacao.concluida,
      respondida_em: app.clock.now(),
      encerrada_em: app.clock.now(),
    });
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Registro Resposta']);
    const [email, ...more] = await emailsDoEvento(app, 'manifestacao.respondida');
    expect(more).toEqual([]);
    expect(email?.texto).toContain(`/web/manifestacao/avaliar/${id}#token=`);
    expect(email?.texto).not.toContain('lâmpada');
    expect((await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).json()).toMatchObject({
      respostas: [
        {
          idTipoResposta: 2,
          texto,
          conteudo: [{ rotulo: 'Decisão final', valor: 'A lâmpada foi trocada.' }],
          anexos: [{ nomeArquivo: 'laudo.txt' }],
        },
      ],
    });
  });

  it.each([
    ['elogio', TipoManifestacao.elogio, 'detalhes.agente'],
    ['reclamação', TipoManifestacao.reclamacao, 'detalhes.decisaoFinal'],
    ['sugestão', TipoManifestacao.sugestao, 'detalhes.adocao'],
    ['solicitação', TipoManifestacao.solicitacao, 'detalhes.possivel'],
    ['denúncia', TipoManifestacao.denuncia, 'detalhes.destino'],
  ])('to %s without its minimum content is refused and writes nothing', async (_, tipo, campo) => {
    const { id } = await criarCaso(app, { tipo });
    const response = await responder(id, { texto });
    expect([response.statusCode, response.json().code]).toEqual([400, 'resposta.conteudo-minimo']);
    expect(Object.keys(response.json().campos ?? response.json().details?.campos ?? {})).toContain(campo);
    expect((await findRow(id)).id_situacao).toBe(Situacao.cadastrada);
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro']);
  });

  it.each([
    ['elogio', TipoManifestacao.elogio, { agente: 'Ana Lima', chefia: 'Rui Melo' }, 'decisaoFinal'],
    ['reclamação', TipoManifestacao.reclamacao, reclamacao.detalhes, 'agente'],
    ['denúncia', TipoManifestacao.denuncia, denuncia.detalhes, 'porQue'],
  ])('to %s refuses by its name what another type asks for', async (_, tipo, detalhes, campo) => {
    const { id } = await criarCaso(app, { tipo });
    const response = await responder(id, { texto, detalhes: { ...detalhes, [campo]: 'Um texto qualquer.' } });
    const message = `Campo desconhecido: ${campo}.`;
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { code: 'resposta.conteudo-minimo', message, details: { campos: { [`detalhes.${campo}`]: message } } },
    ]);
  });

  it.each([
    ['null', null, 'O campo detalhes é obrigatório!'],
    ['a text', 'A lâmpada foi trocada.', 'Campo inválido!'],
    ['a list', [], 'Campo inválido!'],
  ])('with %s for its content is refused at once', async (_, detalhes, message) => {
    const { id } = await criarCaso(app);
    expect((await responder(id, { texto, detalhes })).json()).toEqual({
      code: 'entrada.invalida',
      message,
      details: { campos: { detalhes: message } },
    });
  });

  it('to cases of several types is judged for each by its own', async () => {
    const [um, outro] = [await criarCaso(app), await criarCaso(app, { tipo: TipoManifestacao.elogio })];
    const casos = [{ idManifestacao: um.id }, { idManifestacao: outro.id }];
    const response = await fazerAto(gestor, 'responder', casos, reclamacao);
    expect(response.json()).toMatchObject({
      resultados: [
        { idManifestacao: um.id, feito: true },
        { idManifestacao: outro.id, feito: false, codigo: 'resposta.conteudo-minimo' },
      ],
    });
  });

  it('S2-31 is documented with what each type of case asks for', async () => {
    const { paths } = (await app.inject('/api/docs/openapi.json')).json();
    const { post } = paths['/api/app-web/v1/tratamento/responder'];
    const { anyOf } = post.requestBody.content['application/json'].schema.properties.detalhes;
    expect(anyOf).toEqual([
      expect.objectContaining({ title: 'Reclamação', required: ['decisaoFinal'] }),
      expect.objectContaining({ title: 'Elogio', required: ['agente', 'chefia'] }),
      expect.objectContaining({ title: 'Sugestão ou Simplifique', required: ['adocao', 'porQue'] }),
      expect.objectContaining({ title: 'Solicitação', oneOf: [expect.anything(), expect.anything()] }),
      expect.objectContaining({ title: 'Denúncia ou comunicação', oneOf: expect.any(Array) }),
      expect.objectContaining({ title: 'Acesso à informação, conforme a decisão' }),
    ]);
  });

  it('is kept with the type it answers to', async () => {
    const { id } = await criarCaso(app);
    await responder(id, { texto, detalhes: { DecisaoFinal: ' A lâmpada foi trocada. ' } });
    const { detalhes } = await app.db
      .selectFrom('resposta')
      .select('detalhes')
      .where('id_manifestacao', '=', id)
      .executeTakeFirstOrThrow();
    expect(detalhes).toEqual({
      decisaoFinal: 'A lâmpada foi trocada.',
      idTipoManifestacao: TipoManifestacao.reclamacao,
    });
  });

  it('to an access request carries the decision and its specification', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.acessoAInformacao });
    const code = async (mais: object) => (await responder(id, { texto, ...mais })).json().code;
    expect(await code({})).toBe('resposta.decisao-necessaria');
    expect(await code({ idCodigoDecisao: 5 })).toBe('resposta.especificacao-necessaria');
    expect(await code({ idCodigoDecisao: 5, idEspecificacaoDecisao: 8 })).toBe(
      'resposta.especificacao-necessaria',
    );
    const feita = await responder(id, { texto, idCodigoDecisao: 5, idEspecificacaoDecisao: 1 });
    expect(feita.statusCode, feita.body).toBe(200);
    expect((await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).json()).toMatchObject({
      respostas: [
        { decisao: 'Acesso Concedido', especificacaoDecisao: 'Resposta solicitada inserida no sistema' },
      ],
    });
  });

  it('to a denúncia keeps its four marks, and everything written stays sealed', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    const { idAnexo, segredo } = await enviarArquivo(app, Buffer.from('texto'), 'Sobral.txt');
    const response = await responder(id, { ...denuncia, anexos: [{ idAnexo, segredo }] });
    expect(response.statusCode, response.body).toBe(200);
    expect(await findRow(id)).toMatchObject({
      apta: true,
      envolve_empresa: true,
      envolve_servidor: false,
      envolve_cargo_das4: false,
    });
    const dump = await dumpDoCaso(app, id);
    expect(dump).toContain('Registro Resposta');
    for (const palavra of ['lâmpada', 'Sobral', 'Corregedoria']) expect(dump).not.toContain(palavra);
    expect(app.log()).not.toContain('Sobral');
    expect((await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).json()).toMatchObject({
      respostas: [
        { texto, conteudo: [{ rotulo: 'Enviada para apuração a', valor: 'Corregedoria de Sobral' }] },
      ],
    });
  });

  it('to several cases takes no files: each belongs to one answer', async () => {
    const [um, dois] = [await criarCaso(app), await criarCaso(app)];
    const { idAnexo, segredo } = await arquivo();
    const casos = [{ idManifestacao: um.id }, { idManifestacao: dois.id }];
    const response = await fazerAto(gestor, 'responder', casos, {
      ...reclamacao,
      anexos: [{ idAnexo, segredo }],
    });
    expect(response.statusCode).toBe(400);
    expect((await findRow(um.id)).id_situacao).toBe(Situacao.cadastrada);
  });

  it('to the principal of a group reaches every duplicate, each with its line', async () => {
    const [principal, igual, outroTipo] = [
      await criarCaso(app),
      await criarCaso(app, { login: 'joao.cidadao' }),
      await criarCaso(app, { tipo: TipoManifestacao.elogio }),
    ];
    const ids = [principal.id, igual.id, outroTipo.id];
    await app.db.updateTable('manifestacao').set({ id_grupo: principal.id }).where('id', 'in', ids).execute();
    const response = await responder(principal.id, reclamacao);
    expect(response.json()).toMatchObject({
      resultados: [
        { idManifestacao: principal.id, feito: true },
        { idManifestacao: igual.id, feito: true },
        { idManifestacao: outroTipo.id, feito: false, codigo: 'grupo.de-outro-tipo' },
      ],
    });
    expect((await findRow(igual.id)).id_situacao).toBe(Situacao.concluida);
    expect((await findRow(outroTipo.id)).id_situacao).toBe(Situacao.cadastrada);
    expect(await emailsDoEvento(app, 'manifestacao.respondida')).toHaveLength(2);
    const joao = await entrarComo(app, 'joao.cidadao');
    expect((await joao.get(`/api/app-web/v1/manifestacoes/${igual.id}`)).json()).toMatchObject({
      respostas: [{ texto }],
    });
  });

  it('to a group carries no data of one of its people: nothing is sent to anybody', async () => {
    const [principal, igual] = [await criarCaso(app), await criarCaso(app, { login: 'joao.cidadao' })];
    const ids = [principal.id, igual.id];
    await app.db.updateTable('manifestacao').set({ id_grupo: principal.id }).where('id', 'in', ids).execute();
    for (const { numeroProtocolo } of [principal, igual]) {
      const recusa = await responder(principal.id, {
        ...reclamacao,
        texto: `Sobre o protocolo ${numeroProtocolo}, a lâmpada foi trocada ontem.`,
      });
      expect([recusa.statusCode, recusa.json().code]).toEqual([400, 'resposta.fala-de-uma-so']);
    }
    expect((await findRow(principal.id)).id_situacao).toBe(Situacao.cadastrada);
    expect((await responder(principal.id, reclamacao)).statusCode).toBe(200);
  });

  it('Decreto 10.153/2019, art. 6: to a group of denúncias is no way to try names: the refusal does not depend on one', async () => {
    const denuncia = (login: string) => criarCaso(app, { login, tipo: TipoManifestacao.denuncia });
    const ids = [(await denuncia('maria.cidada')).id, (await denuncia('joao.cidadao')).id];
    await app.db.updateTable('manifestacao').set({ id_grupo: ids[0] }).where('id', 'in', ids).execute();
    const { nome } = await app.db
      .selectFrom('usuario')
      .select('nome')
      .where('login', '=', 'joao.cidadao')
      .executeTakeFirstOrThrow();
    const tentar = async (quem: string) =>
      (
        await responder(ids[0] ?? 0, { texto: `Falamos com ${quem} sobre o que foi dito.`, detalhes: {} })
      ).json().code;
    expect(await tentar(nome)).toBe(await tentar('Fulano de Tal Pereira'));
  });

  it('to a group goes on and tells which duplicate failed of our own fault', async () => {
    const [principal, falha, igual] = [await criarCaso(app), await criarCaso(app), await criarCaso(app)];
    const ids = [principal.id, falha.id, igual.id];
    await app.db.updateTable('manifestacao').set({ id_grupo: principal.id }).where('id', 'in', ids).execute();
    await sql`alter table resposta add constraint sem_esta check (id_manifestacao <> ${sql.lit(falha.id)})`.execute(
      app.db,
    );
    const response = await responder(principal.id, reclamacao);
    await sql`alter table resposta drop constraint sem_esta`.execute(app.db);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json().resultados).toEqual([
      { idManifestacao: principal.id, feito: true, codigo: null, mensagem: null },
      {
        idManifestacao: falha.id,
        feito: false,
        codigo: 'servidor.erro',
        mensagem: 'Não foi possível concluir agora.',
      },
      { idManifestacao: igual.id, feito: true, codigo: null, mensagem: null },
    ]);
    expect(app.log()).toContain('sem_esta');
  });

  it('to a duplicate alone is refused while its principal is open, whatever the order of a lot', async () => {
    const [principal, igual, solta] = [await criarCaso(app), await criarCaso(app), await criarCaso(app)];
    const agrupar = (ids: number[]) =>
      app.db.updateTable('manifestacao').set({ id_grupo: principal.id }).where('id', 'in', ids).execute();
    await agrupar([principal.id, igual.id]);
    const sozinha = await responder(igual.id, reclamacao);
    expect([sozinha.statusCode, sozinha.json().code]).toEqual([409, 'manifestacao.no-grupo']);
    const lote = [solta, igual, principal].map(({ id: idManifestacao }) => ({ idManifestacao }));
    expect((await fazerAto(gestor, 'responder', lote, reclamacao)).json()).toMatchObject({
      resultados: lote.map((caso) => ({ ...caso, feito: true })),
    });
    const tardia = await criarCaso(app);
    await agrupar([tardia.id]);
    expect((await responder(tardia.id, reclamacao)).statusCode).toBe(200);
  });

  it('has 20 to 8000 characters', async () => {
    const { id } = await criarCaso(app);
    expect((await responder(id, { ...reclamacao, texto: 'Feito.' })).statusCode).toBe(400);
    expect((await responder(id, { ...reclamacao, texto: 'x'.repeat(8001) })).statusCode).toBe(400);
  });
});

describe('the draft of an answer', () => {
  const url = (id: number) => `/api/app-web/v1/tratamento/${id}/rascunho-resposta`;
  const guardar = (visitor: Visitor, id: number, conteudo: object) =>
    visitor.send({ method: 'PUT', url: url(id), payload: { conteudo } });

  it('is kept sealed for one person and one case, and goes when that person answers', async () => {
    const respondente = await entrarComo(app, 'respondente.cgu');
    const { id } = await criarCaso(app);
    expect((await gestor.get(url(id))).json()).toEqual({ rascunho: null });
    await guardar(gestor, id, { texto: 'A lâmpada' });
    expect((await guardar(gestor, id, { texto: 'A lâmpada foi trocada' })).statusCode).toBe(200);
    await guardar(respondente, id, { texto: 'Outro começo' });
    expect((await gestor.get(url(id))).json()).toMatchObject({
      rascunho: { conteudo: { texto: 'A lâmpada foi trocada' } },
    });
    expect(await dumpDoCaso(app, id)).not.toContain('foi trocada');
    await responder(id, reclamacao);
    expect((await gestor.get(url(id))).json()).toEqual({ rascunho: null });
    expect((await respondente.get(url(id))).json()).toMatchObject({
      rascunho: { conteudo: { texto: 'Outro começo' } },
    });
  });

  it('is thrown away when asked, and is only for people who work on the case', async () => {
    const { id } = await criarCaso(app);
    await guardar(gestor, id, { texto: 'x' });
    expect((await gestor.send({ method: 'DELETE', url: url(id) })).statusCode).toBe(200);
    expect((await gestor.get(url(id))).json()).toEqual({ rascunho: null });
    const ifce = await entrarComo(app, 'gestor.ifce');
    expect((await guardar(ifce, id, { texto: 'x' })).statusCode).toBe(404);
    expect((await ifce.get(url(id))).statusCode).toBe(404);
    expect((await guardar(await entrarComo(app, 'atendente.cgu'), id, {})).statusCode).toBe(403);
    expect((await guardar(gestor, id, { texto: 'x'.repeat(100_001) })).statusCode).toBe(400);
  });
});
