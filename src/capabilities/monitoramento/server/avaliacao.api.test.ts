import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { fazerAto } from '#testing/atos.ts';
import { acoesDoHistorico, type CasoCriado, criarCaso, emailsEscritos } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import type { AvaliacaoVista, LinhaDaAvaliacao } from '../contract.ts';
import { nomesDosCriterios } from '../domain/criterios.ts';
import { lembrarAvaliacoesJob } from './avaliacao/lembrar-avaliacoes.ts';

const BASE = '/api/app-web/v1/monitoramento';
const CGU = 6;
const IFCE = 65;
const CEARA = 1023;
const PERIODO = { de: '2026-01-01', ate: '2026-02-28' };
const PARECER = 'As respostas são claras; faltam prazos e canais.';
const SEGREDO = 'O servidor Fulano recebeu vantagem.';
const TODOS = Object.fromEntries(nomesDosCriterios.map((nome) => [nome, 'atende']));
const SEM_TEXTO = { andamento: 'atende', tempo: 'nao-atende' };

let app: TestApp;
let cgu: Visitor;
let ifce: Visitor;
let admin: Visitor;
let reclamacao: CasoCriado;
let denuncia: CasoCriado;
const em = async (momento: string): Promise<void> => {
  app.clock.set(momento);
  cgu = await entrarComo(app, 'gestor.cgu');
  ifce = await entrarComo(app, 'gestor.ifce');
  admin = await entrarComo(app, 'admin');
};

beforeAll(async () => {
  // Thursday, 12 March 2026.
  app = await createTestApp({ demo: true });
  await em('2026-03-12T09:00:00-03:00');
  const noIfce = { idOuvidoria: IFCE, registradaEm: '2026-01-10T10:00:00-03:00' };
  const em2 = '2026-02-02T10:00:00-03:00';
  reclamacao = await criarCaso(app, {
    ...noIfce,
    resposta: {
      texto: 'Prezada Maria Aparecida Souza, a luz foi trocada pelo professor Jair Albuquerque Nóbrega.',
      em: em2,
    },
  });
  denuncia = await criarCaso(app, {
    ...noIfce,
    tipo: TipoManifestacao.denuncia,
    resposta: { texto: SEGREDO, em: em2 },
  });
});
afterAll(() => app.close());

const sortear = (visitor: Visitor, corpo: object = {}) =>
  visitor.post(`${BASE}/avaliacoes`, {
    idOuvidoria: IFCE,
    ...PERIODO,
    tamanho: 50,
    semente: 'semente-1',
    ...corpo,
  });
const nova = async (corpo: object = {}): Promise<number> => {
  const resposta = await sortear(cgu, corpo);
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json<{ idAvaliacao: number }>().idAvaliacao;
};
const ver = async (visitor: Visitor, id: number): Promise<AvaliacaoVista> => {
  const resposta = await visitor.get(`${BASE}/avaliacoes/${id}`);
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json();
};
const caso = (visitor: Visitor, id: number, idManifestacao: number) =>
  visitor.get(`${BASE}/avaliacoes/${id}/casos/${idManifestacao}`);
const dar = (visitor: Visitor, id: number, idManifestacao: number, notas: object, comentario = '') =>
  visitor.send({
    method: 'PUT',
    url: `${BASE}/avaliacoes/${id}/casos/${idManifestacao}`,
    payload: { notas, comentario },
  });
const agir = (visitor: Visitor, id: number, ato: string, corpo: object) =>
  visitor.post(`${BASE}/avaliacoes/${id}/${ato}`, { versao: 1, ...corpo });
const lista = async (visitor: Visitor): Promise<LinhaDaAvaliacao[]> =>
  (await visitor.get(`${BASE}/avaliacoes`)).json<{ itens: LinhaDaAvaliacao[] }>().itens;
const avaliada = async (): Promise<number> => {
  const id = await nova();
  expect((await dar(cgu, id, reclamacao.id, TODOS, 'Boa resposta.')).statusCode).toBe(200);
  expect((await dar(cgu, id, denuncia.id, SEM_TEXTO)).statusCode).toBe(200);
  return id;
};

