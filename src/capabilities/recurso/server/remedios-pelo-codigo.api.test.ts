import { afterAll, beforeAll, expect, it } from 'vitest';
import { visitorComChave } from '#testing/casos.ts';
import { criarPedido, interpor, interposto } from '#testing/recursos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
});
afterAll(() => app.close());

it('S2-06 the holder of the access code reads remedies and appeals, and files none without signing in', async () => {
  const { id } = await criarPedido(app);
  const url = `/api/app-web/v1/manifestacoes/${id}`;
  const portador = await visitorComChave(app, id);
  const remedios = (await portador.get(`${url}/remedios`)).json<{ remedio: string; aberto: boolean }[]>();
  expect(remedios.filter(({ aberto }) => aberto).map(({ remedio }) => remedio)).toEqual(['recorrer']);
  expect((await interpor(portador, id)).statusCode).toBe(401);
  await interposto(await entrarComo(app, 'maria.cidada'), id);
  expect((await portador.get(`${url}/recursos`)).json()).toMatchObject([
    { instancia: { descricao: 'Primeira Instância' }, atos: [] },
  ]);
  expect((await new Visitor(app).get(`${url}/remedios`)).statusCode).toBe(404);
  expect((await new Visitor(app).get(`${url}/recursos`)).statusCode).toBe(404);
});
