import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arquivarSemComplementacaoJob } from '#capabilities/complementacao/server/arquivar-sem-complementacao.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { abrir } from '#server/mail/selo.ts';
import { fazerAto } from '#testing/atos.ts';
import {
  acoesDoHistorico,
  criarCaso,
  emailsDoEvento,
  emailsEscritos,
  visitorComChave,
} from '#testing/casos.ts';
import { criarPedidoSemResposta, criarRecurso } from '#testing/recursos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let maria: Visitor;
let gestor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
  gestor = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

const API = '/api/app-web/v1';
const url = (id: number, ato: string) => `${API}/manifestacoes/${id}/${ato}`;
const findRow = (id: number) =>
  app.db.selectFrom('manifestacao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const guardada = (id: number) =>
  app.db.selectFrom('desistencia').selectAll().where('id_manifestacao', '=', id).executeTakeFirstOrThrow();
const naEquipe = async (id: number) => (await gestor.get(`${API}/tratamento/${id}`)).json();
const porQue = { justificativa: 'Os fatos atingem outras pessoas e precisam ser apurados.' };
const AMEACA = 'O chefe Beltrano disse que me transferia.';
const denuncia = { tipo: TipoManifestacao.denuncia };

describe('Lei 9.784/1999, art. 51: withdrawing', () => {
  it('in part leaves the case, its state and its term, and tells the office which part', async () => {
    const { id } = await criarCaso(app);
    const antes = await findRow(id);
    expect((await maria.post(url(id, 'desistir-em-parte'), {})).statusCode).toBe(400);
    const dito = { parte: 'O que contei do segundo posto.', motivo: 'Lá já resolveram.' };
    const response = await maria.post(url(id, 'desistir-em-parte'), dito);
    expect(response.statusCode, response.body).toBe(200);
    const { id_situacao, prazo, prazo_parado_em } = await findRow(id);
    expect([id_situacao, prazo, prazo_parado_em]).toEqual([Situacao.cadastrada, antes.prazo, null]);
    const [email] = await emailsDoEvento(app, 'manifestacao.desistencia-em-parte');
    expect(email).toMatchObject({ para: 'ouvidoria@cgu.escuta.invalid' });
    expect(email?.texto).not.toContain('segundo posto');
    expect((await naEquipe(id)).desistencias).toMatchObject([{ ...dito, esperaDecisao: false }]);
    expect(await acoesDoHistorico(app, id)).toContain('Desistência');
  });

  it('as a whole archives; the office may go on in the public interest with a reason, and the person is told', async () => {
    const { id } = await criarCaso(app);
    expect((await maria.post(url(id, 'desistir'), { ameaca: AMEACA })).statusCode).toBe(200);
    expect((await findRow(id)).id_situacao).toBe(Situacao.arquivada);
    expect((await naEquipe(id)).desistencias).toMatchObject([{ ameaca: AMEACA, parte: null }]);
    const reaberta = await fazerAto(gestor, 'reabrir', [{ idManifestacao: id }], porQue);
    expect(reaberta.statusCode, reaberta.body).toBe(200);
    expect((await emailsDoEvento(app, 'manifestacao.reaberta')).length).toBe(1);
  });
});

const comunicacoes = (id: number) =>
  app.db.selectFrom('comunicacao').select('tipo').where('id_manifestacao', '=', id).execute();

describe('Lei 9.784/1999, art. 51 § 2º: withdrawing a denúncia', () => {
  it('archives nothing: it stays, marked, and the office that goes on says why', async () => {
    const { id } = await criarCaso(app, denuncia);
    expect((await maria.post(url(id, 'desistir'), {})).json()).toMatchObject({
      code: 'desistencia.denuncia-espera-decisao',
    });
    const antes = await findRow(id);
    const pedida = await maria.post(url(id, 'pedir-desistencia'), { motivo: 'Cansei.', ameaca: AMEACA });
    expect(pedida.statusCode, pedida.body).toBe(200);
    const depois = await findRow(id);
    expect([depois.id_situacao, depois.prazo]).toEqual([antes.id_situacao, antes.prazo]);
    for (const [ato, corpo] of [
      ['pedir-desistencia', {}],
      ['pedir-desistencia-em-parte', { parte: 'O que contei do segundo posto.' }],
    ] as const) {
      expect((await maria.post(url(id, ato), corpo)).json()).toMatchObject({ code: 'desistencia.ja-pedida' });
    }

    const lista = await gestor.get(`${API}/tratamento/manifestacoes?marcas=desistencia-a-decidir`);
    expect(lista.json().itens).toMatchObject([{ idManifestacao: id, marcas: ['desistencia-a-decidir'] }]);
    const caso = await naEquipe(id);
    expect(caso.desistencias).toMatchObject([{ ameaca: AMEACA, motivo: 'Cansei.', esperaDecisao: true }]);
    expect(caso.fraseDaSituacao).toContain('o órgão precisa decidir');
    const ato = 'prosseguir-apos-desistencia';
    expect((await fazerAto(gestor, ato, [{ idManifestacao: id }], {})).statusCode).toBe(400);
    const decidida = await fazerAto(gestor, ato, [{ idManifestacao: id }], porQue);
    expect(decidida.statusCode, decidida.body).toBe(200);
    expect((await findRow(id)).id_situacao).toBe(antes.id_situacao);
    const visto = (await maria.get(url(id, ''))).json();
    expect(visto.desistencias).toMatchObject([{ decisao: 'prossegue', ...porQue, esperaDecisao: false }]);
    const emails = await emailsDoEvento(app, 'manifestacao.desistencia-nao-aceita');
    expect(emails).toHaveLength(1);
    expect(emails[0]?.selado).not.toBeNull();
    // Nothing ended: there is nothing to reopen, and no end of which the person must be told.
    const [email] = emails.map((cada) => abrir(app.platform.config, cada));
    expect(email?.texto).not.toContain('reabertura');
    expect(await comunicacoes(id)).toEqual([]);
  });

  it('in part takes no effect either: the office decides about the part with a reason, and the person is told', async () => {
    const { id } = await criarCaso(app, denuncia);
    const alvo = [{ idManifestacao: id }];
    const dito = { parte: 'O que contei do segundo posto.' };
    const antes = await findRow(id);
    expect((await maria.post(url(id, 'desistir-em-parte'), dito)).json()).toMatchObject({
      code: 'desistencia.denuncia-espera-decisao',
    });
    expect((await maria.post(url(id, 'pedir-desistencia-em-parte'), dito)).statusCode).toBe(200);
    const caso = await naEquipe(id);
    expect(caso.desistencias).toMatchObject([{ ...dito, esperaDecisao: true }]);
    expect(caso.fraseDaSituacao).toContain('desistir de uma parte: o órgão precisa decidir');
    const oferecidos = caso.atos.map(({ ato }: { ato: string }) => ato);
    expect(oferecidos).toContain('aceitarDesistenciaEmParte');
    expect(oferecidos).not.toContain('arquivarPorDesistencia');
    const cedo = await fazerAto(gestor, 'responder', alvo, { texto: 'A denúncia foi lida.', detalhes: {} });
    expect(cedo.body).toContain('desistencia.espera-decisao');

    const semMotivo = await fazerAto(gestor, 'aceitar-desistencia-em-parte', alvo, {});
    expect(semMotivo.statusCode).toBe(400);
    const jaAvisada = (await emailsDoEvento(app, 'manifestacao.desistencia-nao-aceita')).length;
    const aceita = await fazerAto(gestor, 'aceitar-desistencia-em-parte', alvo, porQue);
    expect(aceita.statusCode, aceita.body).toBe(200);
    const depois = await findRow(id);
    expect([depois.id_situacao, depois.prazo]).toEqual([antes.id_situacao, antes.prazo]);
    const visto = (await maria.get(url(id, ''))).json();
    expect(visto.desistencias).toMatchObject([{ decisao: 'parte-aceita', ...porQue, esperaDecisao: false }]);
    const emails = await emailsDoEvento(app, 'manifestacao.desistencia-nao-aceita');
    expect(emails.length).toBe(jaAvisada + 1);
  });

  it('Lei 9.784/1999, arts. 26 e 63 § 2º: archived, the person is told until when to ask that it goes on', async () => {
    const { id } = await criarCaso(app, denuncia);
    await maria.post(url(id, 'pedir-desistencia'), {});
    await fazerAto(gestor, 'arquivar-por-desistencia', [{ idManifestacao: id }], porQue);
    const emails = await emailsDoEvento(app, 'manifestacao.desistencia-decidida');
    const [email] = emails.map((cada) => abrir(app.platform.config, cada));
    expect(email?.texto).toMatch(/pedir a reabertura até \d{2}\/\d{2}\/\d{4}/);
    expect(await comunicacoes(id)).toEqual([{ tipo: 'encerramento' }]);
  });

  it('is decided before anything ends the case, and the refusal says where', async () => {
    const { id } = await criarCaso(app, denuncia);
    await maria.post(url(id, 'pedir-desistencia'), {});
    const oferecidos = (await gestor.get(url(id, ''))).json<{ atos: { ato: string }[] }>().atos;
    for (const [ato, rota, corpo] of [
      ['arquivar', 'arquivar', { idMotivoArquivamento: 1, ...porQue }],
      ['responder', 'responder', { texto: 'A denúncia foi lida.', detalhes: {} }],
      [
        'encaminharParaFora',
        'encaminhar-para-fora',
        { orgaoExterno: 'Polícia Federal', textoSolicitante: 'O assunto é da polícia, que vai apurar.' },
      ],
    ] as const) {
      expect(oferecidos.map((cada) => cada.ato)).not.toContain(ato);
      const { body } = await fazerAto(gestor, rota, [{ idManifestacao: id }], corpo);
      expect(body, ato).toContain('desistencia.espera-decisao');
    }
    await fazerAto(gestor, 'prosseguir-apos-desistencia', [{ idManifestacao: id }], porQue);
    const depois = (await gestor.get(url(id, ''))).json<{ atos: { ato: string }[] }>().atos;
    expect(depois.map(({ ato }) => ato)).toEqual(expect.arrayContaining(['arquivar', 'responder']));
  });

  it('is archived by the office alone, and the holder of the code reads it', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.comunicacao, login: null });
    const anonima = await visitorComChave(app, id);
    expect((await anonima.post(url(id, 'pedir-desistencia'), {})).statusCode).toBe(200);
    const ato = 'arquivar-por-desistencia';
    const decidida = await fazerAto(gestor, ato, [{ idManifestacao: id }], porQue);
    expect(decidida.statusCode, decidida.body).toBe(200);
    expect(await findRow(id)).toMatchObject({
      id_situacao: Situacao.arquivada,
      encerrada_em: app.clock.now(),
    });
    const visto = (await anonima.get(url(id, ''))).json();
    expect(visto.desistencias).toMatchObject([{ decisao: 'arquivada', ...porQue }]);
  });

  it('Decreto 10.153/2019: is decided by the office, never by an administrador, for whom it does not exist', async () => {
    const { id } = await criarCaso(app, denuncia);
    await maria.post(url(id, 'pedir-desistencia'), {});
    const admin = await entrarComo(app, 'admin');
    for (const ato of ['arquivar-por-desistencia', 'prosseguir-apos-desistencia']) {
      expect((await fazerAto(admin, ato, [{ idManifestacao: id }], porQue)).statusCode, ato).toBe(403);
    }
    expect((await admin.get(`${API}/tratamento/${id}`)).statusCode).toBe(404);
    expect((await naEquipe(id)).atos).toContainEqual(
      expect.objectContaining({ ato: 'prosseguirAposDesistencia' }),
    );
  });

  it('has nothing left to decide once the case ended otherwise', async () => {
    const { id } = await criarCaso(app, {
      ...denuncia,
      registradaEm: '2026-01-12T10:00:00-03:00',
      complementacao: { pedido: 'Em que sala foi?', em: '2026-01-15T10:00:00-03:00', prazo: '2026-02-04' },
    });
    await maria.post(url(id, 'pedir-desistencia'), {});
    // The silence after a request for more ends the case by itself.
    await arquivarSemComplementacaoJob(app.platform).run({});
    expect((await guardada(id)).encerrada_em).not.toBeNull();
    await fazerAto(gestor, 'reabrir', [{ idManifestacao: id }], porQue);
    expect((await maria.post(url(id, 'pedir-desistencia'), {})).statusCode).toBe(200);
  });
});

