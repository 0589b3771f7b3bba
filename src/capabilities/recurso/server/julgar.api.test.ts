import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { emailsDoEvento } from '#testing/casos.ts';
import { CMRI, criarPedido, criarRecurso, decidir, INDEFERIDO, urlDoRecurso } from '#testing/recursos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let maria: Visitor;
let superior: Visitor;
let recursosCgu: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
  superior = await entrarComo(app, 'superior.ifce');
  recursosCgu = await entrarComo(app, 'recursos.cgu');
});
afterAll(() => app.close());

const naCgu = { idInstancia: Instancia.cgu, idJulgadora: Orgaos.cgu } as const;
const novo = async (recurso = {}) => criarRecurso(app, (await criarPedido(app)).id, recurso);
const fazer = async (visitor: Visitor, idRecurso: number, ato: string, corpo: Record<string, unknown>) => {
  const response = await visitor.post(urlDoRecurso(idRecurso, ato), corpo);
  return [response.statusCode, response.json<{ code?: string }>().code];
};
const ver = async (visitor: Visitor, idRecurso: number) =>
  (await visitor.get(urlDoRecurso(idRecurso))).json<Record<string, unknown>>();

describe('admissibility', () => {
  it('comes first: nothing is decided before, and it is said once', async () => {
    const id = await novo();
    expect(await fazer(superior, id, 'responder', INDEFERIDO)).toEqual([
      409,
      'recurso.falta-admissibilidade',
    ]);
    expect(await ver(superior, id)).toMatchObject({
      atosFechados: [{ ato: 'responder', motivo: expect.stringContaining('diga se o recurso é conhecido') }],
    });
    expect(await fazer(superior, id, 'admissibilidade', { conhecer: true })).toEqual([200, undefined]);
    expect(await fazer(superior, id, 'admissibilidade', { conhecer: true })).toEqual([
      409,
      'recurso.ja-conhecido',
    ]);
  });

  it('denied, answers the appeal with its reason and leaves the way to the next instance open', async () => {
    const id = await novo();
    const texto = 'O pedido novo, sobre 2019, não estava no pedido original.';
    expect(
      await fazer(superior, id, 'admissibilidade', { conhecer: false, idJustificativa: 99, texto }),
    ).toEqual([400, 'recurso.motivo-nao-existe']);
    expect(
      await fazer(superior, id, 'admissibilidade', { conhecer: false, idJustificativa: 6, texto }),
    ).toEqual([200, undefined]);
    expect(await ver(maria, id)).toMatchObject({
      situacao: { id: 2 },
      conhecido: false,
      resposta: {
        tipo: { descricao: 'Não conhecimento' },
        motivo: expect.stringMatching(/\p{L}{5}/u),
        texto,
        instanciaSeguinte: { id: Instancia.segunda },
        prazoSeguinte: '2026-03-23',
      },
    });
  });
});

