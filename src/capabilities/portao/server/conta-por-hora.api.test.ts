import { afterAll, beforeAll, expect, it } from 'vitest';
import { hours } from '#server/clock.ts';
import { novoRegistro } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true, env: { REGISTROS_POR_PESSOA: '3' } });
});
afterAll(() => app.close());

const registrar = (visitor: Visitor) => visitor.post('/api/app-web/v1/manifestacoes', novoRegistro());

it('L11 an account files so many in an hour and then waits; another is not delayed by it', async () => {
  const uma = await entrarComo(app, 'joao.cidadao');
  for (let n = 0; n < 3; n++) expect((await registrar(uma)).statusCode).toBe(200);
  uma.address = '198.51.100.9';
  const demais = await registrar(uma);
  expect([demais.statusCode, demais.json().code]).toEqual([429, 'portao.muitos-da-conta']);
  expect((await registrar(await entrarComo(app, 'maria.cidada'))).statusCode).toBe(200);
});

it('L11 the hour over, it may file again', async () => {
  const uma = await entrarComo(app, 'joao.cidadao');
  expect((await registrar(uma)).statusCode).toBe(429);
  app.clock.advance(hours(1));
  // The session of an hour ago is over by then.
  expect((await registrar(await entrarComo(app, 'joao.cidadao'))).statusCode).toBe(200);
});

it('L1 the counter tells neither who files nor when within the hour', async () => {
  const { rows } = await app.platform.pool.query("select key, expire from limite where key like 'conta:%'");
  expect(rows.length).toBeGreaterThan(0);
  for (const { expire } of rows) expect(Number(expire) % hours(1)).toBe(0);
});

it('L11 what was filed before may be sent again and is not counted: the same receipt comes back', async () => {
  const uma = await entrarComo(app, 'empresa.pj');
  const envio = novoRegistro();
  for (let n = 0; n < 5; n++)
    expect((await uma.post('/api/app-web/v1/manifestacoes', envio)).statusCode).toBe(200);
});
