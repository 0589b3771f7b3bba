import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { RECONTAR_FERIADO } from './recontar-feriado.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
});
afterAll(() => app.close());

/** What the migration does to the rows of the version before; the columns are here already. */
const migrar = async () => {
  const [, linhas] =
    readFileSync('db/migrations/0027-contagem-dos-prazos.sql', 'utf8').split(/(?=-- The evening cut-off)/) ??
    [];
  await sql.raw(linhas ?? '').execute(app.db);
};

const findRow = (id: number) =>
  app.db
    .selectFrom('manifestacao')
    .select(['prazo', 'registro_contado'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

it('Lei 9.784/1999, art. 66: open terms of the version before are counted again, each with a row of history', async () => {
  await app.db
    .insertInto('configuracao')
    .values({
      chave: 'prazo.hora-de-corte',
      id_ouvidoria: 6,
      valor: JSON.stringify('23:00'),
      alterada_em: app.clock.now(),
      responsavel: 'Gestor',
    })
    .execute();
  // As they were counted: from the day after the registration, with the cut-off at 20:00.
  const sexta = await criarCaso(app, {
    tipo: TipoManifestacao.acessoAInformacao,
    registradaEm: '2026-03-06T19:30:00-03:00',
    prazo: '2026-03-26',
  });
  const quarta = await criarCaso(app, {
    registradaEm: '2026-03-04T10:00:00-03:00',
    prazo: '2026-04-06',
  });
  await app.db
    .updateTable('manifestacao')
    .set({ registro_contado: '2026-03-06' })
    .where('id', '=', sexta.id)
    .execute();

  const reaberta = await criarCaso(app, { registradaEm: '2026-02-02T10:00:00-03:00', prazo: '2026-04-09' });
  await app.db
    .insertInto('manifestacao_prazo_evento')
    .values({
      id_manifestacao: reaberta.id,
      tipo: 'reabertura',
      dias: 30,
      resposta: '2026-03-10',
      prazo_anterior: '2026-03-04',
      prazo_novo: '2026-04-09',
      ocorrido_em: new Date('2026-03-10T19:30:00-03:00'),
    })
    .execute();

  await migrar();
  // As a start of the server does.
  await enqueue(app.db, RECONTAR_FERIADO, {});
  await app.runJobs();

  // Told on Mon 09/03, counted from Tue 10/03: the 20th day is Sun 29/03.
  expect(await findRow(sexta.id)).toEqual({ prazo: '2026-03-30', registro_contado: '2026-03-07' });
  // Counted from Thu 05/03: the 30th day is Fri 03/04, Good Friday; nothing moves.
  expect(await findRow(quarta.id)).toEqual({ prazo: '2026-04-06', registro_contado: '2026-03-04' });
  // Reopened on Tue 10/03 in the evening: told on Wed 11/03, counted from Thu 12/03.
  expect(await findRow(reaberta.id)).toMatchObject({ prazo: '2026-04-10' });
  const linhas = await app.db
    .selectFrom('manifestacao_historico')
    .select(['id_manifestacao', 'responsavel', 'informacoes'])
    .where('acao', '=', 'Recontagem de prazo')
    .where('id_manifestacao', 'in', [sexta.id, quarta.id])
    .execute();
  expect(linhas).toEqual([
    {
      id_manifestacao: sexta.id,
      responsavel: 'Sistema',
      informacoes:
        'A regra de contagem mudou (o prazo começa no dia útil seguinte à ciência, e o que chega depois do horário de corte vale como do próximo dia útil) e o prazo foi contado de novo: passou de 26/03/2026 para 30/03/2026.',
    },
  ]);
  const cortes = await app.db
    .selectFrom('configuracao')
    .select('id_ouvidoria')
    .where('chave', '=', 'prazo.hora-de-corte')
    .execute();
  expect(cortes).toEqual([]);
  const pendentes = await app.db
    .selectFrom('recontagem')
    .select('estado')
    .where('id_feriado', 'is', null)
    .execute();
  expect(pendentes).toEqual([{ estado: 'concluida' }]);
});

it('Decreto 9.492/2018, art. 18 § 2º: open windows of the person are counted again too, and never end sooner', async () => {
  const curta = await criarCaso(app, { complementacao: { pedido: 'Em que dia foi?', prazo: '2026-03-20' } });
  const longa = await criarCaso(app, { complementacao: { pedido: 'Em que dia foi?', prazo: '2026-05-20' } });
  await sql
    .raw(
      readFileSync('db/migrations/0030-janelas-recontadas.sql', 'utf8').split(/(?=-- Windows opened)/)[1] ??
        '',
    )
    .execute(app.db);
  await enqueue(app.db, RECONTAR_FERIADO, {});
  await app.runJobs();
  const prazos = await app.db
    .selectFrom('complementacao')
    .select(['id_manifestacao', 'prazo'])
    .where('id_manifestacao', 'in', [curta.id, longa.id])
    .orderBy('id_manifestacao')
    .execute();
  // Asked on Thu 12/03/2026: the 20th day is Wed 01/04.
  expect(prazos.map(({ prazo }) => prazo)).toEqual(['2026-04-01', '2026-05-20']);
  const { informacoes } = await app.db
    .selectFrom('manifestacao_historico')
    .select('informacoes')
    .where('id_manifestacao', '=', curta.id)
    .where('acao', '=', 'Recontagem de prazo')
    .executeTakeFirstOrThrow();
  expect(informacoes).toContain('o prazo para complementar foi contado de novo: passou de 20/03/2026 para');
});

it('Lei 9.784/1999, art. 66: a window that ran from the day the person was told is counted again from that day', async () => {
  const { id } = await criarCaso(app, { complementacao: { pedido: 'Em que dia foi?', prazo: '2026-04-10' } });
  const { pedida_em } = await app.db
    .selectFrom('complementacao')
    .select('pedida_em')
    .where('id_manifestacao', '=', id)
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('comunicacao')
    .values({
      id_manifestacao: id,
      tipo: 'complementacao',
      feita_em: pedida_em,
      pendencia: 'correspondencia',
      ciente_em: new Date('2026-03-20T12:00:00-03:00'),
    })
    .execute();
  await sql
    .raw(
      readFileSync('db/migrations/0030-janelas-recontadas.sql', 'utf8').split(/(?=-- Windows opened)/)[1] ??
        '',
    )
    .execute(app.db);
  await enqueue(app.db, RECONTAR_FERIADO, {});
  await app.runJobs();
  const { prazo } = await app.db
    .selectFrom('complementacao')
    .select('prazo')
    .where('id_manifestacao', '=', id)
    .executeTakeFirstOrThrow();
  // Told on Fri 20/03, counted from Mon 23/03: the 20th day is Sat 11/04.
  expect(prazo).toBe('2026-04-13');
});
