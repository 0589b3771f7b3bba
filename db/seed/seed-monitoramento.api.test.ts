import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { seedMonitoramento } from './seed-monitoramento.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demoCasos: true });
});
afterAll(() => app.close());

const contar = async () => ({
  respostas: (await app.db.selectFrom('transparencia_resposta').select('resultado').execute()).length,
  avaliacoes: await app.db.selectFrom('avaliacao_tratamento').select(['situacao', 'nota']).execute(),
});

it('a start that ends in the middle leaves nothing of it behind', async () => {
  let perguntas = 0;
  const now = () => {
    perguntas += 1;
    if (perguntas > 20) throw new Error('the power went');
    return app.clock.now();
  };
  await expect(seedMonitoramento({ ...app.platform, clock: { now } })).rejects.toThrow('the power went');
  expect(await contar()).toEqual({ respostas: 0, avaliacoes: [] });
});

it('the demonstration has answers, evaluations of them, and one sample given back; two that start at once, and a second start, add nothing', async () => {
  await Promise.all([seedMonitoramento(app.platform), seedMonitoramento(app.platform)]);
  const primeiro = await contar();
  expect(primeiro).toMatchObject({ respostas: 13, avaliacoes: [{ situacao: 'devolvida' }] });
  expect(primeiro.avaliacoes[0]?.nota).toBeGreaterThan(0);
  await seedMonitoramento(app.platform);
  expect(await contar()).toEqual(primeiro);
});
