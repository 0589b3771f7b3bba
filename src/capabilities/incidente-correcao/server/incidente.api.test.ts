import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TipoRespostaRecurso } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { NADA_FORA } from '#kernel/quem/usuario-atual.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento } from '#testing/casos.ts';
import { criarPedidoRespondido, criarRecurso, type NovaDecisao } from '#testing/decisoes.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { listCorrigiveis, selectIncidentes } from './incidente-repository.ts';

let app: TestApp;
let maria: Visitor;
let ifce: Visitor;
let julgador: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
  ifce = await entrarComo(app, 'respondente.ifce');
  julgador = await entrarComo(app, 'recursos.cgu');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('email_saida').execute();
});

const PALAVRAS = 'O arquivo pedido foi destruído na enchente de 2019.';
const RESPOSTA = 'Basta entregar a relação dos documentos perdidos.';
const ENTREGA = '2026-03-20';
const base = '/api/app-web/v1';

const decidida = async (nova: NovaDecisao = {}) => {
  const { id } = await criarPedidoRespondido(app);
  return { id, idRecurso: await criarRecurso(app, { id }, { entrega: ENTREGA, ...nova }) };
};
const abrir = (visitor: Visitor, idRecurso: number, mais: Record<string, unknown> = {}) =>
  visitor.post(`${base}/recursos/${idRecurso}/incidentes`, {
    motivo: 'impossibilidade',
    texto: PALAVRAS,
    ...mais,
  });
const aberto = async (nova: NovaDecisao = {}) => {
  const caso = await decidida(nova);
  const response = await abrir(ifce, caso.idRecurso);
  expect(response.statusCode, response.body).toBe(200);
  return { ...caso, idIncidente: response.json<{ idIncidente: number }>().idIncidente };
};
const responder = (visitor: Visitor, idIncidente: number, mais: Record<string, unknown> = {}) =>
  visitor.post(`${base}/incidentes/${idIncidente}/responder`, {
    resultado: 'acolhido',
    texto: RESPOSTA,
    ...mais,
  });
const prorrogar = (visitor: Visitor, idIncidente: number, mais: Record<string, unknown> = {}) =>
  visitor.post(`${base}/incidentes/${idIncidente}/prorrogar`, {
    dataEntrega: '2026-04-10',
    justificativa: 'A correção depende de uma consulta ao arquivo central.',
    ...mais,
  });
const code = (response: { json<T>(): T }) => response.json<{ code?: string }>().code;
const ver = async (visitor: Visitor, idIncidente: number) =>
  (await visitor.get(`${base}/incidentes/${idIncidente}`)).json();
const entregaDe = async (idRecurso: number) => {
  const row = await app.db
    .selectFrom('resposta_recurso')
    .select('data_entrega')
    .where('id_recurso', '=', idRecurso)
    .executeTakeFirstOrThrow();
  return row.data_entrega;
};
const semPalavras = async (evento: string) => {
  const [email, ...mais] = await emailsDoEvento(app, evento);
  expect(mais).toEqual([]);
  expect(email, evento).toBeDefined();
  expect(`${email?.texto}${email?.html}`).not.toMatch(/enchente|documentos perdidos|arquivo central/);
  return email;
};

describe('opening', () => {
  it('asks the instance that decided, with a line of history, and tells it', async () => {
    const { id, idRecurso, idIncidente } = await aberto();
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Incidente de correção']);
    expect((await semPalavras('incidente.aberto'))?.para).toContain('cgu');
    expect(await ver(julgador, idIncidente)).toMatchObject({
      idRecurso,
      situacao: 'aberto',
      motivo: { id: 'impossibilidade', descricao: 'Impossibilidade de cumprimento' },
      texto: PALAVRAS,
      dataEntrega: ENTREGA,
      instancia: 'CGU',
      atos: ['responder', 'prorrogar'],
    });
    expect((await ver(ifce, idIncidente)).atos).toEqual([]);
  });

  it('is one at a time, and again once the first was answered', async () => {
    const { idRecurso, idIncidente } = await aberto();
    expect(code(await abrir(ifce, idRecurso))).toBe('recurso.incidente-aberto');
    await responder(julgador, idIncidente, { resultado: 'nao-acolhido' });
    expect((await abrir(ifce, idRecurso)).statusCode).toBe(200);
  });

  it('needs a decision that orders something', async () => {
    const negada = await decidida({ idTipoResposta: TipoRespostaRecurso.indeferido, entrega: null });
    expect(code(await abrir(ifce, negada.idRecurso))).toBe('recurso.nada-a-entregar');
    const emCurso = await decidida({ idTipoResposta: null });
    expect(code(await abrir(ifce, emCurso.idRecurso))).toBe('ato.situacao-nao-permite');
  });

  it('is for the office that answered, with a known reason and a text', async () => {
    const { idRecurso } = await decidida();
    expect(code(await abrir(julgador, idRecurso))).toBe('recurso.nao-respondeu-o-pedido');
    expect((await abrir(await entrarComo(app, 'cmri'), idRecurso)).statusCode).toBe(404);
    expect((await abrir(ifce, idRecurso, { motivo: 'discordancia' })).statusCode).toBe(400);
    expect((await abrir(ifce, idRecurso, { texto: 'curto' })).statusCode).toBe(400);
  });

  it('refuses what was decided on an older view of the appeal', async () => {
    const { idRecurso } = await decidida();
    expect(code(await abrir(ifce, idRecurso, { versao: 9 }))).toBe('recurso.mudou');
    expect((await abrir(ifce, idRecurso, { versao: 1 })).statusCode).toBe(200);
  });
});