describe('Lei 13.608/2018, art. 4-B: what a person says of threats', () => {
  it('is sealed in the database, absent from log and mail, and hidden from who only observes', async () => {
    const { id } = await criarCaso(app, denuncia);
    const dito = { motivo: 'Palavra-plantada', ameaca: 'O Sicrano me ameaçou.' };
    await maria.post(url(id, 'pedir-desistencia'), dito);
    await fazerAto(gestor, 'prosseguir-apos-desistencia', [{ idManifestacao: id }], porQue);
    await maria.post(url(id, 'pedir-desistencia-em-parte'), { parte: 'Palavra-plantada', ...dito });
    const rows = await app.db
      .selectFrom('desistencia')
      .selectAll()
      .where('id_manifestacao', '=', id)
      .execute();
    for (const { parte, motivo, ameaca, justificativa } of rows) {
      expect([parte, motivo, ameaca, justificativa]).toEqual([null, null, null, null]);
    }
    const emails = JSON.stringify(await emailsEscritos(app));
    for (const texto of [emails, app.log()]) expect(texto).not.toMatch(/Sicrano|Palavra-plantada/);
    const observador = await entrarComo(app, 'observador.cgu');
    expect((await observador.get(`${API}/tratamento/${id}`)).body).not.toMatch(/Sicrano|ameaçou/);
  });

  it('is not read by an observador even of a case without restriction, nor by who judges an appeal', async () => {
    const { id } = await criarPedidoSemResposta(app);
    const dito = { parte: 'A planilha de 2024.', motivo: 'Já achei.', ameaca: AMEACA };
    expect((await maria.post(url(id, 'desistir-em-parte'), dito)).statusCode).toBe(200);
    await criarRecurso(app, id, { idInstancia: Instancia.cgu, idJulgadora: Orgaos.cgu });
    const { id: naCgu } = await criarCaso(app);
    await maria.post(url(naCgu, 'desistir-em-parte'), dito);
    for (const [login, caso] of [
      ['recursos.cgu', id],
      ['observador.cgu', naCgu],
    ] as const) {
      const lido = await (await entrarComo(app, login)).get(url(caso, ''));
      expect([lido.statusCode, lido.json().desistencias], login).toEqual([200, undefined]);
      expect(lido.body, login).not.toMatch(/Beltrano|Já achei/);
    }
    const ifce = await (await entrarComo(app, 'gestor.ifce')).get(url(id, ''));
    expect(ifce.json().desistencias).toMatchObject([dito]);
  });

  it('is sealed when the case becomes a denúncia', async () => {
    const { id } = await criarCaso(app);
    await maria.post(url(id, 'desistir-em-parte'), { parte: 'Do posto 2.', ameaca: AMEACA });
    const para = { idTipoManifestacao: TipoManifestacao.denuncia, motivo: 'O relato conta um crime.' };
    expect((await fazerAto(gestor, 'alterar-tipo', [{ idManifestacao: id }], para)).statusCode).toBe(200);
    expect(await guardada(id)).toMatchObject({ parte: null, ameaca: null });
    expect((await naEquipe(id)).desistencias).toMatchObject([{ parte: 'Do posto 2.', ameaca: AMEACA }]);
  });
});
