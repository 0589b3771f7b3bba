import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { fazerAto } from '#testing/atos.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento } from '#testing/casos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let gestor: Visitor;
let ifce: Visitor;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-08-14T10:00:00-03:00' });
});
afterAll(() => app.close());
const entrar = async () => {
  gestor = await entrarComo(app, 'gestor.cgu');
  ifce = await entrarComo(app, 'gestor.ifce');
  maria = await entrarComo(app, 'maria.cidada');
};
beforeEach(async () => {
  app.clock.set('2026-08-14T10:00:00-03:00');
  await entrar();
  await app.db.deleteFrom('email_saida').execute();
});

const textos = {
  textoDestinatario: 'As notas pedidas são do campus de Sobral.',
  textoSolicitante: 'Quem tem esta informação é o instituto, que vai responder.',
};
const pedido = () =>
  criarCaso(app, {
    tipo: TipoManifestacao.acessoAInformacao,
    registradaEm: '2026-08-03T10:00:00-03:00',
  });
const encaminhar = (id: number) =>
  fazerAto(gestor, 'encaminhar', [{ idManifestacao: id }], { idOuvidoriaDestino: Orgaos.ifce, ...textos });
const findRow = (id: number) =>
  app.db.selectFrom('manifestacao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const detalhe = async (id: number) =>
  (await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).json<{
    situacao: { descSituacaoManifestacao: string };
    historico: { frase: string }[];
    respostas: { conteudo: { rotulo: string; valor: string }[] }[];
    atos: { ato: string; ultimoDia: string | null }[];
  }>();
const prorrogar = (visitor: Visitor, id: number) =>
  fazerAto(visitor, 'prorrogar', [{ idManifestacao: id }], {
    idMotivoProrrogacao: 3,
    justificativa: 'São muitas notas para reunir.',
  });

describe('a request sent to the body that has the information (Lei 12.527/2011, art. 11 §1, III)', () => {
  it('keeps protocol and term, and tells the citizen and the receiver', async () => {
    const { id, protocolo } = await pedido();
    const response = await encaminhar(id);
    expect(response.statusCode, response.body).toBe(200);
    expect(await findRow(id)).toMatchObject({
      id_situacao: Situacao.encaminhada,
      id_ouvidoria: Orgaos.ifce,
      prazo: '2026-08-24',
      prazo_original: '2026-08-24',
      protocolo,
    });
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Encaminhamento']);
    const { situacao, historico } = await detalhe(id);
    expect(situacao.descSituacaoManifestacao).toBe('Encaminhada por Outro Órgão');
    expect(historico[0]?.frase).toContain('24/08/2026');
    expect(historico[0]?.frase).toContain(textos.textoSolicitante);
    const [aoCidadao] = await emailsDoEvento(app, 'manifestacao.encaminhada');
    expect(aoCidadao?.texto).toContain('IFCE');
    expect(aoCidadao?.texto).toContain('24/08/2026');
    const [aoOrgao] = await emailsDoEvento(app, 'manifestacao.recebida-de-outro-orgao');
    expect(aoOrgao?.para).toBe('ouvidoria@ifce.escuta.invalid');
  });

  it('is extended once, by whoever has it, while the twenty days run', async () => {
    const { id } = await pedido();
    await encaminhar(id);
    expect((await prorrogar(gestor, id)).statusCode).toBe(404);
    expect((await prorrogar(ifce, id)).statusCode).toBe(200);
    expect(await findRow(id)).toMatchObject({ prazo: '2026-09-03' });
    const antes = await pedido();
    await prorrogar(gestor, antes.id);
    await encaminhar(antes.id);
    expect((await prorrogar(ifce, antes.id)).json()).toMatchObject({ code: 'manifestacao.ja-prorrogada' });
  });

  it('is answered by the receiver, against whom it can be appealed', async () => {
    const { id } = await pedido();
    await encaminhar(id);
    const resposta = {
      texto: 'Seguem as notas do campus de Sobral.',
      detalhes: {},
      idCodigoDecisao: 5,
      idEspecificacaoDecisao: 1,
    };
    expect((await fazerAto(gestor, 'responder', [{ idManifestacao: id }], resposta)).statusCode).toBe(404);
    expect((await fazerAto(ifce, 'responder', [{ idManifestacao: id }], resposta)).statusCode).toBe(200);
    const { atos, respostas } = await detalhe(id);
    expect(atos).toContainEqual({ ato: 'recorrer', ultimoDia: '2026-08-26' });
    expect(respostas[0]?.conteudo.at(-1)?.valor).toContain('26/08/2026');
  });

  it('that nobody answers is complained of as if it had never moved', async () => {
    const { id } = await pedido();
    await encaminhar(id);
    app.clock.set('2026-09-02T10:00:00-03:00');
    await entrar();
    expect((await detalhe(id)).atos.map(({ ato }) => ato)).toContain('reclamar');
  });

  it('is not sent to a body outside the platform: that is a decision, which can be appealed', async () => {
    const { id } = await pedido();
    const response = await fazerAto(gestor, 'encaminhar-para-fora', [{ idManifestacao: id }], {
      orgaoExterno: 'Prefeitura de Sobral',
      textoSolicitante: textos.textoSolicitante,
    });
    expect(response.json()).toMatchObject({ code: 'manifestacao.pedido-termina-por-decisao' });
    const arquivado = await fazerAto(gestor, 'arquivar', [{ idManifestacao: id }], {
      idMotivoArquivamento: 1,
      justificativa: 'Já foi respondido noutro protocolo.',
    });
    expect(arquivado.json()).toMatchObject({ code: 'manifestacao.pedido-termina-por-decisao' });
  });

  it('Decreto 7.724/2012, art. 22: ended outside by an earlier version, it may be complained of for its silence', async () => {
    const { id } = await pedido();
    await app.db
      .updateTable('manifestacao')
      .set({ id_situacao: Situacao.encaminhadaParaFora, encerrada_em: app.clock.now() })
      .where('id', '=', id)
      .execute();
    app.clock.set('2026-09-05T10:00:00-03:00');
    await entrar();
    expect((await detalhe(id)).atos.map(({ ato }) => ato)).toContain('reclamar');
  });
});
