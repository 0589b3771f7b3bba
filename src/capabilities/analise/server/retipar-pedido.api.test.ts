import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let gestor: Visitor;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-08-14T10:00:00-03:00' });
});
afterAll(() => app.close());
const entrar = async () => {
  gestor = await entrarComo(app, 'gestor.cgu');
  maria = await entrarComo(app, 'maria.cidada');
};
beforeEach(async () => {
  app.clock.set('2026-08-14T10:00:00-03:00');
  await entrar();
  await app.db.deleteFrom('email_saida').execute();
});

const API = '/api/app-web/v1';
const { acessoAInformacao, reclamacao, denuncia } = TipoManifestacao;
const motivo = 'O texto se queixa do atendimento e não pede informação.';
const registradaEm = '2026-08-03T10:00:00-03:00';
const alterar = (id: number, idTipoManifestacao: number) =>
  gestor.post(`${API}/tratamento/alterar-tipo`, {
    casos: [{ idManifestacao: id }],
    idTipoManifestacao,
    motivo,
  });
const findRow = (id: number) =>
  app.db.selectFrom('manifestacao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const detalhe = async (id: number) =>
  (await maria.get(`${API}/manifestacoes/${id}`)).json<{
    atos: { ato: string; ultimoDia: string | null }[];
    historico: { frase: string }[];
  }>();
const atosDe = async (id: number) => (await detalhe(id)).atos.map(({ ato }) => ato);

describe('a request that is made an ouvidoria case', () => {
  it('opens the pedido de revisão for ten days, told by mail and in the case', async () => {
    const { id } = await criarCaso(app, { tipo: acessoAInformacao, registradaEm });
    expect(await atosDe(id)).not.toContain('pedirRevisao');
    const response = await alterar(id, reclamacao);
    expect(response.statusCode, response.body).toBe(200);
    expect(await findRow(id)).toMatchObject({
      retipada_em: app.clock.now(),
      // The office gains no days (Lei 12.527/2011, art. 11).
      prazo: '2026-08-24',
      prazo_original: '2026-08-24',
    });
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Alteração de tipo']);
    const { atos, historico } = await detalhe(id);
    expect(atos).toContainEqual({ ato: 'pedirRevisao', ultimoDia: '2026-08-26' });
    expect(historico[0]?.frase).toContain('pedir a revisão desta mudança até 26/08/2026');
    expect(historico[0]?.frase).toContain(motivo);
    const [email, ...outros] = await emailsDoEvento(app, 'manifestacao.pedido-retipado');
    expect(outros).toEqual([]);
    expect(email?.texto).toContain('24/08/2026');
    expect(email?.texto).toContain('26/08/2026');
    expect(email?.texto).not.toContain('queixa');
    expect(await emailsDoEvento(app, 'manifestacao.tipo-alterado')).toEqual([]);
  });

  it('closes it on the eleventh day', async () => {
    const { id } = await criarCaso(app, { tipo: acessoAInformacao, registradaEm });
    await alterar(id, reclamacao);
    app.clock.set('2026-08-26T23:59:59-03:00');
    await entrar();
    expect(await atosDe(id)).toContain('pedirRevisao');
    app.clock.set('2026-08-27T00:00:00-03:00');
    await entrar();
    expect(await atosDe(id)).not.toContain('pedirRevisao');
  });

  it('has no other remedy of the access law once the days of the review have passed', async () => {
    const { id } = await criarCaso(app, { tipo: acessoAInformacao, registradaEm });
    await alterar(id, reclamacao);
    app.clock.set('2026-09-20T10:00:00-03:00');
    await entrar();
    const atos = await atosDe(id);
    for (const ato of ['recorrer', 'reclamar', 'denunciarDescumprimento']) expect(atos).not.toContain(ato);
  });

  it('Decreto 7.724/2012, art. 22: may still be complained of for its silence while the review is open', async () => {
    const { id } = await criarCaso(app, { tipo: acessoAInformacao, registradaEm });
    app.clock.set('2026-08-24T10:00:00-03:00');
    await entrar();
    expect((await alterar(id, reclamacao)).statusCode).toBe(200);
    app.clock.set('2026-09-02T10:00:00-03:00');
    await entrar();
    expect(await atosDe(id)).toEqual(expect.arrayContaining(['reclamar', 'pedirRevisao']));
  });

  it('Lei 12.527/2011, art. 11: is refused once it is overdue, and not offered', async () => {
    const { id } = await criarCaso(app, { tipo: acessoAInformacao, registradaEm });
    app.clock.set('2026-08-25T00:00:00-03:00');
    await entrar();
    expect((await alterar(id, reclamacao)).json()).toMatchObject({ code: 'analise.pedido-vencido' });
    const doGestor = (await gestor.get(`${API}/manifestacoes/${id}`)).json<{ atos: { ato: string }[] }>();
    expect(doGestor.atos.map(({ ato }) => ato)).not.toContain('alterarTipo');
  });

  it('Lei 12.527/2011, art. 15: is refused once it was answered, even if it was opened again', async () => {
    const { id } = await criarCaso(app, {
      tipo: acessoAInformacao,
      registradaEm,
      resposta: { texto: 'O acesso foi negado.' },
    });
    const reaberto = await gestor.post(`${API}/tratamento/reabrir`, {
      casos: [{ idManifestacao: id }],
      justificativa: 'Faltou uma parte da resposta.',
    });
    expect(reaberto.statusCode, reaberto.body).toBe(200);
    expect((await alterar(id, reclamacao)).json()).toMatchObject({ code: 'analise.pedido-respondido' });
  });

  it('as a denúncia is told without a word of it in the open', async () => {
    const { id } = await criarCaso(app, { tipo: acessoAInformacao, registradaEm });
    expect((await alterar(id, denuncia)).statusCode).toBe(200);
    const emails = await emailsDoEvento(app, 'manifestacao.pedido-retipado');
    expect(emails).toMatchObject([{ para: '', texto: '', id_usuario: null }]);
    expect(await atosDe(id)).toContain('pedirRevisao');
  });

  it('made a request again has nothing left to review, and its law counts from the registration', async () => {
    const { id } = await criarCaso(app, { tipo: acessoAInformacao, registradaEm });
    await alterar(id, reclamacao);
    await alterar(id, acessoAInformacao);
    expect(await findRow(id)).toMatchObject({ retipada_em: null, prazo: '2026-08-24' });
    expect(await atosDe(id)).not.toContain('pedirRevisao');
  });
});

describe('an ouvidoria case that is made a request', () => {
  it('has twenty days from its registration, is told so, and may be extended by ten', async () => {
    const { id } = await criarCaso(app, { tipo: reclamacao, registradaEm });
    expect((await alterar(id, acessoAInformacao)).statusCode).toBe(200);
    expect(await findRow(id)).toMatchObject({ prazo: '2026-08-24', id_tipo_formulario: 3 });
    const { historico } = await detalhe(id);
    expect(historico[0]?.frase).toContain('Lei de Acesso à Informação');
    expect(historico[0]?.frase).not.toContain('revisão');
    const [email] = await emailsDoEvento(app, 'manifestacao.tipo-alterado');
    expect(email?.texto).toContain('24/08/2026');
    const prorrogada = await gestor.post(`${API}/tratamento/prorrogar`, {
      casos: [{ idManifestacao: id }],
      idMotivoProrrogacao: 3,
      justificativa: 'São muitos documentos para separar.',
    });
    expect(prorrogada.statusCode, prorrogada.body).toBe(200);
    expect((await findRow(id)).prazo).toBe('2026-09-03');
  });

  it('whose twenty days have passed may be complained of for its silence, once thirty have passed', async () => {
    const { id } = await criarCaso(app, { tipo: reclamacao, registradaEm });
    await alterar(id, acessoAInformacao);
    app.clock.set('2026-09-02T10:00:00-03:00');
    await entrar();
    expect(await atosDe(id)).toContain('reclamar');
  });
});
