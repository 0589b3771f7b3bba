import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';

const LOGIN = '/api/app-web/v1/usuarios/login';
const CRIAR = '/api/app-web/v1/usuarios/criar';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const GERENCIAR = '/api/app-web/v1/usuarios/gerenciar';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const json = (payload: string, headers: Record<string, string> = {}) =>
  new Visitor(app).send({
    method: 'POST',
    url: CRIAR,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('S8-03 bad input is refused with a Portuguese message and a code, never with a 5xx', () => {
  it.each([
    ['malformed JSON', '{"login": ', 400, 'entrada.json'],
    ['a JSON that is not an object', '"texto"', 400, 'entrada.invalida'],
    ['wrong types', '{"login": {"a": 1}, "senha": [1]}', 400, 'entrada.invalida'],
    ['a poisoned prototype', '{"__proto__": {"login": "x"}}', 400, 'entrada.json'],
    ['a NUL character', '{"login": "a\\u0000b", "senha": "x"}', 400, 'entrada.caractere'],
    [
      'the same field in both casings',
      '{"login": "a", "Login": "b", "senha": "x"}',
      400,
      'entrada.campo-repetido',
    ],
    [
      'a body nested too deep',
      `{"login": ${'['.repeat(2000)}${']'.repeat(2000)}, "senha": "x"}`,
      400,
      'entrada.profunda',
    ],
    ['an oversized body', JSON.stringify({ login: 'x'.repeat(1_100_000) }), 413, 'entrada.grande'],
  ])('%s', async (_name, payload, status, code) => {
    const response = await json(payload);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code, message: expect.stringMatching(/^[A-ZÁÉÍÓÚ].*[.!]$/) });
  });

  const nomes = (quantos: number, tamanho = 1) =>
    Array.from({ length: quantos }, (_, n) => `c${'x'.repeat(tamanho)}${n}`);
  const MAIOR_RECUSA = 10_000;

  it.each([
    ['many unknown fields of a form', LOGIN, nomes(900).join('=&'), FORM, 400],
    ['more fields than any form has', LOGIN, nomes(50_000).join('=&'), FORM, 413],
    [
      'many unknown fields of a body',
      CRIAR,
      JSON.stringify(Object.fromEntries(nomes(900).map((nome) => [nome, 1]))),
      { 'content-type': 'application/json' },
      400,
    ],
    [
      'unknown fields with endless names',
      CRIAR,
      JSON.stringify(Object.fromEntries(nomes(90, 10_000).map((nome) => [nome, 1]))),
      { 'content-type': 'application/json' },
      400,
    ],
    [
      'more fields than any body has, however deep',
      '/api/app-web/v1/busca/pedidos-semelhantes',
      JSON.stringify({ texto: nomes(60_000).map(() => 1) }),
      { 'content-type': 'application/json' },
      413,
    ],
  ])('L11 %s: a refusal of a few lines', async (_nome, url, payload, headers, status) => {
    const response = await new Visitor(app).send({ method: 'POST', url, payload, headers });
    expect(response.statusCode).toBe(status);
    expect(response.body.length).toBeLessThan(MAIOR_RECUSA);
  });

  it('L11 many unknown parameters of an address: a refusal of a few lines', async () => {
    for (const quantos of [900, 3400]) {
      const response = await new Visitor(app).get(`/api/app-web/v1/orgaos?${nomes(quantos, 0).join('&')}`);
      expect([400, 413]).toContain(response.statusCode);
      expect(response.body.length).toBeLessThan(MAIOR_RECUSA);
    }
  });

  it('an unknown content type', async () => {
    const response = await json('x', { 'content-type': 'application/x-desconhecido' });
    expect(response.statusCode).toBe(415);
    expect(response.json().code).toBe('entrada.formato');
  });

  it('a body whose type was not said: the sentence says which to send', async () => {
    for (const [url, tipo] of [
      [CRIAR, 'application/json'],
      ['/oauth/token', 'application/x-www-form-urlencoded'],
    ] as const) {
      const response = await app.inject({ method: 'POST', url, payload: Buffer.from('x') });
      expect(response.statusCode, url).toBe(415);
      expect(response.body, url).toContain(tipo);
    }
  });

  it('a text in another encoding than UTF-8, whatever it says of itself: read as one, its accents would be lost', async () => {
    const corpo = '{"login": "São Luís"}';
    const send = (payload: Buffer, tipo = 'application/json') =>
      new Visitor(app).send({ method: 'POST', url: CRIAR, payload, headers: { 'content-type': tipo } });
    for (const tipo of ['application/json', 'application/json; charset=ISO-8859-1']) {
      const response = await send(Buffer.from(corpo, 'latin1'), tipo);
      expect([response.statusCode, response.json().code]).toEqual([400, 'entrada.codificacao']);
      expect(response.json().message).toContain('UTF-8');
      expect((await send(Buffer.from(corpo), tipo)).json().code).toBe('entrada.invalida');
    }
    expect((await send(Buffer.from(`\uFEFF${corpo}`))).json().code).toBe('entrada.invalida');
  });

  it('JSON where a form is asked for, and a form where JSON is', async () => {
    const send = (url: string, payload: string, headers: Record<string, string>) =>
      new Visitor(app).send({ method: 'POST', url, payload, headers });
    const jsonToForm = await send(LOGIN, '{"login":"maria.cidada","senha":"Demo@2026"}', {
      'content-type': 'application/json',
    });
    expect(jsonToForm.statusCode).toBe(415);
    expect(jsonToForm.json()).toEqual({
      code: 'entrada.formato',
      message: 'Envie os campos como formulário (application/x-www-form-urlencoded).',
    });
    expect(jsonToForm.headers['set-cookie']).toBeUndefined();
    const formToJson = await send(CRIAR, 'login=x', FORM);
    expect(formToJson.statusCode).toBe(415);
    expect(formToJson.json()).toEqual({
      code: 'entrada.formato',
      message: 'Envie o conteúdo em JSON (application/json).',
    });
  });

  it('an address that cannot be read', async () => {
    const response = await new Visitor(app).get('/api/%E0%A4%A');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message: 'O endereço pedido não é válido.', code: 'rota.invalida' });
  });

  it('an unknown address, method or id', async () => {
    const inexistente = { message: 'Endereço não encontrado.', code: 'rota.inexistente' };
    expect((await new Visitor(app).get('/api/app-web/v1/nada')).json()).toEqual(inexistente);
    const message =
      'Não há DELETE /api/manifestacoes/1. As chamadas estão em /api/docs/integracao, com o método de cada uma.';
    const semChamada = await new Visitor(app).send({
      method: 'DELETE',
      url: '/api/manifestacoes/1?segredo=x',
    });
    expect(semChamada.json(), 'programs read Message, and what to do next').toEqual({
      message,
      Message: message,
      code: 'rota.inexistente',
    });
    const maria = await entrarComo(app, 'maria.cidada');
    for (const id of ['abc', '0', '-1', '99999999999999', '1e9', '%00']) {
      const response = await maria.post(`/api/app-web/v1/usuarios/perfilouvidoria/${id}`);
      expect(response.statusCode, id).toBe(400);
    }
  });

  it('refuses a changing request that comes from another site', async () => {
    const send = (headers: Record<string, string>) =>
      new Visitor(app).send({ method: 'POST', url: '/api/app-web/v1/logout', headers });
    expect((await send({ origin: 'https://outro.example' })).json().code).toBe('origem.outro-site');
    expect((await send({ origin: 'null' })).statusCode).toBe(403);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send({ origin: 'http://escuta.test' })).statusCode).toBe(200);
    expect((await send({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    expect((await send({})).statusCode).toBe(200);
  });

  it('hostile strings are text like any other: no 5xx, nothing written', async () => {
    const admin = await entrarComo(app, 'admin');
    const count = async () =>
      (
        await app.platform.pool.query(
          'select (select count(*) from usuario) + (select count(*) from ouvidoria) as n',
        )
      ).rows[0].n;
    const before = await count();
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom(
        "' or 1=1 --",
        '"; drop table usuario; --',
        '%',
        '_',
        '\\',
        '#{7*7}',
        '<script>',
        '../../etc/passwd',
        '\ud800',
        '😀'.repeat(40),
      ),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (busca) => {
        const response = await admin.post(GERENCIAR, { busca });
        expect(response.statusCode).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
    expect(await count()).toBe(before);
  });

  it('an unexpected failure says a number to quote and nothing of the cause', async () => {
    await app.platform.pool.query('alter table usuario_perfil_ouvidoria rename to escondida');
    const response = await new Visitor(app).get('/api/app-web/v1/usuarios/dadosautenticacao');
    const maria = new Visitor(app);
    maria.cookies.set('sessao', 'x'.repeat(43));
    const broken = await maria.get('/api/app-web/v1/usuarios/dadosautenticacao');
    await app.platform.pool.query('alter table escondida rename to usuario_perfil_ouvidoria');
    expect(response.statusCode).toBe(401);
    expect(broken.statusCode).toBe(500);
    expect(Object.keys(broken.json()).sort()).toEqual(['code', 'idRequisicao', 'message']);
    expect(broken.body).not.toMatch(/relation|usuario_perfil|at /);
    expect(app.log()).toContain(broken.json().idRequisicao);
  });
});
