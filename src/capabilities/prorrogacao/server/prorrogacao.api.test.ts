import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { dumpDoCaso, fazerAto, provarAto } from '#testing/atos.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let gestor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-08-14T10:00:00-03:00' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-08-14T10:00:00-03:00');
  gestor = await entrarComo(app, 'gestor.cgu');
  await app.db.deleteFrom('email_saida').execute();
});

const registradaEm = '2026-08-03T10:00:00-03:00';
const dados = {
  idMotivoProrrogacao: 1,
  justificativa: 'A resposta depende de um levantamento nos arquivos da fazenda Sucupira.',
};
const findRow = (id: number) =>
  app.db.selectFrom('manifestacao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const previa = (visitor: Visitor, id: number) => visitor.get(`/api/app-web/v1/tratamento/${id}/prorrogacao`);

it('obeys profile, office, state, version, and does many at once', () =>
  provarAto(app, { ato: 'prorrogar', dados, caso: { registradaEm } }));

describe('the preview', () => {
  it('shows both dates, the days and the reasons of the form', async () => {
    const { id } = await criarCaso(app, { registradaEm });
    const response = await previa(gestor, id);
    expect(response.json()).toMatchObject({ prazoAtual: '2026-09-02', prazoNovo: '2026-10-02', dias: 30 });
    const motivos = response.json<{ motivos: { idMotivoProrrogacao: number }[] }>().motivos;
    expect(motivos.map(({ idMotivoProrrogacao }) => idMotivoProrrogacao)).toEqual([1, 2, 4]);
    expect((await findRow(id)).prazo).toBe('2026-09-02');
  });

  it('is refused where the act is', async () => {
    const { id } = await criarCaso(app, { registradaEm });
    expect((await previa(await entrarComo(app, 'gestor.ifce'), id)).statusCode).toBe(404);
    expect((await previa(await entrarComo(app, 'observador.cgu'), id)).statusCode).toBe(403);
    const feita = await criarCaso(app, { registradaEm, prorrogadaEm: registradaEm });
    expect((await previa(gestor, feita.id)).json()).toMatchObject({ code: 'manifestacao.ja-prorrogada' });
    const vencida = await criarCaso(app, { registradaEm, prazo: '2026-08-13' });
    expect((await previa(gestor, vencida.id)).json()).toMatchObject({ code: 'prorrogacao.fora-do-prazo' });
  });
});

describe('the act', () => {
  it('moves the term once, writes its rows and tells the citizen both dates', async () => {
    const { id } = await criarCaso(app, { registradaEm });
    const response = await fazerAto(gestor, 'prorrogar', [{ idManifestacao: id }], dados);
    expect(response.statusCode, response.body).toBe(200);
    expect(await findRow(id)).toMatchObject({
      id_situacao: Situacao.prorrogada,
      prazo: '2026-10-02',
      prazo_original: '2026-09-02',
      prorrogada_em: app.clock.now(),
    });
    const eventos = app.db.selectFrom('manifestacao_prazo_evento').selectAll();
    expect(await eventos.where('id_manifestacao', '=', id).execute()).toMatchObject([
      {
        tipo: 'prorrogacao',
        dias: 30,
        prazo_anterior: '2026-09-02',
        prazo_novo: '2026-10-02',
        id_ouvidoria: 6,
      },
    ]);
    const rows = app.db.selectFrom('prorrogacao').selectAll();
    expect(await rows.where('id_manifestacao', '=', id).execute()).toMatchObject([
      { id_motivo_prorrogacao: 1, justificativa: dados.justificativa },
    ]);
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Prorrogação']);
    const [email, ...more] = await emailsDoEvento(app, 'manifestacao.prorrogada');
    expect(more).toEqual([]);
    expect(email?.texto).toContain('02/09/2026');
    expect(email?.texto).toContain('02/10/2026');
    expect(email?.texto).not.toContain('Sucupira');

    const maria = await entrarComo(app, 'maria.cidada');
    expect((await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).body).toContain(dados.justificativa);
    const prazo = (await maria.get(`/api/app-web/v1/manifestacoes/${id}/prazo`)).json();
    expect([prazo.vencimento, prazo.dias.at(-1).data]).toEqual(['2026-10-02', '2026-10-02']);
  });

  it('gives access to information ten days, before the twenty end, and takes its reasons only', async () => {
    const tipo = TipoManifestacao.acessoAInformacao;
    const { id } = await criarCaso(app, { tipo, registradaEm });
    await fazerAto(gestor, 'prorrogar', [{ idManifestacao: id }], { ...dados, idMotivoProrrogacao: 3 });
    expect(await findRow(id)).toMatchObject({ prazo_original: '2026-08-24', prazo: '2026-09-03' });
    const reclamacao = await criarCaso(app, { registradaEm });
    const errado = await fazerAto(gestor, 'prorrogar', [{ idManifestacao: reclamacao.id }], {
      ...dados,
      idMotivoProrrogacao: 3,
    });
    expect([errado.statusCode, errado.json().code]).toEqual([400, 'prorrogacao.motivo-nao-cabe']);
    const tarde = await criarCaso(app, { tipo, registradaEm: '2026-07-20T10:00:00-03:00' });
    const recusa = await fazerAto(gestor, 'prorrogar', [{ idManifestacao: tarde.id }], dados);
    expect([recusa.statusCode, recusa.json().code]).toEqual([409, 'prorrogacao.fora-do-prazo']);
  });

  it('of a request is possible until the last second of its twentieth day, and only once', async () => {
    const tipo = TipoManifestacao.acessoAInformacao;
    const prorrogar = async (id: number, mais: object = {}) =>
      (await fazerAto(gestor, 'prorrogar', [{ idManifestacao: id }], { ...dados, ...mais })).json();
    const { id } = await criarCaso(app, { tipo, registradaEm });
    const tarde = await criarCaso(app, { tipo, registradaEm });
    expect((await findRow(id)).prazo).toBe('2026-08-24');
    await prorrogar(id, { justificativa: 'Falta tempo.' });
    expect((await findRow(id)).prorrogada_em).toBeNull();
    app.clock.set('2026-08-24T23:59:59-03:00');
    gestor = await entrarComo(app, 'gestor.cgu');
    expect((await previa(gestor, id)).json()).toMatchObject({ dias: 10, prazoNovo: '2026-09-03' });
    expect(await prorrogar(id)).toMatchObject({ resultados: [{ feito: true }] });
    expect(await prorrogar(id)).toMatchObject({ code: 'manifestacao.ja-prorrogada' });
    app.clock.set('2026-08-25T00:00:00-03:00');
    gestor = await entrarComo(app, 'gestor.cgu');
    expect(await prorrogar(tarde.id)).toMatchObject({
      code: 'prorrogacao.fora-do-prazo',
      message: expect.stringContaining('24/08/2026'),
    });
    expect(await acoesDoHistorico(app, tarde.id)).toEqual(['Cadastro']);
    const [email, ...more] = await emailsDoEvento(app, 'manifestacao.prorrogada');
    expect(more).toEqual([]);
    expect(email?.texto).toContain('03/09/2026');
  });

  it('asks for a justification of at least twenty characters', async () => {
    const { id } = await criarCaso(app, { registradaEm });
    const curta = await fazerAto(gestor, 'prorrogar', [{ idManifestacao: id }], {
      ...dados,
      justificativa: 'Falta tempo.',
    });
    expect(curta.statusCode).toBe(400);
  });

  it('keeps the words about a denúncia sealed', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia, registradaEm });
    await fazerAto(gestor, 'prorrogar', [{ idManifestacao: id }], dados);
    expect((await findRow(id)).id_situacao).toBe(Situacao.prorrogada);
    const dump = await dumpDoCaso(app, id);
    expect(dump).toContain('Prorrogação');
    expect(dump).not.toContain('Sucupira');
    expect(app.log()).not.toContain('Sucupira');
    const maria = await entrarComo(app, 'maria.cidada');
    expect((await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).body).toContain('Sucupira');
  });
});
