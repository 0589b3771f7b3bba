import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fazerAto } from '#testing/atos.ts';
import { criarPedidoSemResposta, decidir, interposto, urlDoRecurso } from '#testing/recursos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let maria: Visitor;
let gestor: Visitor;
let superior: Visitor;
let admin: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
  gestor = await entrarComo(app, 'gestor.ifce');
  superior = await entrarComo(app, 'superior.ifce');
  admin = await entrarComo(app, 'admin');
});
afterAll(() => app.close());

/** A request that this person denied, appealed to the first instance. */
const recorrido = async (quem: Visitor) => {
  const { id } = await criarPedidoSemResposta(app);
  const response = await fazerAto(quem, 'responder', [{ idManifestacao: id }], {
    texto: 'A planilha pedida não existe neste órgão.',
    idCodigoDecisao: 3,
    idEspecificacaoDecisao: null,
    detalhes: { buscaFeita: 'Procuramos no arquivo geral e no financeiro.' },
  });
  expect(response.json(), response.body).toMatchObject({ resultados: [{ feito: true }] });
  return { id, ...(await interposto(maria, id)) };
};
const conhecer = async (quem: Visitor, idRecurso: number) => {
  const response = await quem.post(urlDoRecurso(idRecurso, 'admissibilidade'), { conhecer: true });
  return [response.statusCode, response.json<{ code?: string }>().code];
};
const julgo = async (quem: Visitor, idRecurso: number) => {
  const { itens } = (await quem.get('/api/app-web/v1/recursos?fila=todos&porPagina=100')).json<{
    itens: { idRecurso: number; julgo: boolean }[];
  }>();
  return itens.find((linha) => linha.idRecurso === idRecurso)?.julgo;
};
const IMPEDIDO = [403, 'recurso.impedido'];

describe('Lei 12.527/2011, art. 15: an appeal goes to somebody above', () => {
  it('the person who answered does not stand in for the authority, by any act, and the screen and the list say so', async () => {
    const { idRecurso } = await recorrido(gestor);
    expect(await conhecer(gestor, idRecurso)).toEqual(IMPEDIDO);
    expect(await julgo(gestor, idRecurso)).toBe(false);
    const visto = (await gestor.get(urlDoRecurso(idRecurso))).json();
    expect(visto).toMatchObject({
      atos: [],
      atosFechados: [{ ato: 'responder', motivo: expect.stringContaining('outra pessoa julgue') }],
    });
    const passar = await superior.post(urlDoRecurso(idRecurso, 'assumir'), {
      idResponsavel: (
        await app.db
          .selectFrom('usuario')
          .select('id')
          .where('login', '=', 'gestor.ifce')
          .executeTakeFirstOrThrow()
      ).id,
    });
    expect(passar.json()).toMatchObject({ code: 'recurso.responsavel-nao-julga' });
    expect(await julgo(superior, idRecurso)).toBe(true);
  });

  it('a named authority who wrote the answer does not judge it either; the gestor does', async () => {
    const { idRecurso } = await recorrido(superior);
    expect(await conhecer(superior, idRecurso)).toEqual(IMPEDIDO);
    expect(await julgo(superior, idRecurso)).toBe(false);
    expect(await conhecer(gestor, idRecurso)).toEqual([200, undefined]);
  });

  it('a person who decided an instance does not judge the ones above: neither gestor nor administrador', async () => {
    const { id, idRecurso } = await recorrido(await entrarComo(app, 'respondente.ifce'));
    await decidir(gestor, idRecurso);
    const segundo = await interposto(maria, id);
    expect(await conhecer(gestor, segundo.idRecurso)).toEqual(IMPEDIDO);
    expect(await julgo(gestor, segundo.idRecurso)).toBe(false);
    await decidir(admin, segundo.idRecurso);
    const terceiro = await interposto(maria, id);
    expect(await conhecer(admin, terceiro.idRecurso)).toEqual(IMPEDIDO);
    expect(await julgo(admin, terceiro.idRecurso)).toBe(false);
    expect(await conhecer(await entrarComo(app, 'recursos.cgu'), terceiro.idRecurso)).toEqual([
      200,
      undefined,
    ]);
  });
});

describe('a request that went to an instance', () => {
  const reabrir = async (idManifestacao: number) => {
    const response = await fazerAto(gestor, 'reabrir', [{ idManifestacao }], {
      justificativa: 'A resposta saiu com o anexo errado.',
    });
    return response.body;
  };

  it('is not reopened, whether the appeal waits or was decided', async () => {
    const { id, idRecurso } = await recorrido(gestor);
    expect(await reabrir(id)).toContain('manifestacao.ja-foi-a-instancia');
    await decidir(superior, idRecurso);
    expect(await reabrir(id)).toContain('não se responde de novo');
    const { id_situacao } = await app.db
      .selectFrom('manifestacao')
      .select('id_situacao')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(id_situacao).toBe(6);
  });
});

describe('what who appealed reads afterwards', () => {
  const recursos = async (id: number) =>
    (await maria.get(`/api/app-web/v1/manifestacoes/${id}/recursos`)).json();

  it('of a decision that was taken on: that it was, and not that it still may be', async () => {
    const { id, idRecurso } = await recorrido(gestor);
    await decidir(superior, idRecurso);
    expect(await recursos(id)).toMatchObject([{ foiAdiante: false }]);
    await interposto(maria, id);
    expect(await recursos(id)).toMatchObject([{ foiAdiante: true }, { foiAdiante: false }]);
  });

  it('of an appeal that nobody decided: that the next instance has it', async () => {
    const { id, idRecurso } = await recorrido(gestor);
    app.clock.set('2026-03-18T08:00:00-03:00');
    maria = await entrarComo(app, 'maria.cidada');
    await interposto(maria, id, { idTipoRecurso: 1 });
    expect(await recursos(id)).toMatchObject([
      { idRecurso, situacao: { id: 1, descricao: 'Levado à instância seguinte' }, diasRestantes: null },
      { situacao: { descricao: 'Em Tramitação' } },
    ]);
    app.clock.set('2026-03-12T09:00:00-03:00');
    maria = await entrarComo(app, 'maria.cidada');
  });
});

it('the rating by somebody of CGU is signed with their own office, not with the one judged', async () => {
  const { id, idRecurso } = await recorrido(gestor);
  await decidir(superior, idRecurso);
  const nota = await admin.post(urlDoRecurso(idRecurso, 'qualificar'), { nota: 5 });
  expect(nota.statusCode, nota.body).toBe(200);
  const linha = await app.db
    .selectFrom('manifestacao_historico')
    .select('responsavel')
    .where('id_manifestacao', '=', id)
    .where('acao', '=', 'Avaliação')
    .executeTakeFirstOrThrow();
  expect(linha.responsavel).toBe('Adriana Moreira Campos (CGU)');
});
