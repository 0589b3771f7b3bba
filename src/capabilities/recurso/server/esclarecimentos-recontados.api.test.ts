import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { emailsDoEvento } from '#testing/casos.ts';
import { criarPedido, criarRecurso, urlDoRecurso } from '#testing/recursos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { recontarRecursosJob } from './prazos/recontar-recursos.ts';

let app: TestApp;
const quem = (login: string) => entrarComo(app, login);
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
});
beforeEach(async () => {
  // Those of the tests before wait no more.
  await app.db.updateTable('recurso').set({ subiu_em: app.clock.now() }).execute();
});
afterAll(() => app.close());

const FERIADOS = '/api/app-web/v1/feriados';
const luto = (data: string, more = {}) => ({
  ato: 'cadastrar',
  dados: { descricao: 'Luto oficial', abrangencia: 'nacional', tipo: 'unico', data, ...more },
});
const mudar = async (pedido: Record<string, unknown>) => {
  const admin = await quem('admin');
  const { marca, prazos } = (await admin.post(`${FERIADOS}/previa`, pedido)).json<{
    marca: string;
    prazos: { total: number; outros: number; exemplos: { tipo: string; prazoNovo: string }[] };
  }>();
  const feito = await admin.post(FERIADOS, { pedido, confirmado: { marca, total: prazos.total } });
  expect(feito.statusCode, feito.body).toBe(200);
  await app.runJobs();
  return { prazos, ...feito.json<{ idFeriado: number }>() };
};

const perguntar = async (corpo = {}) => {
  const { id } = await criarPedido(app);
  const idRecurso = await criarRecurso(app, id, { idInstancia: Instancia.cgu, idJulgadora: Orgaos.cgu });
  const feito = await (await quem('recursos.cgu')).post(urlDoRecurso(idRecurso, 'esclarecimento'), {
    pergunta: 'O documento existe em outro formato?',
    ...corpo,
  });
  expect(feito.statusCode, feito.body).toBe(200);
  return { id, idRecurso };
};
const ver = async (idRecurso: number) =>
  (await (await quem('respondente.ifce')).get(urlDoRecurso(idRecurso))).json<Record<string, unknown>>();
const recontagens = async (id: number) =>
  (
    await app.db
      .selectFrom('manifestacao_historico')
      .select('informacoes')
      .where('id_manifestacao', '=', id)
      .where('acao', '=', 'Recontagem de prazo')
      .orderBy('id')
      .execute()
  ).map(({ informacoes }) => informacoes);

describe('Portaria Normativa CGU 101/2023: the days to clarify follow the calendar', () => {
  it('moves both dates that the preview showed, each with its row of history, and back', async () => {
    const { id, idRecurso } = await perguntar({ dias: 20 });
    // Twenty days from 12/03 end on Wed 01/04; the five to decide, on Mon 06/04.
    await app.db.deleteFrom('email_saida').execute();
    const { prazos, idFeriado } = await mudar(luto('01/04/2026'));
    expect(prazos.outros).toBe(1);
    expect(
      prazos.exemplos
        .filter(({ tipo }) => tipo === 'esclarecimento' || tipo === 'recurso')
        .map(({ tipo, prazoNovo }) => [tipo, prazoNovo]),
    ).toEqual([
      ['esclarecimento', '2026-04-02'],
      ['recurso', '2026-04-10'],
    ]);
    expect(await ver(idRecurso)).toMatchObject({
      emEsclarecimentosAte: '2026-04-02',
      prazo: '2026-04-10',
      prazoOriginal: '2026-03-17',
      esclarecimentos: [{ prazo: '2026-04-02', prazoOriginal: '2026-04-01' }],
    });
    expect(await recontagens(id)).toEqual([
      expect.stringMatching(/Luto oficial.*para esclarecer.*01\/04\/2026 para 02\/04\/2026/),
      expect.stringMatching(/prazo do recurso.*06\/04\/2026 para 10\/04\/2026/),
    ]);
    for (const evento of ['recurso.esclarecimento-recontado', 'recurso.prazo-recontado'])
      expect(await emailsDoEvento(app, evento)).toMatchObject([
        { texto: expect.stringContaining('Luto oficial, 01/04/2026') },
      ]);
    await recontarRecursosJob(app.platform).run({});
    expect(await ver(idRecurso)).toMatchObject({ emEsclarecimentosAte: '2026-04-02', prazo: '2026-04-10' });
    await mudar({ ato: 'remover', idFeriado, versao: 1, alcance: 'este' });
    expect(await ver(idRecurso)).toMatchObject({ emEsclarecimentosAte: '2026-04-01', prazo: '2026-04-06' });
    expect(await recontagens(id)).toHaveLength(4);
  });

  it('counts the thirty days more again from the thirty before', async () => {
    const { idRecurso } = await perguntar();
    await (await quem('recursos.cgu')).post(urlDoRecurso(idRecurso, 'esclarecimento/prorrogar'), {
      justificativa: 'O órgão precisa ouvir o arquivo central.',
    });
    expect(await ver(idRecurso)).toMatchObject({ emEsclarecimentosAte: '2026-05-14' });
    const { idFeriado } = await mudar(luto('14/04/2026'));
    // The first thirty days end on 15/04, and the thirty more on Fri 15/05.
    expect(await ver(idRecurso)).toMatchObject({
      emEsclarecimentosAte: '2026-05-15',
      esclarecimentos: [{ prazoOriginal: '2026-04-14' }],
    });
    const { esclarecimento_limite } = await app.db
      .selectFrom('recurso')
      .select('esclarecimento_limite')
      .where('id', '=', idRecurso)
      .executeTakeFirstOrThrow();
    expect(esclarecimento_limite).toBe('2026-05-15');
    await mudar({ ato: 'remover', idFeriado, versao: 1, alcance: 'este' });
  });

  it('leaves alone an answered question, and one asked before its days were kept', async () => {
    const { id: antiga, idRecurso } = await perguntar({ dias: 20 });
    await app.db
      .updateTable('esclarecimento')
      .set({ dias: null })
      .where('id_recurso', '=', idRecurso)
      .execute();
    const { id: respondida, idRecurso: outro } = await perguntar({ dias: 20 });
    await (await quem('respondente.ifce')).post(urlDoRecurso(outro, 'esclarecer'), {
      resposta: 'Existe em papel.',
    });
    const { prazos } = await mudar(luto('01/04/2026'));
    expect(prazos.exemplos.filter(({ tipo }) => tipo === 'esclarecimento')).toEqual([]);
    for (const id of [antiga, respondida])
      expect(await recontagens(id)).not.toContainEqual(expect.stringContaining('para esclarecer'));
  });
});
