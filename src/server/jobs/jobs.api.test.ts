import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { enqueue, startJobs } from './jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('O a server that stops leaves no job of its own taken: done again hours later, a mail would go out twice', async () => {
  const feitos: string[] = [];
  const comecou = Promise.withResolvers<void>();
  const pode = Promise.withResolvers<void>();
  const demorado = {
    name: 'demorado',
    run: async () => {
      comecou.resolve();
      await pode.promise;
      feitos.push('demorado');
    },
  };
  await enqueue(app.db, 'demorado', {});
  const trabalhos = await startJobs(app.platform, app.platform.pool, [demorado], {
    aoMesmoTempo: 1,
    aoTrabalharComo: () => undefined,
  });
  await comecou.promise;
  // While somebody else holds the table, nothing can be noted in it.
  await app.db.transaction().execute(async (tx) => {
    await sql`lock table graphile_worker._private_jobs in share mode`.execute(tx);
    pode.resolve();
    void trabalhos.stop().then(() => feitos.push('parou'));
    await setTimeout(300);
    expect(feitos).toEqual(['demorado']);
  });
  await expect.poll(() => feitos).toEqual(['demorado', 'parou']);
  const { rows } = await sql`select from graphile_worker.jobs`.execute(app.db);
  expect(rows).toEqual([]);
});
