import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { seedImpedimento } from './seed-impedimento.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

it('conflict of interest in the demonstration: a denúncia that two people of the CGU do not see, filed once', async () => {
  const id = await seedImpedimento(app.platform);
  expect(await seedImpedimento(app.platform)).toBe(id);
  const abre = async (login: string) =>
    (await (await entrarComo(app, login)).get(`/api/app-web/v1/manifestacoes/${id}`)).statusCode;
  expect(await abre('atendente.cgu')).toBe(404);
  expect(await abre('observador.cgu')).toBe(404);
  expect(await abre('gestor.cgu')).toBe(200);
  expect(await abre('maria.cidada')).toBe(200);
});
