import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours, minutes } from '#server/clock.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, SENHA, Visitor } from '#testing/visitor.ts';

const DADOS = '/api/app-web/v1/usuarios/dadosautenticacao';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

describe('entrar com senha', () => {
  it('S1-04 S3-01 opens a session with login and senha, form-encoded, and answers who it is', async () => {
    const response = await new Visitor(app).login('maria.cidada', SENHA);
    expect(response.statusCode).toBe(200);
    expect(Object.keys(response.json())).toEqual(
      expect.arrayContaining([
        'login',
        'nome',
        'perfilAtual',
        'nomeOuvidoriaAtual',
        'esferaOuvidoriaAtual',
        'perfisOuvidorias',
        'indPerfilUsuario',
        'podeQualificarRespostaRecurso',
        'pessoa',
        'indTrocaSenha',
      ]),
    );
    expect(response.json()).toMatchObject({
      login: 'maria.cidada',
      perfilAtual: { idPerfil: 4, descPerfil: 'Cidadão' },
      indPerfilUsuario: true,
      pessoa: { tipoPessoa: 1, tipoDocumentoIdentificacao: 1 },
    });
    const { id } = await app.db
      .selectFrom('usuario')
      .select('id')
      .where('login', '=', 'maria.cidada')
      .executeTakeFirstOrThrow();
    expect(response.json().idUsuario).toBe(id);
  });

  it('a refused password is a line of the log that names nobody, the same for a login that nobody has', async () => {
    const before = app.log().length;
    await new Visitor(app).login('maria.cidada', 'errada');
    await new Visitor(app).login('ninguem.aqui', 'errada');
    const log = app.log().slice(before);
    expect(log.match(/"motivo":"credenciais".*"msg":"entrada com senha recusada"/g)).toHaveLength(2);
    expect(log).not.toMatch(/maria|ninguem|errada/);
  });

  it('gives the same answer for an unknown login and for a wrong password', async () => {
    const unknown = await new Visitor(app).login('ninguem', 'qualquer');
    const wrong = await new Visitor(app).login('joao.cidadao', 'errada');
    expect(unknown.statusCode).toBe(400);
    expect(unknown.body).toBe(wrong.body);
    expect(unknown.json().message).toBe('Login ou senha incorretos.');
  });

  it('S9-03 sets cookies for 182 days, path /, SameSite lax; the session secret is hidden from the page and ends with the browser', async () => {
    const response = await new Visitor(app).login('maria.cidada', SENHA);
    const sessao = response.cookies.find((cookie) => cookie.name === 'sessao');
    const token = response.cookies.find((cookie) => cookie.name === 'login-token');
    expect(sessao).toMatchObject({ httpOnly: true, path: '/', sameSite: 'Lax' });
    expect(sessao).not.toHaveProperty('maxAge');
    expect(sessao).not.toHaveProperty('expires');
    expect(token).toMatchObject({ path: '/', sameSite: 'Lax', maxAge: 182 * 86_400 });
    expect(token?.httpOnly).toBeUndefined();
    expect(Number(token?.value)).toBe(app.clock.now().getTime() + hours(1));
  });

  it('marks the cookies secure on https', async () => {
    const proxied = await createTestApp({
      demo: true,
      env: { PROXY_CONFIAVEL: '1', PROXY_DE: '203.0.113.0/24' },
    });
    const response = await new Visitor(proxied).send({
      method: 'POST',
      url: '/api/app-web/v1/usuarios/login',
      headers: { ...FORM, 'x-forwarded-proto': 'https' },
      payload: new URLSearchParams({ login: 'maria.cidada', senha: SENHA }).toString(),
    });
    expect(response.cookies.find((cookie) => cookie.name === '__Host-sessao')?.secure).toBe(true);
    await proxied.close();
  });

  it('marks every cookie secure where PUBLIC_URL is https, also behind a proxy that says nothing', async () => {
    const published = await createTestApp({ demo: true, env: { PUBLIC_URL: 'https://escuta.example' } });
    const maria = new Visitor(published);
    const answers = [
      await maria.login('maria.cidada', SENHA),
      await maria.post('/api/app-web/v1/logout'),
      await maria.get('/api/app-web/v1/govbr/entrar'),
    ];
    for (const { cookies } of answers) {
      expect(cookies.length).toBeGreaterThan(0);
      expect(cookies.filter(({ secure }) => !secure)).toEqual([]);
    }
    await published.close();
  });

  it('asks the database once to say who is signed in', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    app.takeQueries();
    expect((await maria.get(DADOS)).statusCode).toBe(200);
    expect(app.takeQueries()).toHaveLength(1);
  });

  it('S9-02 ends a session after 60 idle minutes and clears its cookies', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    app.clock.advance(minutes(59));
    expect((await maria.get(DADOS)).statusCode).toBe(200);
    app.clock.advance(minutes(60) + 1);
    const response = await maria.get(DADOS);
    expect(response.statusCode).toBe(401);
    expect(maria.cookies.has('sessao')).toBe(false);
    expect(maria.cookies.has('login-token')).toBe(false);
  });

  it('ends a session after 12 hours however active it is', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    for (let passed = 0; passed < 12 * 60 - 30; passed += 30) {
      app.clock.advance(minutes(30));
      expect((await maria.get(DADOS)).statusCode).toBe(200);
    }
    app.clock.advance(minutes(30));
    expect((await maria.get(DADOS)).statusCode).toBe(401);
  });

  it('moves the readable end of the session with each activity', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const before = Number(maria.cookies.get('login-token'));
    app.clock.advance(minutes(10));
    await maria.post('/api/app-web/v1/sessao/manter');
    expect(Number(maria.cookies.get('login-token'))).toBe(before + minutes(10));
  });

  it('tells the end that staying cannot move, which in the last hour is the end of the session', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const limite = new Date(app.clock.now().getTime() + hours(12)).toISOString();
    const antes = (await maria.get(DADOS)).json();
    expect(antes.sessaoLimiteEm).toBe(limite);
    expect(antes.sessaoExpiraEm < limite).toBe(true);
    for (let passed = 0; passed < 12 * 60 - 30; passed += 30) {
      app.clock.advance(minutes(30));
      await maria.get(DADOS);
    }
    const mantida = await maria.post('/api/app-web/v1/sessao/manter');
    expect(mantida.json()).toEqual({ sessaoExpiraEm: limite, sessaoLimiteEm: limite });
    expect(Number(maria.cookies.get('login-token'))).toBe(Date.parse(limite));
  });

  it('makes a new secret at every sign-in, and ends the session that the browser had', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const copia = new Visitor(app);
    copia.cookies.set('sessao', maria.cookies.get('sessao') ?? '');
    await maria.login('maria.cidada', SENHA);
    expect(maria.cookies.get('sessao')).not.toBe(copia.cookies.get('sessao'));
    expect((await copia.get(DADOS)).statusCode).toBe(401);
    expect((await maria.get(DADOS)).statusCode).toBe(200);
  });

  it('S4-06 ends the session on logout, also for a copy of its cookie', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const copy = new Visitor(app);
    for (const [name, value] of maria.cookies) copy.cookies.set(name, value);
    expect((await maria.post('/api/app-web/v1/logout')).json()).toEqual({ ok: true, urlLogoutGovbr: null });
    expect((await copy.get(DADOS)).statusCode).toBe(401);
  });

  it('takes the fields in either casing and refuses unknown ones (S7-03)', async () => {
    const pascal = await new Visitor(app).send({
      method: 'POST',
      url: '/api/app-web/v1/usuarios/login',
      headers: FORM,
      payload: new URLSearchParams({ Login: 'maria.cidada', Senha: SENHA }).toString(),
    });
    expect(pascal.statusCode).toBe(200);
    const unknown = await new Visitor(app).login('a', 'b', { outro: '1' });
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json()).toMatchObject({ code: 'entrada.invalida', message: 'Campo desconhecido: outro.' });
  });

  it('opens an account with a pending step, but lets it do nothing else', async () => {
    const pending = new Visitor(app);
    expect((await pending.login('troca.senha', SENHA)).json()).toMatchObject({
      pendencia: 'senha',
      indTrocaSenha: true,
    });
    const refused = await pending.get('/api/app-web/v1/usuarios/dadosbasicos');
    expect(refused.statusCode).toBe(403);
    expect(refused.json().code).toBe('sessao.cadastro-pendente');
  });

  it('S4-02 asks for the CPF after a login by /atualizacao-cadastro, always', async () => {
    const maria = new Visitor(app);
    const response = await maria.login('maria.cidada', SENHA, { modoAtualizacaoCadastro: 'true' });
    expect(response.json().pendencia).toBe('cpf');
    const { numeroDocumentoIdentificacao } = response.json().pessoa;
    await maria.patch('/api/app-web/v1/usuarios/documento-identificacao', {
      tipoDocumentoIdentificacao: 1,
      numeroDocumentoIdentificacao,
    });
    expect((await maria.get(DADOS)).json().pendencia).toBeNull();
  });
});
