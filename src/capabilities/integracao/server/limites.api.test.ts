import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { Clientes, entrarComoPrograma, type Programa } from './testing-integracao.ts';

let app: TestApp;
let programa: Programa;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T10:17:20-03:00' });
  programa = await entrarComoPrograma(app, 'respondente');
  await app.db
    .updateTable('integracao_cliente')
    .set({ limite_por_minuto: 10 })
    .where('id', '=', Clientes.respondente)
    .execute();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(60_000));

const limites = ({ headers }: Awaited<ReturnType<Programa['get']>>) => ({
  politica: headers['ratelimit-policy'],
  limite: headers['ratelimit-limit'],
  resta: headers['ratelimit-remaining'],
  segundos: headers['ratelimit-reset'],
});

describe('M9: limits per client told in headers (RateLimit-*)', () => {
  it('on every answer to a program: what was done, not found, refused, out of scope, and tables open to all', async () => {
    const dito = (resta: number) => ({
      politica: '10;w=60',
      limite: '10',
      resta: String(resta),
      segundos: '40',
    });
    const respostas = [
      await programa.get('/ouvidorias'),
      await programa.get('/manifestacoes/999999'),
      await programa.post('/manifestacoes', {}),
      await programa.get('/app-web/v1/usuarios/dadosbasicos'),
      await programa.get('/tipos-resposta'),
    ];
    expect(respostas.map(({ statusCode }) => statusCode)).toEqual([200, 404, 400, 403, 200]);
    for (const [i, resposta] of respostas.entries()) expect(limites(resposta)).toEqual(dito(9 - i));
    const semToken = await app.inject({ url: '/api/paises' });
    expect(semToken.headers['ratelimit-limit']).toBeUndefined();
  });

  it('right with several calls at once: each is told its own number, and those beyond the limit when to come back', async () => {
    const respostas = await Promise.all(Array.from({ length: 14 }, () => programa.get('/ouvidorias')));
    const restos = respostas.map((resposta) => Number(limites(resposta).resta)).sort((a, b) => b - a);
    expect(restos).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0]);
    const recusadas = respostas.filter(({ statusCode }) => statusCode === 429);
    expect(recusadas).toHaveLength(4);
    for (const { headers } of recusadas)
      expect([headers['retry-after'], headers['ratelimit-reset']]).toEqual(['40', '40']);
    app.clock.advance(40_000);
    expect(limites(await programa.get('/ouvidorias'))).toMatchObject({ resta: '9', segundos: '60' });
  });

  it('a call that another server timed a moment before the minute began counts in the new one', async () => {
    const agora = app.clock.now();
    await programa.get('/ouvidorias');
    app.clock.set(new Date(agora.getTime() - 60_000));
    expect(limites(await programa.get('/ouvidorias')).resta).toBe('8');
    app.clock.set(agora);
    expect(limites(await programa.get('/ouvidorias')).resta).toBe('7');
  });
});
