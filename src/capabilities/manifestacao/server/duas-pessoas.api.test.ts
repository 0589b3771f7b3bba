import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { fazerAto } from '#testing/atos.ts';
import { type CasoCriado, criarCaso } from '#testing/casos.ts';
import { type Cenario, montarCenario, porNoPalco, readEstado } from '#testing/palco.ts';
import { atosComPedido, type NomeDoAto, pedidoDoAto } from '#testing/pedidos-de-atos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { Situacao } from '../domain/situacao.ts';

let app: TestApp;
let cenario: Cenario;
let gestor: Visitor;
let respondente: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  cenario = await montarCenario(app);
  gestor = await entrarComo(app, 'gestor.cgu');
  respondente = await entrarComo(app, 'respondente.cgu');
});
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-03-12T09:00:00-03:00'));

const RENATA = 'Renata Oliveira Brandão (CGU)';
const justificativa = 'O levantamento nos arquivos de zarabatana pede mais tempo.';
const resposta = {
  texto: 'Fomos ao posto e a lâmpada foi trocada ontem.',
  detalhes: { decisaoFinal: 'A lâmpada foi trocada.' },
};
const visto = ({ id }: CasoCriado, versao = 1) => [{ idManifestacao: id, versao }];
const prorrogar = (visitor: Visitor, caso: CasoCriado, versao = 1) =>
  fazerAto(visitor, 'prorrogar', visto(caso, versao), { idMotivoProrrogacao: 1, justificativa });
const responder = (visitor: Visitor, caso: CasoCriado, versao = 1) =>
  fazerAto(visitor, 'responder', visto(caso, versao), resposta);
const mudancasDe = (response: Awaited<ReturnType<typeof responder>>) =>
  response.json<{ details: { mudancas: Record<string, unknown>[] } }>().details.mudancas;

