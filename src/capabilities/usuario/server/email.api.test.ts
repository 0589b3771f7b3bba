import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours } from '#server/clock.ts';
import { emailsEscritos } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, SENHA, Visitor } from '#testing/visitor.ts';

const V1 = '/api/app-web/v1';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const mailsTo = async (para: string) =>
  (await emailsEscritos(app)).filter((email) => email.para === para).reverse();

const tokenTo = async (para: string): Promise<string> => {
  const [mail] = await mailsTo(para);
  const link = mail?.texto.match(/http\S+/)?.[0];
  if (!link) throw new Error(`No link to ${para}`);
  return new URL(link).searchParams.get('token') ?? '';
};

const emailOf = async (login: string): Promise<string | null> => {
  const row = await app.db
    .selectFrom('usuario')
    .select('email')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  return row.email;
};

const salvar = (visitor: Visitor, email: string) =>
  visitor.post(`${V1}/usuarios/salvar`, { nome: 'Nome Qualquer', email });

const confirmar = (token: string) => new Visitor(app).post(`${V1}/usuario/ativar?token=${token}`);

describe('troca de e-mail', () => {
  it('waits for the link sent to the new address, and tells the old one', async () => {
    const joao = await entrarComo(app, 'joao.cidadao');
    expect((await salvar(joao, 'novo@example.invalid')).statusCode).toBe(200);
    expect(await emailOf('joao.cidadao')).toBe('joao.cidadao@escuta.invalid');
    expect((await joao.get(`${V1}/usuarios/dadosbasicos`)).json()).toMatchObject({
      email: 'joao.cidadao@escuta.invalid',
      emailPendente: 'novo@example.invalid',
    });
    const [aviso] = await mailsTo('joao.cidadao@escuta.invalid');
    expect(aviso?.assunto).toBe('Pediram a troca do seu e-mail');
    expect(aviso?.texto).not.toMatch(/novo@example|http/);

    const token = await tokenTo('novo@example.invalid');
    expect((await confirmar(token)).json()).toEqual({ ok: true, finalidade: 'email' });
    expect((await confirmar(token)).json().code).toBe('usuario.link-invalido');
    expect(await emailOf('joao.cidadao')).toBe('novo@example.invalid');
    expect((await joao.get(`${V1}/usuarios/dadosbasicos`)).json().emailPendente).toBeNull();
    const historico = await app.db
      .selectFrom('usuario_historico as h')
      .innerJoin('usuario as u', 'u.id', 'h.id_usuario')
      .select('h.acao')
      .where('u.login', '=', 'joao.cidadao')
      .execute();
    expect(historico.map(({ acao }) => acao)).toEqual(
      expect.arrayContaining(['Pedido de troca de e-mail', 'Troca de e-mail']),
    );
  });

  it('does not let who stole a session ask for a password at an address of their own', async () => {
    const ladrao = await entrarComo(app, 'maria.cidada');
    await salvar(ladrao, 'ladrao@example.invalid');
    await new Visitor(app).post(`${V1}/usuarios/reset_password?login=maria.cidada`);
    const para = (await mailsTo('ladrao@example.invalid')).map(({ evento }) => evento);
    expect(para).toEqual(['usuario.email']);
    expect((await mailsTo('maria.cidada@escuta.invalid')).map(({ evento }) => evento)).toContain(
      'usuario.senha',
    );
  });

  it('is cancelled by a new password', async () => {
    const token = await tokenTo('ladrao@example.invalid');
    const dona = await entrarComo(app, 'maria.cidada');
    const trocada = await dona.post(`${V1}/usuario/alterarsenhaatual`, {
      senhaAtual: SENHA,
      novaSenha: 'Segura@2026',
      confirmacaoNovaSenha: 'Segura@2026',
    });
    expect(trocada.statusCode).toBe(200);
    expect((await confirmar(token)).statusCode).toBe(400);
    expect(await emailOf('maria.cidada')).toBe('maria.cidada@escuta.invalid');
  });

  it('is forgotten after three days, and asking again makes the earlier link worthless', async () => {
    const gestor = await entrarComo(app, 'gestor.ce');
    await salvar(gestor, 'primeiro@example.invalid');
    const primeiro = await tokenTo('primeiro@example.invalid');
    await salvar(gestor, 'segundo@example.invalid');
    expect((await confirmar(primeiro)).statusCode).toBe(400);
    const segundo = await tokenTo('segundo@example.invalid');
    app.clock.advance(hours(72) + 1);
    expect((await confirmar(segundo)).statusCode).toBe(400);
    expect(await emailOf('gestor.ce')).toBe('gestor.ce@escuta.invalid');
  });

  it('is not asked for when only the letter case or nothing changed', async () => {
    const gestor = await entrarComo(app, 'gestor.fortaleza');
    await salvar(gestor, 'Gestor.Fortaleza@escuta.invalid');
    expect(await mailsTo('Gestor.Fortaleza@escuta.invalid')).toEqual([]);
    expect((await gestor.get(`${V1}/usuarios/dadosbasicos`)).json().emailPendente).toBeNull();
  });

  it('does not flood a mailbox: the fifth request to one address waits', async () => {
    const gestor = await entrarComo(app, 'gestor.ifce');
    const answers: number[] = [];
    for (let i = 0; i < 5; i++) answers.push((await salvar(gestor, 'vitima@example.invalid')).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
  });
});

describe('mail of a deleted account', () => {
  it('goes with the account, and so do its links', async () => {
    const empresa = await entrarComo(app, 'empresa.pj');
    await salvar(empresa, 'outro-endereco@example.invalid');
    expect(await mailsTo('outro-endereco@example.invalid')).toHaveLength(1);
    const { id } = await app.db
      .selectFrom('usuario')
      .select('id')
      .where('login', '=', 'empresa.pj')
      .executeTakeFirstOrThrow();
    expect((await empresa.post(`${V1}/usuarios/excluir`)).statusCode).toBe(200);
    expect(await mailsTo('outro-endereco@example.invalid')).toEqual([]);
    expect(await mailsTo('empresa.pj@escuta.invalid')).toEqual([]);
    const tokens = await app.db
      .selectFrom('usuario_token')
      .selectAll()
      .where('id_usuario', '=', id)
      .execute();
    expect(tokens).toEqual([]);
  });
});

describe('freio de contas novas', () => {
  const criar = (visitor: Visitor, login: string, email: string) =>
    visitor.post(`${V1}/usuarios/criar`, { login, nome: 'Pessoa Nova', email, senha: 'Caneca@2026' });

  it('brakes many accounts for one mailbox, whatever the address they come from', async () => {
    const answers: number[] = [];
    for (let i = 0; i < 5; i++) {
      const visitor = new Visitor(app);
      visitor.address = `198.51.100.${i}`;
      answers.push(
        (await criar(visitor, `caixa.${i}`, i % 2 ? 'Caixa@example.invalid' : 'caixa@example.invalid'))
          .statusCode,
      );
    }
    expect(answers).toEqual([200, 200, 200, 200, 429]);
  });

  it('brakes many accounts from one address before it spends a hash on them', async () => {
    const visitor = new Visitor(app);
    visitor.address = '192.0.2.1';
    // A login in use is refused after hashing, so the brake must count it too.
    const one = () => criar(visitor, 'admin', `${crypto.randomUUID()}@example.invalid`);
    const answers: number[] = [];
    for (let i = 0; i < 31; i++) answers.push((await one()).statusCode);
    expect(answers.slice(0, 30).every((status) => status === 409)).toBe(true);
    expect(answers[30]).toBe(429);
    const other = new Visitor(app);
    other.address = '192.0.2.2';
    expect((await criar(other, 'de.outro.lugar', 'outro@example.invalid')).statusCode).toBe(200);
  });
});