describe('the decision', () => {
  const conhecido = (recurso = {}) => novo({ conhecido: true, ...recurso });
  const texto = 'O órgão deve entregar a planilha dos gastos.';
  const deferido = { idTipoResposta: 1, idEspecificacao: 2, texto, dataEntrega: '2026-03-30' };

  it('is one of the table for that instance, with a specification that fits it', async () => {
    const id = await conhecido();
    for (const [corpo, code] of [
      [{ ...INDEFERIDO, idTipoResposta: 4 }, 'recurso.decisao-nao-cabe'],
      [{ ...INDEFERIDO, idTipoResposta: 7 }, 'recurso.decisao-nao-cabe'],
      [{ ...INDEFERIDO, idTipoResposta: 77 }, 'recurso.decisao-nao-cabe'],
      [{ ...INDEFERIDO, idEspecificacao: 1 }, 'recurso.especificacao-nao-cabe'],
      [{ ...INDEFERIDO, idEspecificacao: null }, 'recurso.especificacao-nao-cabe'],
      [{ ...INDEFERIDO, idDetalhamento: 99 }, 'recurso.detalhamento-nao-existe'],
      [{ ...INDEFERIDO, dataEntrega: '2026-03-30' }, 'recurso.entrega-nao-cabe'],
      [{ ...deferido, dataEntrega: null }, 'recurso.entrega-necessaria'],
      [{ ...deferido, dataEntrega: '2026-03-11' }, 'recurso.entrega-no-passado'],
      [{ ...deferido, dataEntrega: '2026-04-12' }, 'recurso.entrega-tardia'],
      [{ ...deferido, idEspecificacao: 1 }, 'recurso.entrega-nao-cabe'],
      [{ ...deferido, idEspecificacao: 1, dataEntrega: null }, 'recurso.informacao-necessaria'],
    ] as const) {
      expect(await fazer(superior, id, 'responder', { ...corpo })).toEqual([400, code]);
    }
    expect(await fazer(superior, id, 'responder', deferido)).toEqual([200, undefined]);
  });

  it('that gives everything ends it: no next instance, and a day for the delivery', async () => {
    const id = await conhecido();
    const response = await superior.post(urlDoRecurso(id, 'responder'), deferido);
    expect(response.json()).toMatchObject({ instanciaSeguinte: null, prazoSeguinte: null });
    expect(await ver(maria, id)).toMatchObject({
      resposta: { dataEntrega: '2026-03-30', tipo: { descricao: 'Deferido' } },
      // Open from the day after the delivery date: until then the reason is given.
      atosFechados: [{ ato: 'denunciarDescumprimento', motivo: expect.stringContaining('30/03/2026') }],
    });
  });

  it('that delivers with it sets no day, and nothing is owed', async () => {
    const id = await conhecido();
    const informacaoEntregue = 'Em 2025 o órgão gastou mil reais com iluminação.';
    const entregue = { idTipoResposta: 1, idEspecificacao: 1, texto, informacaoEntregue };
    expect(await fazer(superior, id, 'responder', entregue)).toEqual([200, undefined]);
    expect(await ver(maria, id)).toMatchObject({ resposta: { dataEntrega: null }, atosFechados: [] });
    const gestor = await entrarComo(app, 'gestor.ifce');
    expect((await ver(gestor, id)).atos).not.toContain('abrirIncidente');
  });

  it('Lei 12.527/2011, art. 14: a denial is told to the person who appealed with its reasons, the next instance, its day and who decides there', async () => {
    await app.db.deleteFrom('email_saida').execute();
    await decidir(superior, await novo());
    const [email] = await emailsDoEvento(app, 'recurso.negado');
    expect(email?.para).toBe('maria.cidada@escuta.invalid');
    expect(email?.texto).toContain('Decisão: Indeferido. Decisão mantida.');
    expect(email?.texto).toContain(INDEFERIDO.texto);
    expect(email?.texto).toContain('pode recorrer até 23/03/2026. Quem decide: A autoridade máxima do IFCE');
    expect(email?.texto).toContain('Segunda Instância');
    expect(email?.texto).not.toContain('{{');
    expect(await emailsDoEvento(app, 'recurso.respondido')).toEqual([]);
  });

  it('that grants everything is told without its words', async () => {
    await app.db.deleteFrom('email_saida').execute();
    const id = await conhecido();
    await superior.post(urlDoRecurso(id, 'responder'), deferido);
    const [email] = await emailsDoEvento(app, 'recurso.respondido');
    expect(email?.texto).toContain('A decisão foi a seu favor.');
    expect(email?.texto).not.toContain(texto);
  });

  it('of a case that was ever a denúncia is told without its words', async () => {
    await app.db.deleteFrom('email_saida').execute();
    const { id } = await criarPedido(app, { tipo: TipoManifestacao.denuncia });
    await app.db
      .updateTable('manifestacao')
      .set({
        id_tipo: TipoManifestacao.acessoAInformacao,
        id_tipo_formulario: TipoFormulario.acessoAInformacao,
      })
      .where('id', '=', id)
      .execute();
    await decidir(superior, await criarRecurso(app, id));
    expect(await emailsDoEvento(app, 'recurso.negado')).toEqual([]);
    const [email] = await emailsDoEvento(app, 'recurso.respondido');
    expect(email).toBeDefined();
    expect(JSON.stringify(email)).not.toContain(INDEFERIDO.texto);
  });

  it('is not overwritten unseen', async () => {
    const id = await conhecido();
    expect(await fazer(superior, id, 'assumir', { versao: 1 })).toEqual([200, undefined]);
    expect(await fazer(superior, id, 'responder', { ...INDEFERIDO, versao: 1 })).toEqual([
      409,
      'recurso.mudou',
    ]);
  });
});

describe('who has an appeal in hand', () => {
  it('is who took it, or somebody else who may decide it', async () => {
    const id = await novo();
    const idDe = async (login: string) =>
      (await app.db.selectFrom('usuario').select('id').where('login', '=', login).executeTakeFirstOrThrow())
        .id;
    const passar = async (login: string) =>
      fazer(superior, id, 'assumir', { idResponsavel: await idDe(login) });
    expect(await passar('respondente.ifce')).toEqual([400, 'recurso.responsavel-nao-julga']);
    expect(await passar('recursos.cgu')).toEqual([400, 'recurso.responsavel-nao-julga']);
    expect(await passar('gestor.ifce')).toEqual([200, undefined]);
    const gestor = await entrarComo(app, 'gestor.ifce');
    expect((await gestor.get('/api/app-web/v1/alertas')).json()).toMatchObject({
      itens: [{ tipo: 'recurso-atribuido', idRecurso: id }],
    });
    expect(await ver(superior, id)).toMatchObject({ responsavel: { nome: 'Geísa Alencar Pinheiro' } });
  });
});