describe('answering', () => {
  it('corrects the decision, may move the delivery, and tells the office and the citizen', async () => {
    const { id, idRecurso, idIncidente } = await aberto();
    await app.db.deleteFrom('email_saida').execute();
    const response = await responder(julgador, idIncidente, { dataEntrega: '2026-04-01' });
    expect(response.json(), response.body).toEqual({ ok: true });
    expect(await entregaDe(idRecurso)).toBe('2026-04-01');
    expect((await ver(ifce, idIncidente)).resposta).toMatchObject({
      resultado: { descricao: 'Acolhido' },
      texto: RESPOSTA,
      julgador: 'Rogério Antunes Farias (CGU)',
      novaEntrega: { de: ENTREGA, para: '2026-04-01' },
    });
    expect((await semPalavras('incidente.respondido'))?.para).toContain('ifce');
    expect((await semPalavras('incidente.decisao-corrigida'))?.para).toBe('maria.cidada@escuta.invalid');
    expect((await semPalavras('incidente.nova-entrega'))?.texto).toContain('01/04/2026');
    const detalhe = (await maria.get(`${base}/manifestacoes/${id}`)).body;
    expect(detalhe).toContain('A entrega passa a ser devida até 01/04/2026');
    expect(detalhe).toContain(RESPOSTA);
  });

  it('refused, it changes nothing for the citizen, nor the date', async () => {
    const { idRecurso, idIncidente } = await aberto();
    const comData = await responder(julgador, idIncidente, {
      resultado: 'nao-acolhido',
      dataEntrega: '2026-04-01',
    });
    expect([comData.statusCode, code(comData)]).toEqual([400, 'incidente.data-sem-acolhimento']);
    expect((await responder(julgador, idIncidente, { resultado: 'nao-acolhido' })).statusCode).toBe(200);
    expect(await entregaDe(idRecurso)).toBe(ENTREGA);
    expect(await emailsDoEvento(app, 'incidente.decisao-corrigida')).toEqual([]);
  });

  it('takes no day in the past', async () => {
    const { idIncidente } = await aberto();
    const response = await responder(julgador, idIncidente, { dataEntrega: '2026-03-11' });
    expect(code(response)).toBe('incidente.data-no-passado');
    expect((await ver(julgador, idIncidente)).situacao).toBe('aberto');
  });

  it('is the authority’s who decided, or of who stands in', async () => {
    const { idIncidente } = await aberto();
    for (const login of ['respondente.cgu', 'gestor.ifce']) {
      expect(code(await responder(await entrarComo(app, login), idIncidente)), login).toBe(
        'incidente.nao-julga',
      );
    }
    expect((await responder(await entrarComo(app, 'cmri'), idIncidente)).statusCode).toBe(404);
    expect((await responder(await entrarComo(app, 'gestor.cgu'), idIncidente)).statusCode).toBe(200);
  });

  it('two people at once: one answers, the other is told', async () => {
    const { idIncidente } = await aberto();
    const gestor = await entrarComo(app, 'gestor.cgu');
    const ambos = await Promise.all([
      responder(julgador, idIncidente),
      responder(gestor, idIncidente, { resultado: 'nao-acolhido' }),
    ]);
    expect(ambos.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('extending the time to carry it out', () => {
  it('is once, while it is open, to a day after the old one, and both are told', async () => {
    const { id, idRecurso, idIncidente } = await aberto();
    await app.db.deleteFrom('email_saida').execute();
    expect(code(await prorrogar(julgador, idIncidente, { dataEntrega: ENTREGA }))).toBe(
      'incidente.data-nao-prorroga',
    );
    const response = await prorrogar(julgador, idIncidente);
    expect(response.json(), response.body).toEqual({ ok: true });
    expect(await entregaDe(idRecurso)).toBe('2026-04-10');
    expect(await ver(ifce, idIncidente)).toMatchObject({
      situacao: 'aberto',
      dataEntrega: '2026-04-10',
      prorrogacao: { de: ENTREGA, para: '2026-04-10' },
    });
    expect((await semPalavras('incidente.prorrogado'))?.para).toContain('ifce');
    expect((await semPalavras('incidente.nova-entrega'))?.para).toBe('maria.cidada@escuta.invalid');
    const atos = (await acoesDoHistorico(app, id)).filter((acao) => acao !== 'Visualização');
    expect(atos).toHaveLength(3);
    expect(code(await prorrogar(julgador, idIncidente, { dataEntrega: '2026-05-10' }))).toBe(
      'incidente.ja-prorrogado',
    );
  });

  it('postpones the day from which the citizen may say that it was not carried out', async () => {
    const { id, idIncidente } = await aberto({ entrega: '2026-03-11' });
    const pode = async () => (await maria.get(`${base}/manifestacoes/${id}/descumprimento`)).json().aberta;
    expect(await pode()).toBe(true);
    await prorrogar(julgador, idIncidente);
    expect(await pode()).toBe(false);
  });

  it('is not done once it was answered, nor where no day was set', async () => {
    const respondido = await aberto();
    await responder(julgador, respondido.idIncidente);
    expect(code(await prorrogar(julgador, respondido.idIncidente))).toBe('ato.situacao-nao-permite');
    const semDia = await aberto();
    await app.db
      .updateTable('resposta_recurso')
      .set({ data_entrega: null })
      .where('id_recurso', '=', semDia.idRecurso)
      .execute();
    expect(code(await prorrogar(julgador, semDia.idIncidente))).toBe('incidente.sem-data-de-entrega');
  });
});

describe('the limit of the delivery', () => {
  it('is 30 days more, once for the decision: another incident does not extend it again', async () => {
    const { idRecurso, idIncidente } = await aberto();
    expect(code(await prorrogar(julgador, idIncidente, { dataEntrega: '2026-04-20' }))).toBe(
      'incidente.data-tardia',
    );
    expect((await prorrogar(julgador, idIncidente, { dataEntrega: '2026-04-19' })).statusCode).toBe(200);
    expect(code(await responder(julgador, idIncidente, { dataEntrega: '2026-04-20' }))).toBe(
      'incidente.entrega-ja-prorrogada',
    );
    await responder(julgador, idIncidente, { resultado: 'nao-acolhido' });
    const outro = (await abrir(ifce, idRecurso)).json<{ idIncidente: number }>().idIncidente;
    expect(await ver(julgador, outro)).toMatchObject({
      dataEntrega: '2026-04-19',
      dataEntregaOriginal: ENTREGA,
      atos: ['responder'],
    });
    expect(code(await prorrogar(julgador, outro, { dataEntrega: '2026-04-25' }))).toBe(
      'incidente.ja-prorrogado',
    );
    expect((await maria.get(`${base}/recursos/${idRecurso}`)).json()).toMatchObject({
      resposta: { dataEntrega: '2026-04-19', dataEntregaOriginal: ENTREGA },
    });
  });
});

describe('an extension that could end on no day', () => {
  it('is not offered once the last possible day has passed, and says so', async () => {
    const { idIncidente, idRecurso } = await aberto();
    await app.db
      .updateTable('resposta_recurso')
      .set({ data_entrega: '2026-02-09', data_entrega_original: '2026-02-09' })
      .where('id_recurso', '=', idRecurso)
      .execute();
    expect(await ver(julgador, idIncidente)).toMatchObject({ atos: ['responder'] });
    expect(code(await prorrogar(julgador, idIncidente, { dataEntrega: '2026-03-12' }))).toBe(
      'incidente.prorrogacao-tardia',
    );
  });
});

describe('the lists', () => {
  const linhas = async (visitor: Visitor, url: string, idRecurso: number) =>
    (await visitor.get(`${base}/incidentes${url}`))
      .json<{ itens: { idRecurso: number; atos: string[] }[] }>()
      .itens.filter((linha) => linha.idRecurso === idRecurso);

  it('show the office the decisions it may ask to have corrected', async () => {
    const { idRecurso } = await decidida();
    expect(await linhas(ifce, '/decisoes', idRecurso)).toMatchObject([
      { instancia: 'CGU', dataEntrega: ENTREGA },
    ]);
    expect(await linhas(julgador, '/decisoes', idRecurso)).toEqual([]);
    await abrir(ifce, idRecurso);
    expect(await linhas(ifce, '/decisoes', idRecurso)).toEqual([]);
  });

  it('show both sides what is open, with what each may do, and no words', async () => {
    const { idRecurso } = await aberto();
    expect(await linhas(ifce, '', idRecurso)).toMatchObject([{ atos: [] }]);
    expect(await linhas(julgador, '', idRecurso)).toMatchObject([{ atos: ['responder', 'prorrogar'] }]);
    const respondente = await entrarComo(app, 'respondente.cgu');
    expect(await linhas(respondente, '', idRecurso)).toMatchObject([{ atos: [] }]);
    expect(await linhas(await entrarComo(app, 'cmri'), '', idRecurso)).toEqual([]);
    expect((await julgador.get(`${base}/incidentes`)).body).not.toContain('enchente');
  });

  it('read row by row, have each once, in the same order', async () => {
    await decidida();
    await decidida();
    await aberto();
    const { idIncidente } = await aberto();
    await responder(julgador, idIncidente, { resultado: 'nao-acolhido' });
    type Ler = (
      pedaco: Parameters<typeof listCorrigiveis>[2],
    ) => Promise<{ readonly lugar: readonly [string, number] }[]>;
    const incidentes =
      (respondidos: boolean): Ler =>
      async (pedaco) =>
        (await selectIncidentes(app.db, { orgao: null, ...NADA_FORA }, respondidos, pedaco)).map(
          ({ ordem, id }) => ({
            lugar: [ordem, id],
          }),
        );
    const decisoes: Ler = async (pedaco) =>
      (await listCorrigiveis(app.db, { orgao: null, ...NADA_FORA }, pedaco)).map((row) => ({
        lugar: [row.momento, row.id_recurso],
      }));
    for (const ler of [incidentes(false), incidentes(true), decisoes]) {
      const todas = await ler({ depois: undefined, limite: 1000 });
      const lidas = [];
      for (let [row] = await ler({ depois: undefined, limite: 1 }); row; ) {
        lidas.push(row);
        [row] = await ler({ depois: row.lugar, limite: 1 });
      }
      expect(lidas.length).toBeGreaterThan(0);
      expect(lidas).toEqual(todas);
    }
  });

  it('of one decision: its words, its incidents, and why no other can be opened', async () => {
    const { idRecurso, idIncidente } = await aberto();
    const visto = (await ifce.get(`${base}/recursos/${idRecurso}/incidentes`)).json();
    expect(visto).toMatchObject({
      decisao: { idRecurso, resultado: 'Deferido', texto: expect.stringContaining('segundo semestre') },
      podeAbrir: false,
      motivo: 'Já há um incidente de correção aberto sobre esta decisão.',
      incidentes: [{ idIncidente }],
    });
    const cmri = await entrarComo(app, 'cmri');
    expect((await cmri.get(`${base}/recursos/${idRecurso}/incidentes`)).statusCode).toBe(404);
    expect((await cmri.get(`${base}/incidentes/${idIncidente}`)).statusCode).toBe(404);
  });
});

it('what is written about a sealed case is sealed', async () => {
  const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia, idOuvidoria: Orgaos.ifce });
  await app.db
    .updateTable('manifestacao')
    .set({ retipada_em: app.clock.now() })
    .where('id', '=', id)
    .execute();
  const idRecurso = await criarRecurso(app, { id }, { entrega: ENTREGA });
  const aberta = await abrir(ifce, idRecurso);
  expect(aberta.statusCode, aberta.body).toBe(200);
  const { idIncidente } = aberta.json<{ idIncidente: number }>();
  expect((await prorrogar(julgador, idIncidente)).statusCode).toBe(200);
  expect((await responder(julgador, idIncidente)).statusCode).toBe(200);
  const row = await app.db
    .selectFrom('incidente_correcao')
    .selectAll()
    .where('id', '=', idIncidente)
    .executeTakeFirstOrThrow();
  expect([row.texto, row.resposta, row.justificativa_prorrogacao]).toEqual([null, null, null]);
  const historico = await app.db
    .selectFrom('manifestacao_historico')
    .select(['informacoes', 'detalhes'])
    .where('id_manifestacao', '=', id)
    .execute();
  expect(JSON.stringify(historico)).not.toMatch(/enchente|documentos perdidos|arquivo central/);
  expect(await ver(ifce, idIncidente)).toMatchObject({ texto: PALAVRAS, resposta: { texto: RESPOSTA } });
});
