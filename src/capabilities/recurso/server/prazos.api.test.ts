import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { emailsDoEvento } from '#testing/casos.ts';
import { CMRI, criarPedido, criarRecurso } from '#testing/recursos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { lembrarRecursosJob } from './prazos/lembrar-recursos.ts';
import { recontarRecursosJob } from './prazos/recontar-recursos.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const prazosDe = (id: number) =>
  app.db
    .selectFrom('recurso')
    .select(['prazo', 'prazo_original'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('S4-12 the term of an appeal when a holiday changes', () => {
  it('is counted again where it is judged; the first day promised is kept and the history says why', async () => {
    const { id: caso } = await criarPedido(app);
    // Judged in Brasília, where this is a holiday; the IFCE is in Fortaleza.
    const naCgu = await criarRecurso(app, caso, { idInstancia: Instancia.cgu, idJulgadora: Orgaos.cgu });
    const noIfce = await criarRecurso(app, (await criarPedido(app)).id);
    const decidido = await criarRecurso(app, (await criarPedido(app)).id, { respondido: true });
    const naCmri = await criarRecurso(app, (await criarPedido(app)).id, {
      idInstancia: Instancia.cmri,
      idJulgadora: CMRI,
    });
    await app.db
      .insertInto('feriado')
      .values({ data: '2026-03-17', descricao: 'Feriado novo', abrangencia: 'estadual', uf: 'DF' })
      .execute();
    const job = recontarRecursosJob(app.platform);
    await Promise.all([job.run({}), job.run({})]);
    expect(await prazosDe(naCgu)).toEqual({ prazo: '2026-03-18', prazo_original: '2026-03-17' });
    for (const outro of [noIfce, decidido, naCmri]) {
      expect(await prazosDe(outro)).toEqual({ prazo: '2026-03-17', prazo_original: '2026-03-17' });
    }
    const historico = await app.db
      .selectFrom('manifestacao_historico')
      .select(['responsavel', 'informacoes'])
      .where('id_manifestacao', '=', caso)
      .where('acao', '=', 'Recontagem de prazo')
      .execute();
    expect(historico).toEqual([
      {
        responsavel: 'Sistema',
        informacoes: expect.stringContaining('passou de 17/03/2026 para 18/03/2026'),
      },
    ]);
    expect(await emailsDoEvento(app, 'recurso.prazo-recontado')).toHaveLength(1);
  });
});

describe('who judges', () => {
  it('is reminded once of a term that ends in two days, and alerted when it has passed', async () => {
    const vence = await criarRecurso(app, (await criarPedido(app)).id, { prazo: '2026-03-14' });
    const venceu = await criarRecurso(app, (await criarPedido(app)).id, { prazo: '2026-03-11' });
    await criarRecurso(app, (await criarPedido(app)).id, { prazo: '2026-03-16' });
    const job = lembrarRecursosJob(app.platform);
    await Promise.all([job.run({}), job.run({})]);
    await job.run({});
    const alertas = async (login: string) => {
      const visitor = await entrarComo(app, login);
      const lidos = await visitor.get('/api/app-web/v1/alertas');
      return lidos
        .json<{ itens: { tipo: string; idRecurso: number }[] }>()
        .itens.map(({ tipo, idRecurso }) => [tipo, idRecurso]);
    };
    expect(await alertas('superior.ifce')).toEqual([
      ['recurso-vencido', venceu],
      ['recurso-vence-em-2-dias', vence],
    ]);
    expect(await alertas('respondente.ifce')).toEqual([]);
    const lembretes = await emailsDoEvento(app, 'recurso.lembrete-de-prazo');
    expect(lembretes.map(({ para }) => para)).toContain('superior.ifce@escuta.invalid');
    expect(lembretes).toHaveLength(2);
    for (const { texto } of lembretes) expect(texto).toContain('14/03/2026');
  });

  it('at the CGU sees the alert, though the case is of another office', async () => {
    const id = await criarRecurso(app, (await criarPedido(app)).id, {
      idInstancia: Instancia.cgu,
      idJulgadora: Orgaos.cgu,
      prazo: '2026-03-13',
    });
    await lembrarRecursosJob(app.platform).run({});
    const visitor = await entrarComo(app, 'recursos.cgu');
    expect((await visitor.get('/api/app-web/v1/alertas')).json()).toMatchObject({
      itens: [{ tipo: 'recurso-vence-em-2-dias', idRecurso: id }],
    });
  });
});
