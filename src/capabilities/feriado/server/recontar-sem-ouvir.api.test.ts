import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { recontarPrazos } from '#capabilities/manifestacao/server/prazos/recontar-prazos.ts';
import { memoriaDe } from '#server/db/memoria/memoria.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { calendarioDaOuvidoria } from './calendarios.ts';

const API = '/api/app-web/v1/feriados';
// Registered on Monday, 2 March 2026: 30 days end on Wednesday, 1 April.
const REGISTRO = '2026-03-02T10:00:00-03:00';
const CGU = 6;

let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true, comMemoria: true, now: '2026-03-12T09:00:00-03:00' });
  admin = await entrarComo(app, 'admin');
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});

const cadastrar = async (data: string): Promise<void> => {
  const dados = { descricao: 'Luto oficial', abrangencia: 'nacional', tipo: 'unico', data };
  const pedido = { ato: 'cadastrar', dados };
  const { marca, prazos } = (await admin.post(`${API}/previa`, pedido)).json();
  const response = await admin.post(API, { pedido, confirmado: { marca, total: prazos.total } });
  expect(response.statusCode, response.body).toBe(200);
};
const prazoDe = async (id: number): Promise<string> =>
  (await app.db.selectFrom('manifestacao').select('prazo').where('id', '=', id).executeTakeFirstOrThrow())
    .prazo;

it('Lei 13.460/2017, art. 16: terms are counted by the calendar as it is, also before this process has heard that it changed', async () => {
  const { id } = await criarCaso(app, { registradaEm: REGISTRO });
  expect(await prazoDe(id)).toBe('2026-04-01');
  // What the memory would answer by: nothing is heard from here on.
  await calendarioDaOuvidoria(app.db, CGU);
  vi.spyOn(memoriaDe(app.db), 'mudou').mockImplementation(() => undefined);
  await cadastrar('01/04/2026');
  await app.runJobs();
  expect(await prazoDe(id)).toBe('2026-04-02');
  await recontarPrazos(app.platform);
  expect(await prazoDe(id)).toBe('2026-04-02');
});
