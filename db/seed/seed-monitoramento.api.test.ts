import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { seedMonitoramento } from './seed-monitoramento.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demoCasos: true });
});
afterAll(() => app.close());

it('the demonstration has answers, evaluations of them, and one sample given back; a second start adds nothing', async () => {
  await seedMonitoramento(app.platform);
  const contar = async () => ({
    respostas: (await app.db.selectFrom('transparencia_resposta').select('resultado').execute()).length,
    avaliacoes: await app.db.selectFrom('avaliacao_tratamento').select(['situacao', 'nota']).execute(),
  });
  const primeiro = await contar();
  expect(primeiro).toMatchObject({ respostas: 13, avaliacoes: [{ situacao: 'devolvida' }] });
  expect(primeiro.avaliacoes[0]?.nota).toBeGreaterThan(0);
  await seedMonitoramento(app.platform);
  expect(await contar()).toEqual(primeiro);
});
