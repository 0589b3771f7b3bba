import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
});
afterAll(() => app.close());

const sessionQueries = () => app.takeQueries().filter((text) => /\bsessao\b/.test(text));

describe('what is open to everybody', () => {
  it.each(['/api/ufs', '/api/app-web/v1/orgaos?busca=cgu'])(
    'answers a signed-in person as anybody: %s sets no cookie and asks for no session',
    async (url) => {
      // Long enough that the session would be touched and its cookie renewed, if it were read.
      app.clock.advance(60_000);
      app.takeQueries();
      const response = await maria.get(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers['set-cookie']).toBeUndefined();
      expect(sessionQueries()).toEqual([]);
    },
  );

  it('does not end a dead session in an answer that a cache may keep', async () => {
    const response = await app.inject({ url: '/api/ufs', headers: { cookie: 'sessao=morta' } });
    expect(response.headers['cache-control']).toMatch(/^public/);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('reads the session where the answer depends on the person: the menu', async () => {
    app.clock.advance(60_000);
    app.takeQueries();
    const response = await maria.get('/api/app-web/v1/rotas');
    expect(sessionQueries()).toHaveLength(1);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(response.headers['set-cookie'])).toContain('login-token');
  });
});
