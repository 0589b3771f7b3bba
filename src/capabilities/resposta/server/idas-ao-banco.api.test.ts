import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { Especificacao } from '#capabilities/conteudo-da-resposta/domain/especificacao.ts';
import { CodigoDecisao } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { fazerAto } from '#testing/atos.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento, type NovoCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let gestor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demoCasos: true, comMemoria: true });
  gestor = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

const texto = 'A lâmpada do posto foi trocada na segunda-feira.';
const conclusiva = { texto, detalhes: { decisaoFinal: 'A lâmpada foi trocada.' } };
const acesso = { tipo: TipoManifestacao.acessoAInformacao, registradaEm: '2026-03-10T10:00:00-03:00' };
const negada = {
  texto,
  detalhes: { fundamentoLegal: 'Lei 12.527/2011, art. 31: são dados de saúde.' },
  idCodigoDecisao: CodigoDecisao.negado,
  idEspecificacaoDecisao: Especificacao.dadosPessoais,
};
const concedida = {
  texto,
  detalhes: {},
  idCodigoDecisao: CodigoDecisao.concedido,
  idEspecificacaoDecisao: Especificacao.noSistema,
};

type Pedido = readonly [ato: string, dados: object, caso?: NovoCaso];

/** How often an act waits for the database, once it was done before to another case. */
const idas = async ([ato, dados, caso = {}]: Pedido): Promise<number> => {
  let contadas = 0;
  for (let vez = 0; vez < 2; vez++) {
    const { id } = await criarCaso(app, caso);
    app.takeRoundTrips();
    const response = await fazerAto(gestor, ato, [{ idManifestacao: id, versao: 1 }], { ...dados });
    contadas = app.takeRoundTrips();
    expect(response.statusCode, response.body).toBe(200);
    expect((await acoesDoHistorico(app, id)).length).toBeGreaterThan(1);
  }
  return contadas;
};

describe('an answer waits for the database: session, lock with the case, its rows, the case with history, mails, commit', () => {
  it.each<[string, Pedido, number]>([
    ['conclusive', ['responder', conclusiva], 6],
    ['conclusive, that may be taken back', ['responder', { ...conclusiva, podeDesfazer: true }], 6],
    ['intermediate', ['responder-intermediaria', { texto }], 6],
    ['to a request for information, granted', ['responder', concedida, acesso], 7],
    ['to a request for information, denied', ['responder', negada, acesso], 8],
    ['an extension', ['prorrogar', { idMotivoProrrogacao: 1, justificativa: texto }], 7],
    ['taking a case', ['assumir', {}], 4],
  ])('%s', async (_, pedido, esperadas) => {
    expect(await idas(pedido)).toBe(esperadas);
  });

  it('with a file, and tells who filed', async () => {
    const { id } = await criarCaso(app);
    const { idAnexo, segredo } = await enviarArquivo(app, Buffer.from('Laudo da troca'), 'laudo.txt');
    app.takeRoundTrips();
    const response = await fazerAto(gestor, 'responder', [{ idManifestacao: id }], {
      ...conclusiva,
      anexos: [{ idAnexo, segredo }],
    });
    const contadas = app.takeRoundTrips();
    expect(response.statusCode, response.body).toBe(200);
    expect(contadas).toBe(8);
    expect((await emailsDoEvento(app, 'manifestacao.respondida')).length).toBeGreaterThan(0);
  });
});