describe('the draw', () => {
  it('is the authority’s, of answered cases of an office it watches', async () => {
    const universo = (visitor: Visitor, id: number) =>
      visitor.get(`${BASE}/amostra?idOuvidoria=${id}&de=${PERIODO.de}&ate=${PERIODO.ate}`);
    expect((await universo(cgu, IFCE)).json()).toEqual({ universo: 2 });
    expect((await universo(ifce, IFCE)).json()).toMatchObject({ code: 'monitoramento.so-a-autoridade' });
    expect((await sortear(ifce)).statusCode).toBe(403);
    expect((await sortear(cgu, { idOuvidoria: CEARA })).statusCode).toBe(403);
    expect((await sortear(ifce, { idOuvidoria: CGU })).statusCode).toBe(403);
    expect((await sortear(cgu, { de: '2025-01-01', ate: '2025-01-31' })).json()).toMatchObject({
      code: 'monitoramento.nada-a-sortear',
    });
  });

  it('by the same seed over the same cases draws the same sample in the same order', async () => {
    for (let i = 0; i < 12; i += 1)
      await criarCaso(app, {
        idOuvidoria: IFCE,
        registradaEm: '2025-06-10T10:00:00-03:00',
        resposta: { texto: 'Feito.', em: '2025-06-20T10:00:00-03:00' },
      });
    const junho = { de: '2025-06-01', ate: '2025-06-30', tamanho: 4 };
    const sorteada = async (semente: string) => {
      const { amostra, universo } = await ver(cgu, await nova({ ...junho, semente }));
      return { casos: amostra.map(({ idManifestacao }) => idManifestacao), universo };
    };
    const primeira = await sorteada('semente-a');
    expect(primeira.universo).toBe(12);
    expect(primeira.casos).toHaveLength(4);
    expect(await sorteada('semente-a')).toEqual(primeira);
    expect((await sorteada('semente-b')).casos).not.toEqual(primeira.casos);
  });
});

describe('nobody evaluates the own office', () => {
  const PROPRIO = { code: 'monitoramento.proprio-orgao' };
  const doGestor = () =>
    app.db.selectFrom('usuario').select('id').where('login', '=', 'gestor.cgu').executeTakeFirstOrThrow();

  it('draws nothing of it, and reads on its page why', async () => {
    expect((await sortear(cgu, { idOuvidoria: CGU })).json()).toMatchObject(PROPRIO);
    expect(
      (await cgu.get(`${BASE}/amostra?idOuvidoria=${CGU}&de=${PERIODO.de}&ate=${PERIODO.ate}`)).json(),
    ).toMatchObject(PROPRIO);
    expect((await cgu.get(`${BASE}/orgaos/${CGU}`)).json()).toMatchObject({
      podeAvaliar: false,
      impedimento: expect.stringContaining('Quem trabalha no órgão avaliado'),
    });
    expect((await cgu.get(`${BASE}/orgaos/${IFCE}`)).json()).toMatchObject({
      podeAvaliar: true,
      impedimento: null,
    });
  });

  it('neither grades, nor gives back, nor ends one that was drawn before; it is cancelled', async () => {
    const id = await nova();
    await app.db
      .updateTable('avaliacao_tratamento')
      .set({ id_ouvidoria: CGU })
      .where('id', '=', id)
      .execute();
    expect((await dar(cgu, id, reclamacao.id, TODOS)).json()).toMatchObject(PROPRIO);
    expect((await agir(cgu, id, 'devolver', { parecer: PARECER })).json()).toMatchObject(PROPRIO);
    expect(await ver(cgu, id)).toMatchObject({
      atos: ['cancelar'],
      impedimento: expect.stringContaining('Quem trabalha no órgão avaliado'),
    });
    expect((await agir(cgu, id, 'cancelar', { conclusao: 'É do próprio órgão.' })).statusCode).toBe(200);
  });

  it('also somebody with the authority’s profile who has another at the office', async () => {
    const id = await avaliada();
    const { id: idUsuario } = await doGestor();
    const { id: idPerfil } = await app.db
      .insertInto('usuario_perfil_ouvidoria')
      .values({
        id_usuario: idUsuario,
        id_ouvidoria: IFCE,
        id_perfil: Perfil.respondente,
        criado_em: app.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await sortear(cgu)).json()).toMatchObject(PROPRIO);
    expect((await agir(cgu, id, 'devolver', { parecer: PARECER })).json()).toMatchObject(PROPRIO);
    await app.db
      .updateTable('usuario_perfil_ouvidoria')
      .set({ encerrado_em: app.clock.now() })
      .where('id', '=', idPerfil)
      .execute();
    expect((await agir(cgu, id, 'devolver', { parecer: PARECER })).statusCode).toBe(200);
  });
});

