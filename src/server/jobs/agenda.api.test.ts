import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { passarAgenda, seguirAgenda, ultimaMarca } from './agenda.ts';
import { enqueue, type Job, soltarTrabalhos } from './jobs.ts';

const nada = async () => undefined;
const todaNoite: Job = { name: 'toda-noite', cron: '10 3 * * *', run: nada };
const deHoraEmHora: Job = { name: 'de-hora-em-hora', cron: '7 * * * *', run: nada };
const jobs = [todaNoite, deHoraEmHora, { name: 'so-pedido', run: nada }];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const iniciados = async (): Promise<string[]> => {
  const { rows } = await sql<{ nome: string }>`
    select task_identifier as nome from graphile_worker.jobs where key like 'agenda:%' order by 1`.execute(
    app.db,
  );
  await sql`delete from graphile_worker._private_jobs where key like 'agenda:%'`.execute(app.db);
  return rows.map(({ nome }) => nome);
};
const em = async (iso: string): Promise<string[]> => {
  app.clock.set(iso);
  await passarAgenda(app.platform, jobs);
  return iniciados();
};

describe('recurring jobs', () => {
  beforeEach(async () => {
    await app.db.deleteFrom('agenda_do_job').execute();
    expect(await em('2026-03-12T02:00:00Z')).toEqual([]);
  });

  it('start when the platform’s clock passes their minute, each minute once', async () => {
    expect(await em('2026-03-12T02:07:30Z')).toEqual(['de-hora-em-hora']);
    expect(await em('2026-03-12T02:59:00Z')).toEqual([]);
    expect(await em('2026-03-12T03:10:00Z')).toEqual(['de-hora-em-hora', 'toda-noite']);
    expect(await em('2026-03-12T03:10:45Z')).toEqual([]);
  });

  it('start once when a demonstration is moved a month ahead, or no server ran for a night', async () => {
    expect(await em('2026-04-12T12:00:00Z')).toEqual(['de-hora-em-hora', 'toda-noite']);
    expect(await em('2026-04-12T12:01:00Z')).toEqual([]);
  });

  it('go on from where the clock is when it is set back', async () => {
    expect(await em('2026-03-01T00:00:00Z')).toEqual([]);
    expect(await em('2026-03-01T03:11:00Z')).toEqual(['de-hora-em-hora', 'toda-noite']);
  });

  it('start once, however many servers look at the same time', async () => {
    app.clock.set('2026-03-12T03:10:00Z');
    await Promise.all([1, 2, 3].map(() => passarAgenda(app.platform, [todaNoite])));
    expect(await iniciados()).toEqual(['toda-noite']);
  });

  it('are followed until the server stops', async () => {
    app.clock.set('2026-03-12T03:10:00Z');
    const agenda = seguirAgenda(app.platform, jobs);
    await agenda.parar();
    expect(await iniciados()).toContain('toda-noite');
  });
});

it('a process that died leaves its jobs to the others at once', async () => {
  await enqueue(app.db, 'so-pedido', {}, 'preso');
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'morto' where key = 'preso'`.execute(
    app.db,
  );
  const presos = async () => {
    const { rows } = await sql<{ por: string | null }>`
      select locked_by as por from graphile_worker.jobs where key = 'preso'`.execute(app.db);
    return rows.map(({ por }) => por);
  };
  await soltarTrabalhos(app.db, ['outro']);
  expect(await presos()).toEqual(['morto']);
  await soltarTrabalhos(app.db, ['morto']);
  expect(await presos()).toEqual([null]);
});

it('finds the last minute that was missed, and none before the one already done', () => {
  const as = (iso: string) => Date.parse(iso);
  const ultima = (ate: string, agora: string) => ultimaMarca('x', '10 3 * * 1', as(ate), as(agora));
  // Mon 09/03/2026.
  expect(ultima('2026-03-01T00:00:00Z', '2026-03-12T09:00:00Z')).toBe(as('2026-03-09T03:10:00Z'));
  expect(ultima('2026-03-09T03:10:00Z', '2026-03-12T09:00:00Z')).toBeNull();
});