describe('clarification', () => {
  it('is asked of the office by the instance above it, answered by the office, and not shown to the person who appealed', async () => {
    await app.db.deleteFrom('email_saida').execute();
    const id = await novo(naCgu);
    const pergunta = 'O documento existe em outro formato?';
    const pedido = await recursosCgu.post(urlDoRecurso(id, 'esclarecimento'), { pergunta });
    expect(pedido.json()).toEqual({ prazo: '2026-04-14' });
    expect(await fazer(recursosCgu, id, 'esclarecimento', { pergunta })).toEqual([
      409,
      'recurso.esclarecimento-aberto',
    ]);
    expect(await emailsDoEvento(app, 'recurso.esclarecimento-pedido')).toMatchObject([
      { texto: expect.stringContaining('14/04/2026') },
    ]);
    const ifce = await entrarComo(app, 'respondente.ifce');
    expect(await ver(ifce, id)).toMatchObject({ atos: ['esclarecer'], esclarecimentos: [{ pergunta }] });
    const resposta = 'Existe, mas cita o nome de um aluno menor de idade.';
    expect(await fazer(ifce, id, 'esclarecer', { resposta })).toEqual([200, undefined]);
    expect(await ver(recursosCgu, id)).toMatchObject({ esclarecimentos: [{ resposta }] });
    expect(await ver(maria, id)).toMatchObject({ esclarecimentos: [] });
    const avisados = (await emailsDoEvento(app, 'recurso.esclarecido')).map(({ para }) => para);
    expect(avisados).toContain('recursos.cgu@escuta.invalid');
  });
});

describe('a decision that does not wait for the clarification', () => {
  it('closes it, says so in the history, and the office that answers later is told', async () => {
    const id = await novo({ ...naCgu, conhecido: true, esclarecimento: true });
    expect(await fazer(recursosCgu, id, 'responder', INDEFERIDO)).toEqual([200, undefined]);
    const ifce = await entrarComo(app, 'respondente.ifce');
    const tarde = await ifce.post(urlDoRecurso(id, 'esclarecer'), {
      resposta: 'O documento existe em papel.',
    });
    expect([tarde.statusCode, tarde.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'recurso.esclarecimento-encerrado',
        message: expect.stringContaining('encerrado com ela'),
      }),
    ]);
    expect(await ver(recursosCgu, id)).toMatchObject({
      esclarecimentos: [{ resposta: null, encerradoEm: expect.any(String) }],
    });
    const linha = await app.db
      .selectFrom('manifestacao_historico as h')
      .innerJoin('recurso as r', 'r.id_manifestacao', 'h.id_manifestacao')
      .select('h.informacoes')
      .where('r.id', '=', id)
      .where('h.acao', '=', 'Registro Resposta Recurso')
      .executeTakeFirstOrThrow();
    expect(linha.informacoes).toContain('encerrado sem resposta');
  });
});

describe('the meeting of the commission', () => {
  it('is on a business day to come, and its day is the term', async () => {
    await app.db.deleteFrom('email_saida').execute();
    const id = await novo({ idInstancia: Instancia.cmri, idJulgadora: CMRI, prazo: null });
    const cmri = await entrarComo(app, 'cmri');
    expect(await fazer(cmri, id, 'reuniao', { data: '2026-03-12' })).toEqual([
      400,
      'recurso.reuniao-no-passado',
    ]);
    expect(await fazer(cmri, id, 'reuniao', { data: '2026-03-14' })).toEqual([
      400,
      'recurso.reuniao-sem-expediente',
    ]);
    expect(await fazer(cmri, id, 'reuniao', { data: '2026-05-06' })).toEqual([200, undefined]);
    expect(await fazer(cmri, id, 'reuniao', { data: '2026-06-10' })).toEqual([200, undefined]);
    expect(await ver(maria, id)).toMatchObject({ prazo: '2026-06-10', prazoOriginal: '2026-05-06' });
    expect(await emailsDoEvento(app, 'recurso.reuniao-marcada')).toHaveLength(2);
  });
});

describe('rating the answer of an appeal', () => {
  it('is done once by the person who appealed and once by each person of the monitoring authority', async () => {
    const id = await novo({ ...naCgu, respondido: true });
    const nota = { nota: 2, comentario: 'Demorou e não entregou.' };
    expect(await fazer(maria, id, 'qualificar', nota)).toEqual([200, undefined]);
    expect(await fazer(maria, id, 'qualificar', nota)).toEqual([409, 'recurso.ja-qualificada']);
    expect(await fazer(recursosCgu, id, 'qualificar', { nota: 5 })).toEqual([200, undefined]);
    expect(await fazer(recursosCgu, id, 'qualificar', { nota: 5 })).toEqual([409, 'recurso.ja-qualificada']);
    const seis = await maria.post(urlDoRecurso(id, 'qualificar'), { nota: 6 });
    expect([seis.statusCode, seis.body]).toEqual([400, expect.stringContaining('Deve ser no máximo 5.')]);
    expect(await ver(maria, id)).toMatchObject({ qualificacao: nota });
    expect(await ver(recursosCgu, id)).toMatchObject({ qualificacao: { nota: 5, comentario: null } });
    const quem = await app.db
      .selectFrom('qualificacao_recurso')
      .select('id_usuario')
      .where('id_recurso', '=', id)
      .orderBy('id')
      .execute();
    expect(quem[0]).toEqual({ id_usuario: null });
  });
});