describe('what was drawn', () => {
  const ABRIL = { de: '2025-04-01', ate: '2025-04-30', tamanho: 50 };
  const doCaso = async (idAvaliacao: number, idManifestacao: number) =>
    (await ver(cgu, idAvaliacao)).amostra.find((cada) => cada.idManifestacao === idManifestacao);

  it('keeps its answer, its term and whether it was in time, whatever is done to the case afterwards', async () => {
    const { id: idCaso } = await criarCaso(app, {
      idOuvidoria: IFCE,
      registradaEm: '2025-04-02T10:00:00-03:00',
      resposta: { texto: 'A primeira resposta.', em: '2025-04-10T10:00:00-03:00' },
    });
    const id = await nova(ABRIL);
    const antes = await doCaso(id, idCaso);
    expect(antes).toMatchObject({ respondidaEm: '2025-04-10T13:00:00.000Z', noPrazo: true });
    const reaberta = await fazerAto(ifce, 'reabrir', [{ idManifestacao: idCaso }], {
      justificativa: 'Apareceu um documento novo.',
    });
    expect(reaberta.statusCode, reaberta.body).toBe(200);
    const { respondida_em } = await app.db
      .selectFrom('manifestacao')
      .select('respondida_em')
      .where('id', '=', idCaso)
      .executeTakeFirstOrThrow();
    expect(respondida_em).toBeNull();
    expect(await doCaso(id, idCaso)).toEqual(antes);
    expect((await caso(cgu, id, idCaso)).json().resposta).toBe('A primeira resposta.');
  });

  it('was in time as every other figure says: the days the citizen took do not count', async () => {
    const { id: idCaso } = await criarCaso(app, {
      idOuvidoria: IFCE,
      registradaEm: '2025-08-04T10:00:00-03:00',
      prazo: '2025-09-03',
      complementacao: { pedido: 'Qual é o endereço?', em: '2025-08-20T10:00:00-03:00' },
      resposta: { texto: 'Feito.', em: '2025-09-20T10:00:00-03:00' },
    });
    const id = await nova({ de: '2025-09-01', ate: '2025-09-30' });
    const { dentro_do_prazo } = await app.db
      .selectFrom('fato_manifestacao')
      .select('dentro_do_prazo')
      .where('id', '=', idCaso)
      .executeTakeFirstOrThrow();
    expect(dentro_do_prazo).toBe(true);
    expect((await doCaso(id, idCaso))?.noPrazo).toBe(dentro_do_prazo);
  });
});

