import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { emailsDoEvento } from '#testing/casos.ts';
import { criarPedido, criarRecurso, INDEFERIDO, interpor, urlDoRecurso } from '#testing/recursos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { recontarRecursosJob } from './prazos/recontar-recursos.ts';

let app: TestApp;
const em = (iso: string): void => app.clock.set(`${iso}:00-03:00`);
const quem = (login: string) => entrarComo(app, login);
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
});
afterAll(() => app.close());

const PERGUNTA = 'O documento existe em outro formato?';
const naCgu = async () => {
  em('2026-03-12T09:00');
  const { id } = await criarPedido(app);
  const idRecurso = await criarRecurso(app, id, { idInstancia: Instancia.cgu, idJulgadora: Orgaos.cgu });
  return { id, idRecurso };
};
const fazer = async (visitor: Visitor, idRecurso: number, ato: string, corpo: Record<string, unknown>) => {
  const response = await visitor.post(urlDoRecurso(idRecurso, ato), corpo);
  return [response.statusCode, response.json<{ code?: string }>().code];
};
const ver = async (login: string, idRecurso: number) =>
  (await (await quem(login)).get(urlDoRecurso(idRecurso))).json<Record<string, unknown>>();
const prazos = (idRecurso: number) =>
  app.db
    .selectFrom('recurso')
    .select(['prazo', 'prazo_original', 'decisao_contada_de'])
    .where('id', '=', idRecurso)
    .executeTakeFirstOrThrow();

describe('Portaria Normativa CGU 101/2023: clarifications as a state of the appeal', () => {
  it('stops the five days until the clarification comes, and then gives them anew', async () => {
    await app.db.deleteFrom('email_saida').execute();
    const { idRecurso } = await naCgu();
    const cgu = await quem('recursos.cgu');
    expect(await fazer(cgu, idRecurso, 'esclarecimento', { pergunta: PERGUNTA, dias: 20 })).toEqual([
      200,
      undefined,
    ]);
    // Twenty days from 12/03 end on Wed 01/04; the five to decide, on Mon 06/04.
    expect(await ver('maria.cidada', idRecurso)).toMatchObject({
      situacao: { id: 1, descricao: 'Em Tramitação' },
      emEsclarecimentosAte: '2026-04-01',
      prazo: '2026-04-06',
      prazoOriginal: '2026-03-17',
    });
    expect(await emailsDoEvento(app, 'recurso.em-esclarecimentos')).toMatchObject([
      { para: 'maria.cidada@escuta.invalid', texto: expect.stringContaining('01/04/2026') },
    ]);
    em('2026-03-20T09:00');
    const ifce = await quem('respondente.ifce');
    expect(await fazer(ifce, idRecurso, 'esclarecer', { resposta: 'Existe em papel.' })).toEqual([
      200,
      undefined,
    ]);
    // Answered on Fri 20/03: the count starts on Mon 23/03.
    expect(await prazos(idRecurso)).toEqual({
      prazo: '2026-03-27',
      prazo_original: '2026-03-17',
      decisao_contada_de: '2026-03-20',
    });
    expect(await ver('maria.cidada', idRecurso)).toMatchObject({ emEsclarecimentosAte: null });
    await recontarRecursosJob(app.platform).run({});
    expect(await prazos(idRecurso)).toMatchObject({ prazo: '2026-03-27' });
  });

  it('opens no silence while it lasts; once its date has passed the term runs from there', async () => {
    const { id, idRecurso } = await naCgu();
    await fazer(await quem('recursos.cgu'), idRecurso, 'esclarecimento', { pergunta: PERGUNTA });
    // 13/04 is a holiday in Fortaleza.
    em('2026-04-14T12:00');
    expect((await interpor(await quem('maria.cidada'), id)).json()).toMatchObject({
      code: 'recurso.em-andamento',
      message: expect.stringContaining('em esclarecimentos até 14/04/2026'),
    });
    em('2026-04-15T12:00');
    expect(await ver('maria.cidada', idRecurso)).toMatchObject({
      emEsclarecimentosAte: null,
      prazo: '2026-04-20',
    });
    // A late answer still reaches who judges, and lengthens nothing.
    expect(
      await fazer(await quem('respondente.ifce'), idRecurso, 'esclarecer', { resposta: 'Existe em papel.' }),
    ).toEqual([200, undefined]);
    expect(await prazos(idRecurso)).toMatchObject({ prazo: '2026-04-20' });
    // The days to hear the office are over.
    expect(
      await fazer(await quem('recursos.cgu'), idRecurso, 'esclarecimento', { pergunta: PERGUNTA }),
    ).toEqual([409, 'recurso.fim-dos-esclarecimentos']);
  });

  it('is extended once, with reasons, and asking again does not begin the days anew', async () => {
    const { idRecurso } = await naCgu();
    const cgu = await quem('recursos.cgu');
    const justificativa = 'O órgão precisa ouvir o arquivo central.';
    expect(await fazer(cgu, idRecurso, 'esclarecimento/prorrogar', { justificativa })).toEqual([
      409,
      'ato.situacao-nao-permite',
    ]);
    await fazer(cgu, idRecurso, 'esclarecimento', { pergunta: PERGUNTA });
    const prorrogado = await cgu.post(urlDoRecurso(idRecurso, 'esclarecimento/prorrogar'), { justificativa });
    expect(prorrogado.json()).toEqual({ prazo: '2026-05-14' });
    expect(await fazer(cgu, idRecurso, 'esclarecimento/prorrogar', { justificativa })).toEqual([
      409,
      'recurso.esclarecimento-ja-prorrogado',
    ]);
    expect(await ver('respondente.ifce', idRecurso)).toMatchObject({
      emEsclarecimentosAte: '2026-05-14',
      esclarecimentos: [
        { prazo: '2026-05-14', prazoOriginal: '2026-04-14', justificativaProrrogacao: justificativa },
      ],
    });
    em('2026-05-11T09:00');
    await fazer(await quem('respondente.ifce'), idRecurso, 'esclarecer', { resposta: 'Existe em papel.' });
    const denovo = await (await quem('recursos.cgu')).post(urlDoRecurso(idRecurso, 'esclarecimento'), {
      pergunta: PERGUNTA,
    });
    expect(denovo.json()).toEqual({ prazo: '2026-05-14' });
  });
});

