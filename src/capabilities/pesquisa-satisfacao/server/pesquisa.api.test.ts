import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { acoesDoHistorico, criarCaso, visitorComChave } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';
import { linkDaPesquisa } from './link-da-pesquisa.ts';

let app: TestApp;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
});
afterAll(() => app.close());

const url = (id: number, rest: string) => `/api/app-web/v1/manifestacoes/${id}/${rest}`;
const respondida = (more = {}) => criarCaso(app, { resposta: { texto: 'Feito.' }, ...more });
const avaliacao = { idDemandaAtendida: 1, idFacilidade: 5, idSatisfacao: 9, comentario: 'Foi rápido.' };

describe('the survey', () => {
  it('has the three questions with their options', async () => {
    const { id, numeroProtocolo } = await respondida();
    const response = await maria.get(url(id, 'pesquisa'));
    expect(response.statusCode, response.body).toBe(200);
    const pesquisa = response.json<{
      perguntas: { idPergunta: number; opcoes: { descricao: string }[] }[];
    }>();
    expect(pesquisa).toMatchObject({ numeroProtocolo, podeResponder: true, respondidaEm: null });
    expect(pesquisa.perguntas.map(({ idPergunta, opcoes }) => [idPergunta, opcoes.length])).toEqual([
      [1, 3],
      [2, 5],
      [3, 5],
    ]);
    expect(pesquisa.perguntas[0]?.opcoes.map(({ descricao }) => descricao)).toEqual([
      'Sim',
      'Não',
      'Parcialmente atendida',
    ]);
  });

  it('is answered once, also when sent twice at the same time', async () => {
    const { id } = await respondida();
    const sent = await Promise.all([
      maria.post(url(id, 'avaliar'), avaliacao),
      maria.post(url(id, 'avaliar'), avaliacao),
    ]);
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Avaliação']);
    const row = await app.db
      .selectFrom('pesquisa_satisfacao')
      .selectAll()
      .where('id_manifestacao', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      id_demanda_atendida: 1,
      id_facilidade: 5,
      id_satisfacao: 9,
      comentario: 'Foi rápido.',
    });
    expect((await maria.get(url(id, 'pesquisa'))).json()).toMatchObject({ podeResponder: false });
    expect(await app.db.selectFrom('email_saida').selectAll().execute()).toEqual([]);
  });

  it('takes only options of each question', async () => {
    const { id } = await respondida();
    const response = await maria.post(url(id, 'avaliar'), { ...avaliacao, idSatisfacao: 4 });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ details: { campos: { idSatisfacao: expect.any(String) } } });
  });

  it('seals the comment on a denúncia', async () => {
    const { id, cofre } = await respondida({ tipo: TipoManifestacao.comunicacao, login: null });
    const visitor = await visitorComChave(app, id);
    const comentario = 'O Beltrano continua lá.';
    expect((await visitor.post(url(id, 'avaliar'), { ...avaliacao, comentario })).statusCode).toBe(200);
    const row = await app.db
      .selectFrom('pesquisa_satisfacao')
      .selectAll()
      .where('id_manifestacao', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.comentario).toBeNull();
    expect(row.comentario_cifrado && cofre?.open(row.comentario_cifrado)).toBe(comentario);
  });

  it('waits for the answer, and does not exist for others', async () => {
    const aberta = await criarCaso(app);
    expect((await maria.get(url(aberta.id, 'pesquisa'))).json()).toMatchObject({ podeResponder: false });
    expect((await maria.post(url(aberta.id, 'avaliar'), avaliacao)).statusCode).toBe(409);
    const { id } = await respondida();
    const strangers = [
      new Visitor(app),
      await entrarComo(app, 'joao.cidadao'),
      await entrarComo(app, 'gestor.cgu'),
      await visitorComChave(app, id, 'consentimento'),
    ];
    for (const visitor of strangers) {
      expect((await visitor.get(url(id, 'pesquisa'))).statusCode).toBe(404);
      expect((await visitor.post(url(id, 'avaliar'), avaliacao)).statusCode).toBe(404);
    }
  });

  it('is opened once by the link of the mail, which opens nothing else', async () => {
    const { id } = await respondida();
    const link = await linkDaPesquisa(app.platform, app.db, id);
    expect(link).toMatch(new RegExp(`^/manifestacao/avaliar/${id}#token=`));
    const token = link.split('#token=')[1] ?? '';
    const visitor = new Visitor(app);
    expect((await visitor.post(url(id, 'pesquisa/abrir'), { token })).statusCode).toBe(200);
    expect((await new Visitor(app).post(url(id, 'pesquisa/abrir'), { token })).statusCode).toBe(404);
    expect((await visitor.get(`/api/app-web/v1/manifestacoes/${id}`)).statusCode).toBe(404);
    expect((await visitor.post(url(id, 'avaliar'), avaliacao)).statusCode).toBe(200);
  });
});