describe('who is told', () => {
  const avisos = async () => {
    const pessoas = new Map(
      (await app.db.selectFrom('usuario').select(['id', 'login']).execute()).map(({ id, login }) => [
        id,
        login,
      ]),
    );
    const emails = (await emailsEscritos(app))
      .filter(({ evento }) => evento.startsWith('monitoramento.'))
      .map(({ id_usuario, evento, assunto, texto }) => ({
        login: pessoas.get(id_usuario ?? 0),
        evento,
        assunto,
        texto,
      }));
    const alertas = await app.db
      .selectFrom('alerta')
      .innerJoin('usuario', 'usuario.id', 'alerta.id_usuario')
      .select(['login', 'tipo'])
      .where('id_avaliacao', 'is not', null)
      .orderBy('alerta.id')
      .execute();
    await app.db.deleteFrom('email_saida').execute();
    await app.db.deleteFrom('alerta').execute();
    return { emails, alertas: alertas.map(({ login, tipo }) => `${login} ${tipo}`) };
  };
  const convidado = async (login: string) => {
    const gestor = await app.db
      .selectFrom('usuario')
      .selectAll()
      .where('login', '=', 'gestor.ifce')
      .executeTakeFirstOrThrow();
    const { id: _id, ...resto } = gestor;
    const { id } = await app.db
      .insertInto('usuario')
      .values({
        ...resto,
        documento_busca: null,
        login,
        email: `${login}@exemplo.invalid`,
        ativado_em: null,
        numero_documento: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('usuario_perfil_ouvidoria')
      .values({ id_usuario: id, id_ouvidoria: IFCE, id_perfil: Perfil.gestor, criado_em: app.clock.now() })
      .execute();
  };

  it('the office of the result and of the end, the authority of the reply; nobody who has not accepted an invitation', async () => {
    await convidado('convidada.ifce');
    const id = await avaliada();
    await avisos();
    await agir(cgu, id, 'devolver', { parecer: PARECER });
    const devolvida = await avisos();
    expect(devolvida.alertas).toEqual(['gestor.ifce avaliacao-devolvida']);
    expect(devolvida.emails).toMatchObject([
      { login: 'gestor.ifce', evento: 'monitoramento.avaliacao-devolvida' },
    ]);
    expect(devolvida.emails[0]?.texto).toContain('01/04/2026');
    expect(devolvida.emails[0]?.texto).toContain(`/web/monitoramento/avaliar?id=${id}`);
    expect(JSON.stringify(devolvida.emails)).not.toMatch(/claras|Maria|Boa resposta|\{\{/);

    await agir(ifce, id, 'responder', { versao: 2, resposta: 'Vamos corrigir.' });
    const respondida = await avisos();
    expect(respondida.alertas).toContain('gestor.cgu avaliacao-respondida');
    expect(respondida.alertas).not.toContain('gestor.ifce avaliacao-respondida');
    expect(respondida.emails.map(({ login }) => login)).toContain('gestor.cgu');

    await agir(cgu, id, 'encerrar', { versao: 3, conclusao: 'Está encerrada.' });
    const encerrada = await avisos();
    expect(encerrada.alertas).toEqual(['gestor.ifce avaliacao-encerrada']);
    expect(encerrada.emails.map(({ evento }) => evento)).toEqual(['monitoramento.avaliacao-encerrada']);
  });

  it('the bell leads to the evaluation, in the office it is about', async () => {
    const id = await avaliada();
    await agir(cgu, id, 'devolver', { parecer: PARECER });
    const { itens } = (await ifce.get('/api/app-web/v1/alertas')).json();
    expect(itens[0]).toMatchObject({ tipo: 'avaliacao-devolvida', idAvaliacao: id, numeroProtocolo: null });
    await avisos();
  });

  it('of a term three days before its end, and both sides once it is over; each once, and not who replied', async () => {
    const aEsperar = await avaliada();
    const respondida = await avaliada();
    for (const id of [aEsperar, respondida]) await agir(cgu, id, 'devolver', { parecer: PARECER });
    await agir(ifce, respondida, 'responder', { versao: 2, resposta: 'Vamos corrigir.' });
    // Other tests of this file left evaluations that wait for a reply.
    await app.db
      .updateTable('avaliacao_tratamento')
      .set({ situacao: 'encerrada' })
      .where('id', '<', aEsperar)
      .where('situacao', '=', 'devolvida')
      .execute();
    await avisos();
    const manha = async (momento: string) => {
      app.clock.set(momento);
      await lembrarAvaliacoesJob(app.platform).run({});
      await lembrarAvaliacoesJob(app.platform).run({});
      return avisos();
    };
    // The last day is Wednesday, 1 April.
    expect((await manha('2026-03-28T08:00:00-03:00')).alertas).toEqual([]);
    const perto = await manha('2026-03-29T08:00:00-03:00');
    expect(perto.alertas).toEqual(['gestor.ifce avaliacao-vence']);
    expect(perto.emails.map(({ assunto }) => assunto)).toEqual([
      'O prazo da avaliação do tratamento termina em 01/04/2026',
    ]);
    const passou = await manha('2026-04-02T08:00:00-03:00');
    expect(passou.alertas).toEqual(
      expect.arrayContaining(['gestor.ifce avaliacao-vencida', 'gestor.cgu avaliacao-vencida']),
    );
    expect(passou.emails.length).toBe(passou.alertas.length);
    await em('2026-03-12T09:00:00-03:00');
  });
});

describe('what is read of the sample', () => {
  it('the answer without people, and who looked is written in the history of the case', async () => {
    const id = await nova();
    const antes = await acoesDoHistorico(app, reclamacao.id);
    const visto = (await caso(cgu, id, reclamacao.id)).json();
    expect(visto).toMatchObject({ leitura: 'resposta', podeAbrir: false, noPrazo: true });
    expect(visto.resposta).toContain('a luz foi trocada');
    expect(visto.resposta).not.toMatch(/Maria|Jair|Albuquerque|Nóbrega/);
    expect(await acoesDoHistorico(app, reclamacao.id)).toEqual([...antes, 'Visualização']);
    // Somebody who only watches cannot open the case the ordinary way.
    expect((await cgu.get(`/api/app-web/v1/tratamento/${reclamacao.id}`)).statusCode).toBe(404);
  });

  it('of a denúncia how it went and nothing else: no answer, no subject, no decision', async () => {
    const id = await nova();
    const resposta = await caso(cgu, id, denuncia.id);
    expect(resposta.json()).toMatchObject({
      leitura: 'metadados',
      resposta: null,
      assunto: null,
      decisao: null,
    });
    expect(resposta.body).not.toMatch(/Fulano|Maria/);
    expect((await dar(cgu, id, denuncia.id, TODOS)).statusCode).toBe(400);
    expect((await dar(cgu, id, denuncia.id, SEM_TEXTO)).statusCode).toBe(200);
    expect(app.log()).not.toContain('Fulano');
  });

  it('nothing of a case that was not drawn, and nothing by another office', async () => {
    const id = await nova();
    const outro = await criarCaso(app, { idOuvidoria: IFCE });
    expect((await caso(cgu, id, outro.id)).statusCode).toBe(404);
    expect((await dar(cgu, id, outro.id, TODOS)).statusCode).toBe(404);
    expect((await ifce.get(`${BASE}/avaliacoes/${id}`)).statusCode).toBe(404);
    expect((await caso(ifce, id, reclamacao.id)).statusCode).toBe(404);
    expect((await dar(ifce, id, reclamacao.id, TODOS)).statusCode).toBe(404);
    const ceara = await entrarComo(app, 'gestor.ce');
    expect((await ceara.get(`${BASE}/avaliacoes/${id}`)).statusCode).toBe(404);
  });
});

describe('the result', () => {
  it('goes back to the office when every case has its grades, with a term; the office replies, the authority ends it', async () => {
    const id = await nova();
    expect((await agir(cgu, id, 'devolver', { parecer: PARECER })).json()).toMatchObject({
      code: 'monitoramento.faltam-casos',
    });
    await dar(cgu, id, reclamacao.id, TODOS, 'Boa resposta.');
    await dar(cgu, id, denuncia.id, SEM_TEXTO);
    expect((await agir(cgu, id, 'devolver', { parecer: PARECER, versao: undefined })).statusCode).toBe(400);
    const velha = await agir(cgu, id, 'devolver', { parecer: PARECER, versao: 9 });
    expect([velha.statusCode, velha.json()]).toMatchObject([
      409,
      { code: 'monitoramento.avaliacao-mudou', details: { versao: 1 } },
    ]);
    expect((await agir(cgu, id, 'devolver', { parecer: PARECER })).statusCode).toBe(200);

    const noOrgao = await ver(ifce, id);
    // 20 days after Thursday 12 March 2026, by the calendar of Fortaleza.
    expect(noOrgao).toMatchObject({
      situacao: 'devolvida',
      nota: 75,
      prazoResposta: '2026-04-01',
      parecer: PARECER,
      atos: ['responder'],
    });
    expect(noOrgao.amostra.find(({ idManifestacao }) => idManifestacao === reclamacao.id)).toMatchObject({
      comentario: 'Boa resposta.',
      nota: 100,
      podeAbrir: true,
    });
    expect((await dar(cgu, id, reclamacao.id, TODOS)).statusCode).toBe(409);
    expect((await agir(cgu, id, 'responder', { versao: 2, resposta: 'Vamos corrigir.' })).statusCode).toBe(
      403,
    );
    expect(
      (await agir(cgu, id, 'encerrar', { versao: 2, conclusao: 'Está encerrada.' })).json(),
    ).toMatchObject({
      code: 'monitoramento.orgao-ainda-tem-prazo',
    });
    expect((await agir(ifce, id, 'responder', { versao: 2, resposta: 'Vamos corrigir.' })).statusCode).toBe(
      200,
    );
    expect((await agir(ifce, id, 'encerrar', { versao: 3, conclusao: 'Está encerrada.' })).statusCode).toBe(
      403,
    );
    expect((await agir(cgu, id, 'encerrar', { versao: 3, conclusao: 'Está encerrada.' })).statusCode).toBe(
      200,
    );
    const fim = await ver(cgu, id);
    expect(fim).toMatchObject({
      situacao: 'encerrada',
      resposta: 'Vamos corrigir.',
      conclusao: 'Está encerrada.',
    });
    expect(fim.historico.map(({ ato }) => ato)).toEqual([
      'encerrar',
      'responder',
      'devolver',
      'avaliarCaso',
      'avaliarCaso',
      'sortear',
    ]);
    expect(fim.historico.at(-1)?.detalhe).toBe('2 de 2 manifestações');
  });

  it('is on the lists of both sides once it went back; before, on the authority’s only', async () => {
    const id = await avaliada();
    const tem = async (visitor: Visitor) =>
      (await lista(visitor)).some(({ idAvaliacao }) => idAvaliacao === id);
    expect([await tem(cgu), await tem(ifce), await tem(admin)]).toEqual([true, false, true]);
    await agir(cgu, id, 'devolver', { parecer: PARECER });
    expect([await tem(cgu), await tem(ifce)]).toEqual([true, true]);
  });

  it('is ended without a reply after the term, and a late reply is still taken before', async () => {
    const semResposta = await avaliada();
    const tardia = await avaliada();
    await agir(cgu, semResposta, 'devolver', { parecer: PARECER, dias: 5 });
    await agir(cgu, tardia, 'devolver', { parecer: PARECER, dias: 5 });
    await em('2026-03-18T09:00:00-03:00');
    expect((await ver(cgu, semResposta)).vencida).toBe(true);
    const conclusao = { versao: 2, conclusao: 'O órgão não respondeu.' };
    expect((await agir(cgu, semResposta, 'encerrar', conclusao)).statusCode).toBe(200);
    expect(
      (await agir(ifce, tardia, 'responder', { versao: 2, resposta: 'Segue a resposta.' })).statusCode,
    ).toBe(200);
    await em('2026-03-12T09:00:00-03:00');
  });

  it('may be cancelled before it goes back, and is then nobody’s but the authority’s', async () => {
    const id = await nova();
    expect((await agir(ifce, id, 'cancelar', { conclusao: 'Não queremos.' })).statusCode).toBe(404);
    expect((await agir(cgu, id, 'cancelar', { conclusao: 'Período errado.' })).statusCode).toBe(200);
    expect((await ifce.get(`${BASE}/avaliacoes/${id}`)).statusCode).toBe(404);
    expect((await dar(cgu, id, reclamacao.id, TODOS)).statusCode).toBe(409);
  });
});

it('what is written is sealed: a copy of the database opens none of it, and the history has no words', async () => {
  const id = await avaliada();
  await dar(cgu, id, denuncia.id, SEM_TEXTO, SEGREDO);
  await agir(cgu, id, 'devolver', { parecer: PARECER });
  for (const tabela of [
    'avaliacao_tratamento',
    'avaliacao_tratamento_caso',
    'avaliacao_tratamento_historico',
  ] as const) {
    const rows = await app.db.selectFrom(tabela).selectAll().execute();
    const texto = rows
      .flatMap((row) => Object.values(row))
      .map((valor) => (Buffer.isBuffer(valor) ? valor.toString('utf8') : JSON.stringify(valor)))
      .join(' ');
    expect(texto, tabela).not.toMatch(/Fulano|claras/);
  }
  await expect(app.db.deleteFrom('avaliacao_tratamento_historico').execute()).rejects.toThrow(
    'só recebe linhas novas',
  );
});
