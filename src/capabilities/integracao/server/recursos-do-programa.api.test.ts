import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoRespostaRecurso } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { criarPedidoRespondido, criarRecurso } from '#testing/decisoes.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { idDe, nomear } from './testing-autoridades.ts';
import { entrarComoPrograma, type Programa, zipar } from './testing-integracao.ts';

const TEXTO = 'A decisão do órgão fica mantida, pelas razões que ele deu.';
const INDEFERE = {
  IdTipoRespostaRecurso: TipoRespostaRecurso.indeferido,
  IdEspecificacaoRespostaRecurso: 3,
  TxtJustificativa: TEXTO,
};

let app: TestApp;
let respondente: Programa;
let observador: Programa;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  respondente = await entrarComoPrograma(app, 'respondente');
  observador = await entrarComoPrograma(app, 'observador');
  await nomear(app, ['ws.respondente']);
}, 120_000);
afterAll(() => app.close());

const recursoNovo = async (): Promise<number> => {
  const caso = await criarPedidoRespondido(app);
  return criarRecurso(app, caso, { idTipoResposta: null });
};
const conhecer = (id: number, programa = respondente) =>
  programa.post(`/recursos/${id}/admissibilidade`, { IndConhecido: true });
const ver = async (id: number, programa = respondente) => {
  const resposta = await programa.get(`/recursos/${id}`);
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json();
};

describe('Lei 12.527/2011, art. 16: a program of the authority that judges', () => {
  it('W2.13 lists, reads, admits and decides an appeal, and reads what it may do next', async () => {
    const id = await recursoNovo();
    const lido = await ver(id);
    expect(lido).toMatchObject({ idRecurso: id, Conhecido: '', AtosPossiveis: ['admissibilidade'] });
    const lista = (await respondente.get(`/recursos?NumProtocolo=${lido.numProtocolo}`)).json();
    expect(lista.Recursos.map(({ idRecurso }: { idRecurso: number }) => idRecurso)).toEqual([id]);
    const admitido = await conhecer(id);
    expect(admitido.statusCode, admitido.body).toBe(200);
    expect(admitido.json()).toMatchObject({ Conhecido: 'Sim', AtosPossiveis: ['decisao'] });
    const decidido = await respondente.post(`/recursos/${id}/decisao`, INDEFERE);
    expect(decidido.statusCode, decidido.body).toBe(200);
    expect(decidido.json()).toMatchObject({
      situacaoRecurso: { descSituacaoRecurso: 'Respondido' },
      respostasRecurso: [{ txtJustificativa: TEXTO }],
      AtosPossiveis: [],
    });
    const de_novo = await respondente.post(`/recursos/${id}/decisao`, INDEFERE);
    expect(de_novo.statusCode).toBe(409);
  });

  it('refuses to know one with its reason, and without it is told the field', async () => {
    const id = await recursoNovo();
    const sem = await respondente.post(`/recursos/${id}/admissibilidade`, { IndConhecido: false });
    expect(sem.statusCode).toBe(400);
    expect(sem.body).toContain('IdJustificativaNaoConhecimento');
    const feito = await respondente.post(`/recursos/${id}/admissibilidade`, {
      IndConhecido: false,
      IdJustificativaNaoConhecimento: 1,
      TxtJustificativa: 'O recurso chegou depois dos dez dias que a lei dá.',
    });
    expect(feito.statusCode, feito.body).toBe(200);
    expect(feito.json()).toMatchObject({ Conhecido: 'Não' });
  });

  it('decides with a file, which its own links give back', async () => {
    const id = await recursoNovo();
    await conhecer(id);
    const decidido = await respondente.post(`/recursos/${id}/decisao`, {
      ...INDEFERE,
      Anexos: [{ NomeArquivo: 'decisao.txt', ConteudoZipadoEBase64: zipar('mantida') }],
    });
    expect(decidido.statusCode, decidido.body).toBe(200);
    const [{ anexos }] = decidido.json().respostasRecurso;
    const caminho = new URL(anexos[0].Links[0].href).pathname.replace('/api', '');
    expect((await respondente.get(caminho)).json()).toMatchObject({ NomeArquivo: 'decisao.txt' });
  });

  it('W2.13 does not decide where it is not named, nor what its own account answered, nor as an observer', async () => {
    const id = await recursoNovo();
    expect((await conhecer(id, observador)).statusCode).toBe(403);
    await nomear(app, ['recursos.cgu']);
    const recusada = await conhecer(id);
    expect(recusada.statusCode).toBe(403);
    expect((await ver(id)).AtosPossiveis).toEqual([]);
    await nomear(app, ['ws.respondente']);
    const { id_manifestacao } = await app.db
      .selectFrom('recurso')
      .select('id_manifestacao')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await app.db
      .updateTable('resposta')
      .set({ id_responsavel: await idDe(app, 'ws.respondente') })
      .where('id_manifestacao', '=', id_manifestacao)
      .execute();
    const impedida = await conhecer(id);
    expect(impedida.statusCode, impedida.body).toBe(403);
  });

  it('knows nothing of an appeal that another office judges about another office', async () => {
    const caso = await criarPedidoRespondido(app, { idOuvidoria: Orgaos.fortaleza });
    const id = await criarRecurso(app, caso, {
      idTipoResposta: null,
      idInstancia: Instancia.primeira,
      idOuvidoriaJulgadora: Orgaos.fortaleza,
    });
    expect((await respondente.get(`/recursos/${id}`)).statusCode).toBe(404);
    expect((await conhecer(id)).statusCode).toBe(404);
  });
});

describe('Lei 12.527/2011, art. 16 § 2º: a program of the office that owes', () => {
  it('delivers what the decision promised, once, and reads until when it may be contested', async () => {
    const caso = await criarPedidoRespondido(app, { idOuvidoria: Orgaos.cgu });
    const id = await criarRecurso(app, caso, { idInstancia: Instancia.primeira, entrega: '2026-03-20' });
    expect(await ver(id)).toMatchObject({
      AtosPossiveis: ['entrega'],
      Entregas: [{ DataEntrega: '20/03/2026' }],
    });
    const vazia = await respondente.post(`/recursos/${id}/entrega`, {});
    expect(vazia.statusCode, vazia.body).toBe(400);
    const entregue = await respondente.post(`/recursos/${id}/entrega`, {
      TxtInformacaoEntregue: 'Os gastos de 2025 somam doze mil reais.',
      Anexos: [{ NomeArquivo: 'gastos.txt', ConteudoZipadoEBase64: zipar('12000') }],
    });
    expect(entregue.statusCode, entregue.body).toBe(200);
    expect(entregue.json().Entregas[0].ContestarAte).toMatch(/^\d{2}\/\d{2}\/2026$/);
    expect(entregue.json().AtosPossiveis).toEqual([]);
    expect(
      (await respondente.post(`/recursos/${id}/entrega`, { TxtInformacaoEntregue: 'De novo.' })).statusCode,
    ).toBe(409);
  });

  it('is told where nothing was promised', async () => {
    const caso = await criarPedidoRespondido(app, { idOuvidoria: Orgaos.cgu });
    const id = await criarRecurso(app, caso, {
      idInstancia: Instancia.primeira,
      idTipoResposta: TipoRespostaRecurso.indeferido,
    });
    const resposta = await respondente.post(`/recursos/${id}/entrega`, { TxtInformacaoEntregue: 'Nada.' });
    expect([resposta.statusCode, resposta.json().code]).toEqual([409, 'integracao.nada-a-entregar']);
  });
});
