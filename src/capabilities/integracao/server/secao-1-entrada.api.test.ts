import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '#server/clock.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { SENHA } from '#testing/visitor.ts';
import { importarExemplo, ouvir } from './testing-clientes-de-exemplo.ts';
import { credenciais, entrarComoPrograma, Programa, pedirToken } from './testing-integracao.ts';

// The sentences of section 1 of the wire compatibility, each by its words.

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  url = await ouvir(app);
}, 60_000);
afterAll(() => app.close());

describe('coming in', () => {
  it('W1.1 POST /oauth/token takes a form and no JSON, and the number of the client as text', async () => {
    const campos = { grant_type: 'password', ...credenciais };
    expect(campos.client_id).toMatch(/^\d+$/);
    expect((await pedirToken(app, campos)).json()).toEqual({
      access_token: expect.stringMatching(/^\S{32,}$/),
      token_type: 'bearer',
      expires_in: days(1) / 1000,
    });
    const emJson = await app.inject({ method: 'POST', url: '/oauth/token', payload: campos });
    expect(Object.keys(emJson.json()).sort()).toEqual(['error', 'error_description']);
  });

  it('W1.3 calls carry Authorization: Bearer, whatever the casing of the word, and nothing else opens them', async () => {
    const { token } = await entrarComoPrograma(app, 'respondente');
    const com = (headers: Record<string, string>, consulta = '') =>
      app.inject({ url: `/api/orgaos-siorg${consulta}`, headers });
    for (const palavra of ['Bearer', 'bearer'])
      expect((await com({ authorization: `${palavra} ${token}` })).statusCode, palavra).toBe(200);
    expect((await com({}, `?access_token=${token}`)).statusCode).toBe(401);
    expect((await com({ authorization: token })).statusCode).toBe(401);
  });

  it('W1.4 at 401 a client fetches another token and tries once more, and its call is answered', async () => {
    const { abrirEscuta } = await importarExemplo('escuta.mjs');
    const escuta = abrirEscuta({ url, clientId: '1001', clientSecret: SENHA });
    const antes = await escuta.chamar('/orgaos-siorg');
    const { rowCount: dados } = await app.platform.pool.query('select from integracao_token');
    app.clock.advance(days(1));
    const velho = new Programa(app, (await entrarComoPrograma(app, 'observador')).token);
    app.clock.advance(days(1));
    expect((await velho.get('/orgaos-siorg')).statusCode).toBe(401);
    expect(await escuta.chamar('/orgaos-siorg')).toEqual(antes);
    const { rowCount: depois } = await app.platform.pool.query('select from integracao_token');
    expect(depois, 'that of the observador, and one more').toBe((dados ?? 0) + 2);
  });

  it('W1.5 client_credentials needs no account, and the guide shows and prefers it', async () => {
    const { client_id, client_secret } = credenciais;
    const dado = await pedirToken(app, { grant_type: 'client_credentials', client_id, client_secret });
    const programa = new Programa(app, dado.json().access_token);
    expect((await programa.get('/orgaos-siorg')).statusCode).toBe(200);
    const { body } = await app.inject('/api/docs/guia');
    expect(body).toContain('grant_type=client_credentials');
    expect(body).toMatch(/prefira <code>client_credentials<\/code>/);
    expect(body.indexOf('client_credentials')).toBeLessThan(body.indexOf('grant_type=password'));
  });
});
