import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { contarPrazo } from '#capabilities/manifestacao/server/index.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { fazerAto } from '#testing/atos.ts';
import { acoesDoHistorico, emailsDoEvento } from '#testing/casos.ts';
import {
  criarPedidoSemResposta,
  decidir,
  interpor,
  interposto,
  TEXTO_DO_RECURSO,
  urlDoRecurso,
} from '#testing/recursos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { selarEsclarecimentosJob } from './julgar/selar-esclarecimentos.ts';
import { recontarRecursosJob } from './prazos/recontar-recursos.ts';

let app: TestApp;
let maria: Visitor;
let gestor: Visitor;
/** Changes the type, and therefore may not judge the revisão. */
let respondente: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
  gestor = await entrarComo(app, 'gestor.ifce');
  respondente = await entrarComo(app, 'respondente.ifce');
});
afterAll(() => app.close());

const retipar = async (idManifestacao: number, para: number, quem = respondente) => {
  const response = await fazerAto(quem, 'alterar-tipo', [{ idManifestacao }], {
    idTipoManifestacao: para,
    motivo: 'O texto reclama do atendimento e não pede um documento.',
  });
  return [response.statusCode, response.json<{ code?: string }>().code];
};
const caso = (id: number) =>
  app.db.selectFrom('manifestacao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const revisao = { remedio: 'pedirRevisao', idTipoRecurso: null } as const;
const acolhida = { idTipoResposta: 7, texto: 'O texto pede, de fato, a cópia de um documento.' } as const;

describe('Lei 12.527/2011, art. 40: the authority named for reclamações decides the revisão', () => {
  it('and nobody else of the office but its gestor', async () => {
    const { id } = await criarPedidoSemResposta(app);
    await retipar(id, TipoManifestacao.reclamacao);
    const { idRecurso } = await interposto(maria, id, revisao);
    const conhecer = async (login: string) =>
      (await entrarComo(app, login)).post(urlDoRecurso(idRecurso, 'admissibilidade'), { conhecer: true });
    for (const login of ['superior.ifce', 'maxima.ifce', 'respondente.ifce']) {
      expect((await conhecer(login)).json<{ code: string }>().code, login).toBe('recurso.nao-julga');
    }
    expect((await conhecer('autoridade.ifce')).statusCode).toBe(200);
  });
});

describe('Lei 12.527/2011, art. 15: where all who could decide in the office had a hand in the request', () => {
  const avisados = async (protocolo: string) =>
    (await emailsDoEvento(app, 'recurso.novo-na-instancia'))
      .filter(({ assunto }) => assunto.includes(protocolo))
      .map(({ para }) => para);
  const enderecoDe = async (login: string) =>
    (await app.db.selectFrom('usuario').select('email').where('login', '=', login).executeTakeFirstOrThrow())
      .email;

  it('the administrador is told at once, and decides', async () => {
    const unico = await entrarComo(app, 'gestor.ce');
    const { id, numeroProtocolo } = await criarPedidoSemResposta(app, { idOuvidoria: Orgaos.ceara });
    await retipar(id, TipoManifestacao.reclamacao, unico);
    const { idRecurso } = await interposto(maria, id, revisao);
    expect(await avisados(numeroProtocolo)).toContain(await enderecoDe('admin'));
    const conhecer = async (quem: Visitor) =>
      (await quem.post(urlDoRecurso(idRecurso, 'admissibilidade'), { conhecer: true })).statusCode;
    expect(await conhecer(unico)).toBe(403);
    expect(await conhecer(await entrarComo(app, 'admin'))).toBe(200);
  });

  it('and is not, where somebody there may decide', async () => {
    const { id, numeroProtocolo } = await criarPedidoSemResposta(app);
    await retipar(id, TipoManifestacao.reclamacao);
    await interposto(maria, id, revisao);
    expect(await avisados(numeroProtocolo)).not.toEqual([]);
    expect(await avisados(numeroProtocolo)).not.toContain(await enderecoDe('admin'));
  });
});

describe('Lei 12.527/2011, art. 10: a request made one thing and then another', () => {
  it('keeps its revisão, counted from the change that took the rights away', async () => {
    const { id } = await criarPedidoSemResposta(app);
    await retipar(id, TipoManifestacao.reclamacao);
    const { retipada_em } = await caso(id);
    await retipar(id, TipoManifestacao.elogio, gestor);
    expect((await caso(id)).retipada_em).toEqual(retipada_em);
    const { idRecurso } = await interposto(maria, id, revisao);
    // Both had a hand in it.
    for (const quem of [respondente, gestor])
      expect(
        (await quem.post(urlDoRecurso(idRecurso, 'admissibilidade'), { conhecer: true })).statusCode,
      ).toBe(403);
  });
});

describe('Lei 12.527/2011, art. 15: who re-typed, and who denied the revisão, judge nothing above it', () => {
  const conhecer = (quem: Visitor, idRecurso: number) =>
    quem.post(urlDoRecurso(idRecurso, 'admissibilidade'), { conhecer: true });

  it('at the instance that follows; somebody named there does', async () => {
    const { id } = await criarPedidoSemResposta(app, { idOuvidoria: Orgaos.cgu });
    const retipou = await entrarComo(app, 'duplo');
    const negou = await entrarComo(app, 'gestor.cgu');
    await retipar(id, TipoManifestacao.reclamacao, retipou);
    const { idRecurso } = await interposto(maria, id, revisao);
    await decidir(negou, idRecurso);
    const { idRecurso: acima } = await interposto(maria, id);
    for (const quem of [retipou, negou])
      expect((await conhecer(quem, acima)).json<{ code: string }>().code).toBe('recurso.impedido');
    expect((await conhecer(await entrarComo(app, 'recursos.cgu'), acima)).statusCode).toBe(200);
  });
});

describe('the review of a request that was made something else', () => {
  it('upheld, makes it a request again: open, with a whole term from the decision, and told', async () => {
    const { id } = await criarPedidoSemResposta(app, { registradaEm: '2026-03-02T09:00:00-03:00' });
    expect(await retipar(id, TipoManifestacao.reclamacao)).toEqual([200, undefined]);
    const { idRecurso, instancia, prazo } = await interposto(maria, id, revisao);
    expect([instancia, prazo]).toEqual(['Pedido de Revisão', '2026-03-17']);
    // Answered meanwhile as the other type: the revisão opens it again.
    await app.db
      .updateTable('manifestacao')
      .set({ id_situacao: 6, respondida_em: app.clock.now(), encerrada_em: app.clock.now() })
      .where('id', '=', id)
      .execute();
    await app.db.deleteFrom('email_saida').execute();
    expect(await decidir(gestor, idRecurso, acolhida)).toMatchObject({
      instanciaSeguinte: null,
      prazoSeguinte: null,
    });
    const row = await caso(id);
    // Twenty days after Thu 12/03/2026.
    expect(row).toMatchObject({
      id_tipo: TipoManifestacao.acessoAInformacao,
      id_situacao: 1,
      prazo: '2026-04-01',
      retipada_em: null,
      respondida_em: null,
      encerrada_em: null,
    });
    expect(await contarPrazo(app.db, row)).toBe(row.prazo);
    expect((await acoesDoHistorico(app, id)).slice(-3)).toEqual([
      'Análise',
      'Alteração de tipo',
      'Registro Resposta Recurso',
    ]);
    // The office did not choose this type: only the mail of the decision tells it.
    expect(await emailsDoEvento(app, 'manifestacao.tipo-alterado')).toEqual([]);
    const [email] = await emailsDoEvento(app, 'recurso.respondido');
    expect(email?.texto).toContain(
      'O caso volta a ser pedido de acesso à informação, e o órgão tem até 01/04/2026 para responder.',
    );
    const remedios = (await maria.get(`/api/app-web/v1/manifestacoes/${id}/remedios`)).json<
      { remedio: string }[]
    >();
    expect(remedios.map(({ remedio }) => remedio)).not.toContain('pedirRevisao');
  });

  it.each([
    ['archived', Situacao.arquivada, 'o que estava arquivado foi reaberto'],
    ['sent outside', Situacao.encaminhadaParaFora, 'o que tinha sido enviado para fora foi reaberto'],
  ])(
    'Lei 12.527/2011, art. 40: is open also after the office %s what it had re-typed, and brings the request back',
    async (_, situacao, frase) => {
      const { id } = await criarPedidoSemResposta(app);
      await retipar(id, TipoManifestacao.reclamacao);
      await app.db.updateTable('manifestacao').set({ id_situacao: situacao }).where('id', '=', id).execute();
      const atos = (await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).json<{
        atos: { ato: string }[];
      }>();
      expect(atos.atos.map(({ ato }) => ato)).toContain('pedirRevisao');
      const { idRecurso } = await interposto(maria, id, revisao);
      await decidir(gestor, idRecurso, acolhida);
      expect(await caso(id)).toMatchObject({
        id_tipo: TipoManifestacao.acessoAInformacao,
        id_situacao: 1,
        encerrada_em: null,
      });
      const { historico } = (await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).json<{
        historico: { acao: string; frase: string }[];
      }>();
      expect(
        historico.filter(({ acao }) => acao === 'Alteração de tipo').map((linha) => linha.frase),
      ).toContainEqual(expect.stringContaining(frase));
    },
  );

  it('is not judged by the person who changed the type, who is told so', async () => {
    const { id } = await criarPedidoSemResposta(app);
    const autoridade = await entrarComo(app, 'autoridade.ifce');
    await retipar(id, TipoManifestacao.reclamacao, autoridade);
    const { idRecurso } = await interposto(maria, id, revisao);
    const recusa = await autoridade.post(urlDoRecurso(idRecurso, 'admissibilidade'), { conhecer: true });
    expect([recusa.statusCode, recusa.json<{ code: string }>().code]).toEqual([403, 'recurso.impedido']);
    const lista = (await autoridade.get('/api/app-web/v1/recursos?fila=todos')).json<{
      itens: { idRecurso: number; julgo: boolean }[];
    }>();
    expect(lista.itens.find((linha) => linha.idRecurso === idRecurso)?.julgo).toBe(false);
    expect((await gestor.get(urlDoRecurso(idRecurso))).json()).toMatchObject({
      atos: expect.arrayContaining(['conhecer']),
    });
  });

  it('Decreto 7.724/2012, art. 23: not upheld, leaves it as it is and opens the CGU, which may make it a request again', async () => {
    const { id } = await criarPedidoSemResposta(app);
    await retipar(id, TipoManifestacao.solicitacao);
    const { idRecurso } = await interposto(maria, id, revisao);
    const outra = await gestor.post(urlDoRecurso(idRecurso, 'responder'), { ...acolhida, idTipoResposta: 1 });
    expect(outra.statusCode).toBe(409);
    expect(
      await decidir(gestor, idRecurso, {
        idTipoResposta: 3,
        texto: 'É um pedido de serviço, e segue como tal.',
      }),
    ).toMatchObject({ instanciaSeguinte: 'CGU' });
    expect(await caso(id)).toMatchObject({ id_tipo: TipoManifestacao.solicitacao });
    expect((await interpor(maria, id, revisao)).json()).toMatchObject({ code: 'revisao.ja-pedida' });
    const lido = (await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).json<{ fraseDaSituacao: string }>();
    expect(lido.fraseDaSituacao).toContain('Você pode recorrer da mudança de tipo até 23/03/2026.');
    expect((await maria.get(`/api/app-web/v1/manifestacoes/${id}/remedios`)).json()).toContainEqual(
      expect.objectContaining({ remedio: 'recorrer', titulo: 'Recorrer da mudança de tipo', aberto: true }),
    );
    const naCgu = await interposto(maria, id);
    expect(naCgu.instancia).toBe('CGU');
    expect(await retipar(id, TipoManifestacao.acessoAInformacao)).toEqual([409, 'analise.tipo-em-revisao']);
    const cgu = await entrarComo(app, 'gestor.cgu');
    await decidir(cgu, naCgu.idRecurso, acolhida);
    expect(await caso(id)).toMatchObject({
      id_tipo: TipoManifestacao.acessoAInformacao,
      id_situacao: 1,
      reaberta_em: app.clock.now(),
    });
  });

  it('of a denúncia is sealed like the denúncia, and opens with it', async () => {
    const { id } = await criarPedidoSemResposta(app);
    await retipar(id, TipoManifestacao.denuncia);
    const { idRecurso } = await interposto(maria, id, revisao);
    const guardado = await app.db
      .selectFrom('recurso')
      .select(['texto', 'texto_cifrado'])
      .where('id', '=', idRecurso)
      .executeTakeFirstOrThrow();
    expect(guardado.texto).toBeNull();
    expect(guardado.texto_cifrado?.toString('utf8')).not.toContain('planilha');
    const visto = (await gestor.get(urlDoRecurso(idRecurso))).json<{ texto: string }>();
    expect(visto.texto).toBe(TEXTO_DO_RECURSO);
    const lista = (await gestor.get('/api/app-web/v1/recursos')).json<{
      itens: { idRecurso: number; resumo: string }[];
    }>();
    expect(lista.itens.find((linha) => linha.idRecurso === idRecurso)?.resumo).toBe('');
    await decidir(gestor, idRecurso, acolhida);
    expect(await caso(id)).toMatchObject({
      id_tipo: TipoManifestacao.acessoAInformacao,
      identidade_preservada: true,
    });
    const relido = (await maria.get(urlDoRecurso(idRecurso))).json<{
      texto: string;
      resposta: { texto: string };
    }>();
    expect([relido.texto, relido.resposta.texto]).toEqual([TEXTO_DO_RECURSO, acolhida.texto]);
    expect(app.log()).not.toContain('planilha');
  });

  it('Lei 13.608/2018, art. 4º-B: clarifications about a denúncia are sealed, also those that an earlier version kept in the open', async () => {
    const { id } = await criarPedidoSemResposta(app);
    await retipar(id, TipoManifestacao.denuncia);
    const { idRecurso } = await interposto(maria, id, revisao);
    await decidir(gestor, idRecurso, { idTipoResposta: 3, texto: 'É uma denúncia, e segue como tal.' });
    const naCgu = (await interposto(maria, id)).idRecurso;
    const cgu = await entrarComo(app, 'gestor.cgu');
    const feito = async (quem: Visitor, ato: string, corpo: Record<string, unknown>) => {
      const response = await quem.post(urlDoRecurso(naCgu, ato), corpo);
      expect(response.statusCode, response.body).toBe(200);
    };
    await feito(cgu, 'esclarecimento', { pergunta: 'Onde está a palavra-plantada?' });
    await feito(cgu, 'esclarecimento/prorrogar', {
      justificativa: 'O órgão procura a palavra-plantada nos arquivos.',
    });
    // Sealed reasons are reasons: the nightly recount takes nothing back.
    const ate = async () =>
      (await cgu.get(urlDoRecurso(naCgu))).json<{ emEsclarecimentosAte: string }>().emEsclarecimentosAte;
    const prorrogado = await ate();
    await recontarRecursosJob(app.platform).run({});
    expect(await ate()).toBe(prorrogado);
    await feito(gestor, 'esclarecer', { resposta: 'A palavra-plantada está no processo.' });
    const guardados = async () =>
      app.db.selectFrom('esclarecimento').selectAll().where('id_recurso', '=', naCgu).execute();
    const lido = {
      pergunta: 'Onde está a palavra-plantada?',
      justificativaProrrogacao: 'O órgão procura a palavra-plantada nos arquivos.',
      resposta: 'A palavra-plantada está no processo.',
    };
    const selados = async () => {
      expect(JSON.stringify(await guardados())).not.toContain('palavra-plantada');
      for (const quem of [cgu, gestor]) {
        expect((await quem.get(urlDoRecurso(naCgu))).json()).toMatchObject({ esclarecimentos: [lido] });
      }
    };
    await selados();
    expect(app.log()).not.toContain('palavra-plantada');
    // As the version before kept it.
    await app.db
      .updateTable('esclarecimento')
      .set({
        pergunta: lido.pergunta,
        pergunta_cifrada: null,
        resposta: lido.resposta,
        resposta_cifrada: null,
        justificativa_prorrogacao: lido.justificativaProrrogacao,
        justificativa_prorrogacao_cifrada: null,
      })
      .where('id_recurso', '=', naCgu)
      .execute();
    await selarEsclarecimentosJob(app.platform).run({});
    await selados();
  });

  it('of a case that becomes a denúncia later is sealed then, with its clarifications', async () => {
    const { id } = await criarPedidoSemResposta(app);
    await retipar(id, TipoManifestacao.reclamacao);
    const { idRecurso } = await interposto(maria, id, revisao);
    await decidir(gestor, idRecurso, { idTipoResposta: 3, texto: 'É uma reclamação sobre a planilha.' });
    await app.db
      .insertInto('esclarecimento')
      .values({
        id_recurso: idRecurso,
        pergunta: 'Há outra planilha?',
        id_solicitante: 1,
        solicitante: 'Rogério Antunes Farias (CGU)',
        pedido_em: app.clock.now(),
        prazo: '2026-03-17',
        resposta: 'Há uma planilha de 2024.',
        respondido_em: app.clock.now(),
      })
      .execute();
    expect(await retipar(id, TipoManifestacao.denuncia)).toEqual([200, undefined]);
    const rows = await app.db
      .selectFrom('recurso as r')
      .innerJoin('resposta_recurso as a', 'a.id_recurso', 'r.id')
      .select(['r.texto', 'a.texto as resposta'])
      .where('r.id', '=', idRecurso)
      .execute();
    expect(rows).toEqual([{ texto: null, resposta: null }]);
    const ouvidos = await app.db
      .selectFrom('esclarecimento')
      .select(['pergunta', 'resposta'])
      .where('id_recurso', '=', idRecurso)
      .execute();
    expect(ouvidos).toEqual([{ pergunta: null, resposta: null }]);
    expect((await maria.get(urlDoRecurso(idRecurso))).json()).toMatchObject({ texto: TEXTO_DO_RECURSO });
  });

  it('a request of which an appeal was filed does not change its type any more', async () => {
    const { id } = await criarPedidoSemResposta(app, { registradaEm: '2026-02-05T09:00:00-03:00' });
    await interposto(maria, id, { remedio: 'reclamar', idTipoRecurso: null });
    expect(await retipar(id, TipoManifestacao.reclamacao)).toEqual([409, 'analise.pedido-com-recurso']);
  });
});

describe('Lei 9.784/1999, art. 63 § 2º: what the person is told of reopening a request that was reviewed is true', () => {
  const API = '/api/app-web/v1/manifestacoes';
  const reabrir = async (id: number) =>
    (await maria.post(`${API}/${id}/pedir-reabertura`, { texto: 'O documento ainda me faz falta.' }))
      .statusCode;
  const denegada = {
    idTipoResposta: 3,
    texto: 'O texto reclama do atendimento, e não pede documento.',
  } as const;
  const revista = async (decisao: typeof acolhida | typeof denegada) => {
    const pedido = await criarPedidoSemResposta(app);
    await retipar(pedido.id, TipoManifestacao.reclamacao);
    const { idRecurso } = await interposto(maria, pedido.id, revisao);
    await decidir(gestor, idRecurso, decisao);
    return pedido;
  };

  it('denied and archived by the office: its mail offers it, and the act accepts', async () => {
    const { id, numeroProtocolo } = await revista(denegada);
    await fazerAto(gestor, 'arquivar', [{ idManifestacao: id }], {
      idMotivoArquivamento: 1,
      justificativa: 'O assunto já foi tratado em outra manifestação.',
    });
    const emails = await emailsDoEvento(app, 'manifestacao.arquivada');
    const [email] = emails.filter(({ texto }) => texto.includes(numeroProtocolo));
    expect(email?.texto).toContain('pedir a reabertura até');
    expect(await reabrir(id)).toBe(200);
  });

  it('upheld and given up by the person: the page does not offer what the act refuses', async () => {
    const { id } = await revista(acolhida);
    expect((await maria.post(`${API}/${id}/desistir`, {})).statusCode).toBe(200);
    const { atosFechados } = (await maria.get(`${API}/${id}`)).json<{ atosFechados: { motivo: string }[] }>();
    expect(JSON.stringify(atosFechados)).not.toContain('reabertura');
    expect(await reabrir(id)).toBe(409);
  });
});
