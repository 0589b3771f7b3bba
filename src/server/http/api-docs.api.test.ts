import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('S2-31 the documentation of the API', () => {
  it('is an OpenAPI 3.1 document with what each call takes and answers', async () => {
    const document = (await app.inject('/api/docs/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.info.version).toBe('3.26.1');
    const login = document.paths['/api/app-web/v1/usuarios/login'].post;
    expect(login.summary).toBe('Abre uma sessão com login e senha.');
    expect(JSON.stringify(login.requestBody)).toContain('"senha"');
    expect(Object.keys(login.requestBody.content)).toEqual(['application/x-www-form-urlencoded']);
    expect(JSON.stringify(login.responses)).toContain('perfisOuvidorias');
  });

  it('is a readable page in Portuguese', async () => {
    const { body } = await app.inject('/api/docs');
    expect(body).toContain('<html lang="pt-BR">');
    expect(body).toContain('POST /api/app-web/v1/usuarios/login');
  });
});
