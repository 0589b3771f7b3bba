import { afterAll, beforeAll, expect, it } from 'vitest';
import { ligarApp, soComSenha } from '#capabilities/segundo-fator/server/testing-segundo-fator.ts';
import { minutes } from '#server/clock.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const EU = '/api/app-web/v1/usuarios/dadosautenticacao';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true, env: { SESSOES_POR_PESSOA: '2' } });
});
afterAll(() => app.close());

it('one sign-in too many ends the session used longest ago, and nobody else’s (ASVS V7.1.2)', async () => {
  const outra = await entrarComo(app, 'maria.cidada');
  const primeira = await entrarComo(app, 'gestor.cgu');
  app.clock.advance(minutes(5));
  const segunda = await entrarComo(app, 'gestor.cgu');
  app.clock.advance(minutes(5));
  expect((await primeira.get(EU)).statusCode).toBe(200);
  app.clock.advance(minutes(5));
  const terceira = await entrarComo(app, 'gestor.cgu');
  const codigos: number[] = [];
  for (const visitor of [primeira, segunda, terceira, outra])
    codigos.push((await visitor.get('/api/app-web/v1/usuarios/sessoes')).statusCode);
  expect(codigos).toEqual([200, 401, 200, 200]);
});

it('B11: who only knows the password ends no session of the owner, and waits ten minutes at most', async () => {
  const dono = await entrarComo(app, 'gestor.ifce');
  await ligarApp(app, dono);
  const outros: Visitor[] = [];
  for (let i = 0; i < 4; i += 1) outros.push(await soComSenha(app, 'gestor.ifce'));
  expect((await dono.get('/api/app-web/v1/usuarios/sessoes')).statusCode).toBe(200);
  const codigos = async () => Promise.all(outros.map(async (visitor) => (await visitor.get(EU)).statusCode));
  expect(await codigos()).toEqual([401, 401, 200, 200]);
  app.clock.advance(minutes(5));
  expect((await codigos()).slice(2)).toEqual([200, 200]);
  app.clock.advance(minutes(5));
  expect((await codigos()).slice(2)).toEqual([401, 401]);
  expect((await dono.get('/api/app-web/v1/usuarios/sessoes')).json()).toHaveLength(1);
});