describe('LAI art. 16 § 3º: after the third instance', () => {
  it('leads nowhere when it did not know the appeal, and the decision itself says so', async () => {
    const { id, idRecurso } = await naCgu();
    await app.db.deleteFrom('email_saida').execute();
    await fazer(await quem('recursos.cgu'), idRecurso, 'admissibilidade', {
      conhecer: false,
      idJustificativa: 1,
      texto: 'O recurso chegou fora do prazo.',
    });
    expect(await ver('maria.cidada', idRecurso)).toMatchObject({
      resposta: { instanciaSeguinte: null, prazoSeguinte: null },
    });
    expect(await emailsDoEvento(app, 'recurso.negado')).toMatchObject([
      { texto: expect.stringContaining('não cabe outro recurso') },
    ]);
    expect((await interpor(await quem('maria.cidada'), id)).json()).toMatchObject({
      code: 'recurso.comissao-nao-cabe',
    });
  });

  it('is not left by silence: the person reads who holds the appeal, and a late decision still counts', async () => {
    const { id, idRecurso } = await naCgu();
    em('2026-06-01T09:00');
    expect((await interpor(await quem('maria.cidada'), id)).json()).toMatchObject({
      code: 'recurso.com-a-cgu',
      message: expect.stringContaining('desde 12/03/2026'),
    });
    const cgu = await quem('recursos.cgu');
    await fazer(cgu, idRecurso, 'admissibilidade', { conhecer: true });
    expect(await fazer(cgu, idRecurso, 'responder', INDEFERIDO)).toEqual([200, undefined]);
    expect((await interpor(await quem('maria.cidada'), id)).statusCode).toBe(200);
  });
});
