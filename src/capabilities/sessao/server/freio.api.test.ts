import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, SENHA, Visitor } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const fail = async (visitor: Visitor, login: string, times: number) => {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push((await visitor.login(login, 'errada')).statusCode);
  return statuses;
};

describe('freio de senhas erradas', () => {
  it('answers 429 with Retry-After after a few wrong passwords, also to the right one', async () => {
    const stranger = new Visitor(app);
    expect(await fail(stranger, 'gestor.ce', 6)).toEqual([400, 400, 400, 400, 400, 429]);
    const response = await stranger.login('gestor.ce', SENHA);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.json().message).toMatch(/^Muitas tentativas seguidas\. Tente de novo em \d+ segundos\.$/);
  });

  it('brakes an unknown login the same way, so that nobody learns which accounts exist', async () => {
    expect(await fail(new Visitor(app), 'nao.existe', 6)).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('does not lock the owner out of a browser that has signed in before', async () => {
    const owner = await entrarComo(app, 'gestor.fortaleza');
    await owner.post('/api/app-web/v1/logout');
    expect((await fail(new Visitor(app), 'gestor.fortaleza', 6)).at(-1)).toBe(429);
    expect((await owner.login('gestor.fortaleza', SENHA)).statusCode).toBe(200);
  });

  it('does not lock out colleagues behind the same address', async () => {
    await fail(new Visitor(app), 'respondente.ifce', 6);
    expect((await new Visitor(app).login('gestor.ifce', SENHA)).statusCode).toBe(200);
  });

  it('brakes many guesses at once no less than one after the other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => new Visitor(app).login('observador.cgu', 'errada')),
    );
    const judged = answers.filter((answer) => answer.statusCode === 400).length;
    expect(judged).toBe(5);
    expect((await new Visitor(app).login('observador.cgu', SENHA)).statusCode).toBe(429);
  });

  it('keeps no login and no address in the counters', async () => {
    const { rows } = await app.platform.pool.query('select key from limite');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/gestor|203\.0\.113/);
  });
});
