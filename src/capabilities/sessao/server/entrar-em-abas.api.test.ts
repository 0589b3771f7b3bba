import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENTRAR, pathOf, signOn } from '#testing/govbr-visitor.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { Visitor } from '#testing/visitor.ts';

const DADOS = '/api/app-web/v1/usuarios/dadosautenticacao';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const cpfOf = async (login: string): Promise<string> => {
  const { numero_documento } = await app.db
    .selectFrom('usuario')
    .select('numero_documento')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  return numero_documento ?? '';
};

describe('entradas em mais de uma aba', () => {
  const INVALIDO = '/web/login?erroGovbr=estado-invalido';
  const ENTROU = '/web/login?state=tipoLogin%3DPF';
  const voltar = async (visitor: Visitor, retorno: string) =>
    pathOf((await visitor.get(retorno)).headers.location);
  const entradas = (visitor: Visitor) =>
    [...visitor.cookies.keys()].filter((name) => name.startsWith('govbr-entrada'));

  it('two attempts begun in one browser both come in, each once, and leave no cookie', async () => {
    const visitor = new Visitor(app);
    const cpf = await cpfOf('maria.cidada');
    const [first, second] = [await signOn(visitor, cpf), await signOn(visitor, cpf)];
    expect(entradas(visitor)).toHaveLength(2);
    expect(await voltar(visitor, first)).toBe(ENTROU);
    expect(await voltar(visitor, first)).toBe(INVALIDO);
    expect(await voltar(visitor, second)).toBe(ENTROU);
    expect(await voltar(visitor, second)).toBe(INVALIDO);
    expect((await visitor.get(DADOS)).json().login).toBe('maria.cidada');
    expect(entradas(visitor)).toEqual([]);
  });

  it('a return with an invented state, or with none, is refused and leaves the attempt working', async () => {
    const visitor = new Visitor(app);
    const retorno = await signOn(visitor, await cpfOf('maria.cidada'));
    const state = new URL(retorno, 'http://escuta.test').searchParams.get('state') ?? '';
    for (const invented of ['x', '', '%0d%0a;=', `${state.slice(0, 20)}x`, `${state}x`]) {
      const response = await visitor.get(`/api/app-web/v1/govbr/retorno?code=x&state=${invented}`);
      expect(pathOf(response.headers.location)).toBe(INVALIDO);
      expect(response.cookies).toEqual([]);
    }
    expect(await voltar(visitor, retorno)).toBe(ENTROU);
  });

  it('a used attempt is refused even with its cookie put back', async () => {
    const visitor = new Visitor(app);
    const retorno = await signOn(visitor, await cpfOf('maria.cidada'));
    const before = new Map(visitor.cookies);
    expect(await voltar(visitor, retorno)).toBe(ENTROU);
    const replay = new Visitor(app);
    for (const [name, value] of before) replay.cookies.set(name, value);
    expect(await voltar(replay, retorno)).toBe(INVALIDO);
    expect(replay.cookies.has('sessao')).toBe(false);
  });

  it('a return in another browser is refused, also in one with an attempt of its own', async () => {
    const [visitor, other] = [new Visitor(app), new Visitor(app)];
    const cpf = await cpfOf('maria.cidada');
    const [retorno, own] = [await signOn(visitor, cpf), await signOn(other, await cpfOf('joao.cidadao'))];
    expect(await voltar(other, retorno)).toBe(INVALIDO);
    expect(other.cookies.has('sessao')).toBe(false);
    expect(await voltar(other, own)).toBe(ENTROU);
    expect(await voltar(visitor, retorno)).toBe(ENTROU);
  });

  it('keeps at most five attempts, the newest, in cookies that scripts cannot read', async () => {
    const visitor = new Visitor(app);
    const oldest = await signOn(visitor, await cpfOf('maria.cidada'));
    for (let time = 0; time < 4; time++) await visitor.get(ENTRAR);
    const [name] = entradas(visitor);
    visitor.cookies.set('govbr-entrada-(estranho)', 'x');
    const sixth = await visitor.get(ENTRAR);
    visitor.cookies.delete('govbr-entrada-(estranho)');
    expect(sixth.statusCode).toBe(302);
    expect(entradas(visitor)).toHaveLength(5);
    expect(entradas(visitor)).not.toContain(name);
    expect(sixth.cookies.find(({ maxAge }) => maxAge === 600)).toMatchObject({
      name: expect.stringMatching(/^govbr-entrada-[\w-]{16}$/),
      path: '/api/app-web/v1/govbr',
      httpOnly: true,
      sameSite: 'Lax',
    });
    expect(await voltar(visitor, oldest)).toBe(INVALIDO);
  });
});
