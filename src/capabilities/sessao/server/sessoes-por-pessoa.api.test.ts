import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes } from '#server/clock.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';

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