describe('two people save the same case', () => {
  it('tells the second who did what and when, overwrites nothing, and takes the act once they have seen it', async () => {
    const caso = await criarCaso(app);
    app.clock.set('2026-03-12T09:05:00-03:00');
    expect((await prorrogar(respondente, caso)).statusCode).toBe(200);
    const depois = await readEstado(app, caso.id);

    const segunda = await responder(gestor, caso);
    expect(segunda.statusCode).toBe(409);
    expect(segunda.json()).toEqual({
      code: 'manifestacao.mudou',
      message: expect.stringContaining('nada do que você escreveu se perdeu'),
      details: {
        versao: 2,
        mudancas: [
          {
            acao: 'Prorrogação',
            responsavel: RENATA,
            informacoes: expect.stringContaining('O prazo passou de'),
            ocorridoEm: '2026-03-12T12:05:00.000Z',
          },
        ],
      },
    });
    expect(await readEstado(app, caso.id)).toEqual(depois);
    const respostas = app.db.selectFrom('resposta').select('id').where('id_manifestacao', '=', caso.id);
    expect(await respostas.execute()).toEqual([]);

    expect((await responder(gestor, caso, 2)).statusCode).toBe(200);
    expect((await readEstado(app, caso.id)).situacao).toBe(Situacao.concluida);
  });

  it('tells every act since, in their order, and not those that the person had seen, nor readings', async () => {
    const caso = await criarCaso(app);
    await fazerAto(respondente, 'assumir', visto(caso), {});
    await respondente.get(`/api/app-web/v1/tratamento/${caso.id}`);
    await prorrogar(respondente, caso, 2);
    await fazerAto(respondente, 'responder-intermediaria', visto(caso, 3), { texto: resposta.texto });
    const acoes = async (versao: number) =>
      mudancasDe(await responder(gestor, caso, versao)).map(({ acao }) => acao);
    expect(await acoes(1)).toEqual(['Análise', 'Prorrogação', 'Registro Resposta']);
    expect(await acoes(3)).toEqual(['Registro Resposta']);
    const lidas = await app.db
      .selectFrom('manifestacao_historico')
      .select('versao')
      .where('id_manifestacao', '=', caso.id)
      .where('acao', '=', 'Visualização')
      .execute();
    expect(lidas).toEqual([{ versao: null }]);
  });

  it('tells what the citizen did meanwhile, without a name', async () => {
    const caso = await porNoPalco(cenario, Situacao.complementacaoSolicitada);
    const maria = await entrarComo(app, 'maria.cidada');
    await maria.post(`/api/app-web/v1/manifestacoes/${caso.id}/complementar`, { texto: 'Foi na segunda.' });
    expect(mudancasDe(await responder(gestor, caso))).toMatchObject([
      { acao: 'Complementação', responsavel: 'Manifestante' },
    ]);
  });

  it('lets one of two through when both press at once', async () => {
    const caso = await criarCaso(app);
    const ambas = await Promise.all([responder(gestor, caso), responder(respondente, caso)]);
    expect(ambas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const perdida = ambas.find(({ statusCode }) => statusCode === 409);
    expect(perdida?.json()).toMatchObject({
      code: 'manifestacao.mudou',
      details: { versao: 2, mudancas: [{ acao: 'Registro Resposta' }] },
    });
    expect(await readEstado(app, caso.id)).toMatchObject({ versao: 2, linhasDoHistorico: 2 });
  });

  it('judges the one who waited by what the first left behind: rated twice at once, it is rated once', async () => {
    const caso = await porNoPalco(cenario, Situacao.concluida);
    const maria = await entrarComo(app, 'maria.cidada');
    const avaliar = () =>
      maria.post(`/api/app-web/v1/manifestacoes/${caso.id}/avaliar`, {
        idDemandaAtendida: 1,
        idFacilidade: 4,
        idSatisfacao: 9,
      });
    const varias = await Promise.all([avaliar(), avaliar(), avaliar()]);
    expect(varias.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('keeps what the second was writing', async () => {
    const caso = await criarCaso(app);
    const rascunho = `/api/app-web/v1/tratamento/${caso.id}/rascunho-resposta`;
    const conteudo = { texto: 'Estamos quase terminando de' };
    const guardado = await gestor.send({ method: 'PUT', url: rascunho, payload: { conteudo } });
    expect(guardado.statusCode, guardado.body).toBe(200);
    await prorrogar(respondente, caso);
    expect((await responder(gestor, caso)).statusCode).toBe(409);
    expect((await gestor.get(rascunho)).json()).toMatchObject({ rascunho: { conteudo } });
  });

  it('gives a changed case among many its own line, and does the others', async () => {
    const [mudado, igual] = [await criarCaso(app), await criarCaso(app)];
    await prorrogar(respondente, mudado);
    const lote = await fazerAto(gestor, 'responder', [...visto(mudado), ...visto(igual)], resposta);
    expect(lote.json()).toMatchObject({
      resultados: [{ feito: false, codigo: 'manifestacao.mudou' }, { feito: true }],
    });
  });

  it('tells no word of a denúncia, and nothing to people who may not know of the case', async () => {
    const caso = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    await prorrogar(respondente, caso);
    const segunda = await prorrogar(gestor, caso);
    expect(segunda.json()).toMatchObject({ code: 'manifestacao.mudou' });
    expect(segunda.body).not.toContain('zarabatana');
    const alheia = await prorrogar(await entrarComo(app, 'gestor.ifce'), caso);
    expect([alheia.statusCode, alheia.json()]).toEqual([
      404,
      { code: 'manifestacao.nao-encontrada', message: 'Manifestação não encontrada.' },
    ]);
  });
});

/** Acts that ask for no version: a colaborador acts on the step, the citizen on their own case. */
const SEM_VERSAO: readonly NomeDoAto[] = [
  'contribuir',
  'devolver',
  'pedirPrazo',
  'complementar',
  'desistir',
  'desistirEmParte',
  'pedirDesistencia',
  'pedirDesistenciaEmParte',
  'pedirReabertura',
  'acrescentar',
  'declararSemMeios',
  'avaliar',
  'responderConsentimento',
  'conversar',
];
const comVersao = atosComPedido.filter((nome) => !SEM_VERSAO.includes(nome));

describe('no act of the staff is done on a version that is not the last', () => {
  it.each(comVersao)('%s', async (nome) => {
    const pedido = pedidoDoAto(nome);
    const de = pedido.ato.de.includes(Situacao.cadastrada) ? Situacao.cadastrada : Situacao.concluida;
    const caso = await porNoPalco(cenario, de, pedido.fatos);
    await app.db.updateTable('manifestacao').set({ versao: 2 }).where('id', '=', caso.id).execute();
    const antes = await readEstado(app, caso.id);
    const corpo = pedido.corpo(caso, cenario);
    const enviar = (versao: number) =>
      gestor.post(
        pedido.url(caso),
        'casos' in corpo ? { ...corpo, casos: visto(caso, versao) } : { ...corpo, versao },
      );
    const velha = await enviar(1);
    expect([velha.statusCode, velha.json<{ code: string }>().code]).toEqual([409, 'manifestacao.mudou']);
    expect(await readEstado(app, caso.id)).toEqual(antes);
    expect((await enviar(2)).statusCode).toBe(200);
    expect((await readEstado(app, caso.id)).versao).toBe(3);
  });
});
