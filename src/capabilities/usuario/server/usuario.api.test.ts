import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours } from '#server/clock.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, SENHA, Visitor } from '#testing/visitor.ts';

const V1 = '/api/app-web/v1';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const lastLink = async (para: string): Promise<URL> => {
  await app.runJobs();
  const mails = (await new Visitor(app).get(`${V1}/caixa-de-saida`)).json() as {
    para: string;
    texto: string;
  }[];
  const mail = mails.find((m) => m.para === para);
  const link = mail?.texto.match(/http\S+/)?.[0];
  if (!link) throw new Error(`No mail to ${para}`);
  return new URL(link);
};

const emailOf = async (login: string): Promise<string> => {
  const row = await app.db
    .selectFrom('usuario')
    .select('email')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  return row.email ?? '';
};

describe('esqueci minha senha', () => {
  const pedir = (login: string) => new Visitor(app).post(`${V1}/usuarios/reset_password?login=${login}`);

  it('answers the same for a login that exists and one that does not', async () => {
    expect((await pedir('joao.cidadao')).body).toBe((await pedir('ninguem')).body);
  });

  it('sends a link that sets a new password once, and ends every session of the person', async () => {
    const joao = await entrarComo(app, 'joao.cidadao');
    await pedir('joao.cidadao');
    const link = await lastLink(await emailOf('joao.cidadao'));
    expect(link.pathname).toBe('/web/usuario/alterarsenha');
    const url = link.searchParams.get('url') ?? '';
    const dono = (await new Visitor(app).get(`${V1}/usuario?url=${url}`)).json();
    expect(dono.login).toBe('joao.cidadao');
    const trocar = () =>
      new Visitor(app).post(`${V1}/usuario/troca-senha?idUsuario=${dono.idUsuario}&urlEsqueciSenha=${url}`, {
        novaSenha: 'Nova@2026',
        confirmacaoNovaSenha: 'Nova@2026',
      });
    expect((await trocar()).statusCode).toBe(200);
    expect((await trocar()).json().code).toBe('usuario.link-invalido');
    expect((await joao.get(`${V1}/usuarios/dadosautenticacao`)).statusCode).toBe(401);
    expect((await new Visitor(app).login('joao.cidadao', 'Nova@2026')).statusCode).toBe(200);
  });

  it('refuses a link after an hour, and an older one once a newer was asked for', async () => {
    await pedir('maria.cidada');
    const older = (await lastLink(await emailOf('maria.cidada'))).searchParams.get('url');
    await pedir('maria.cidada');
    const newer = (await lastLink(await emailOf('maria.cidada'))).searchParams.get('url');
    expect((await new Visitor(app).get(`${V1}/usuario?url=${older}`)).statusCode).toBe(400);
    expect((await new Visitor(app).get(`${V1}/usuario?url=${newer}`)).statusCode).toBe(200);
    app.clock.advance(hours(1) + 1);
    expect((await new Visitor(app).get(`${V1}/usuario?url=${newer}`)).statusCode).toBe(400);
  });

  it('S5-02 refuses passwords that differ with the product sentence beside the field', async () => {
    const response = await new Visitor(app).post(`${V1}/usuario/troca-senha?idUsuario=1&urlEsqueciSenha=x`, {
      novaSenha: 'Nova@2026',
      confirmacaoNovaSenha: 'Outra@2026',
    });
    expect(response.json().details.campos.confirmacaoNovaSenha).toBe(
      'Os valores dos campos não estão iguais',
    );
  });

  it('keeps no link in the database in a form that could be used, and no query in the log', async () => {
    await pedir('maria.cidada');
    const url = (await lastLink(await emailOf('maria.cidada'))).searchParams.get('url') ?? '';
    await new Visitor(app).get(`${V1}/usuario?url=${url}`);
    const { rows } = await app.platform.pool.query(
      "select encode(hash, 'base64') as hash from usuario_token",
    );
    expect(JSON.stringify(rows)).not.toContain(url);
    expect(app.log()).not.toContain(url);
  });
});

describe('alterar a senha sabendo a atual', () => {
  it('takes the fields in the body, or in the query as the original does, and never logs them', async () => {
    const visitor = await entrarComo(app, 'respondente.cgu');
    const other = await entrarComo(app, 'respondente.cgu');
    const wrong = await visitor.post(`${V1}/usuario/alterarsenhaatual`, {
      senhaAtual: 'errada',
      novaSenha: 'Nova@2026',
      confirmacaoNovaSenha: 'Nova@2026',
    });
    expect(wrong.json().code).toBe('usuario.senha-atual-incorreta');
    const query = new URLSearchParams({
      senhaAtual: SENHA,
      novaSenha: 'Segredo@77',
      confirmacaoNovaSenha: 'Segredo@77',
    });
    expect((await visitor.post(`${V1}/usuario/alterarsenhaatual?${query}`)).statusCode).toBe(200);
    expect(app.log()).not.toContain('Segredo');
    expect((await visitor.get(`${V1}/usuarios/dadosautenticacao`)).statusCode).toBe(200);
    expect((await other.get(`${V1}/usuarios/dadosautenticacao`)).statusCode).toBe(401);
  });
});

describe('criar conta', () => {
  const novo = {
    login: 'nova.pessoa',
    nome: 'Nova Pessoa',
    email: 'nova@example.invalid',
    senha: 'Caneca@2026',
  };

  it.each(['Corinthians', 'qwerty123', 'computador', '1q2w3e4r5t'])(
    'L4 refuses the leaked or common password %s with a sentence beside its field',
    async (senha) => {
      const response = await new Visitor(app).post(`${V1}/usuarios/criar`, {
        login: 'senha.conhecida',
        nome: 'Pessoa Nova',
        email: 'senha.conhecida@exemplo.invalid',
        senha,
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        code: 'usuario.senha-conhecida',
        details: { campos: { senha: expect.stringContaining('vazadas ou muito usadas') } },
      });
    },
  );

  it('works only after the e-mail is confirmed, and the link confirms once', async () => {
    expect((await new Visitor(app).post(`${V1}/usuarios/criar`, novo)).statusCode).toBe(200);
    expect((await new Visitor(app).login(novo.login, novo.senha)).json().code).toBe(
      'sessao.conta-nao-ativada',
    );
    const token = (await lastLink(novo.email)).searchParams.get('token');
    expect((await new Visitor(app).post(`${V1}/usuario/ativar?token=${token}`)).statusCode).toBe(200);
    expect((await new Visitor(app).post(`${V1}/usuario/ativar?token=${token}`)).statusCode).toBe(400);
    expect((await new Visitor(app).login(novo.login, novo.senha)).json()).toMatchObject({
      perfilAtual: { idPerfil: 4 },
      pendencia: 'cpf',
    });
  });

  it('refuses a login in use, in any letter case, also when two arrive at once', async () => {
    const again = await new Visitor(app).post(`${V1}/usuarios/criar`, { ...novo, login: 'NOVA.pessoa' });
    expect(again.json().code).toBe('usuario.login-em-uso');
    const twice = await Promise.all(
      [1, 2].map(() => new Visitor(app).post(`${V1}/usuarios/criar`, { ...novo, login: 'ao.mesmo.tempo' })),
    );
    expect(twice.map((response) => response.statusCode).sort()).toEqual([200, 409]);
  });

  it('tells no stranger whether an address or a CPF has an account: neither can be a login', async () => {
    await app.db
      .updateTable('usuario')
      .set({ login: 'vitima@example.invalid' })
      .where('login', '=', novo.login)
      .execute();
    const tentar = async (login: string) => {
      const response = await new Visitor(app).post(`${V1}/usuarios/criar`, { ...novo, login });
      return [response.statusCode, response.json().code];
    };
    const recusado = await tentar('ninguem@example.invalid');
    expect(recusado[0]).toBe(400);
    for (const login of ['vitima@example.invalid', '52998224725', '529.982.247-25'])
      expect(await tentar(login)).toEqual(recusado);
  });

  it('S5-04 refuses on the server what the form refuses, with the same sentences', async () => {
    const response = await new Visitor(app).post(`${V1}/usuarios/criar`, {
      login: '',
      nome: 'X',
      email: 'x',
      senha: '123',
    });
    expect(response.json().details.campos).toEqual({
      login: 'O campo Login é obrigatório!',
      nome: 'Deve ter no mínimo 3 caracter(es)',
      email: 'Digite um email válido!',
      senha: 'Deve ter no mínimo 8 caracter(es)',
    });
  });
});

describe('meu cadastro', () => {
  it("saves the person's own data and shows the social name from then on", async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const dados = {
      nome: 'Maria de Souza',
      nomeSocial: 'Mariana',
      email: await emailOf('maria.cidada'),
      telefone: null,
    };
    expect((await maria.post(`${V1}/usuarios/salvar`, dados)).statusCode).toBe(200);
    expect((await maria.get(`${V1}/usuarios/dadosbasicos`)).json()).toMatchObject({
      ...dados,
      linkUsuario: '/usuario/meucadastro',
    });
    expect((await maria.get(`${V1}/usuarios/dadosautenticacao`)).json().nome).toBe('Mariana');
  });

  it('deletes the own account: nothing personal is left, the history row is, and the session ends', async () => {
    const empresa = await entrarComo(app, 'empresa.pj');
    expect((await empresa.post(`${V1}/usuarios/excluir`)).statusCode).toBe(200);
    expect((await empresa.get(`${V1}/usuarios/dadosautenticacao`)).statusCode).toBe(401);
    expect((await new Visitor(app).login('empresa.pj', SENHA)).statusCode).toBe(400);
    const row = await app.db
      .selectFrom('usuario')
      .selectAll()
      .where('excluido_em', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      nome: 'Conta excluída',
      email: null,
      numero_documento: null,
      senha_hash: null,
    });
    const historico = await app.db
      .selectFrom('usuario_historico')
      .select('acao')
      .where('id_usuario', '=', row.id)
      .execute();
    expect(historico.map(({ acao }) => acao)).toContain('Exclusão');
  });

  it('does not let staff delete themselves', async () => {
    const gestor = await entrarComo(app, 'gestor.cgu');
    expect((await gestor.post(`${V1}/usuarios/excluir`)).json().code).toBe('usuario.conta-de-trabalho');
  });
});

describe('lista de usuários', () => {
  it('shows a gestor the people of the own office only, an administrador all', async () => {
    const logins = async (login: string) =>
      ((await (await entrarComo(app, login)).get(`${V1}/usuarios`)).json() as { login: string }[]).map(
        (u) => u.login,
      );
    expect(await logins('gestor.ifce')).not.toContain('gestor.cgu');
    expect(await logins('gestor.ifce')).toContain('respondente.ifce');
    expect(await logins('admin')).toEqual(expect.arrayContaining(['gestor.cgu', 'gestor.ifce', 'gestor.ce']));
  });

  it('searches without accents and pages by key', async () => {
    const admin = await entrarComo(app, 'admin');
    const first = (await admin.post(`${V1}/usuarios/gerenciar`, { porPagina: 10 })).json();
    const second = (
      await admin.post(`${V1}/usuarios/gerenciar`, { porPagina: 10, cursor: first.proximoCursor })
    ).json();
    const ids = [...first.itens, ...second.itens].map((u: { idUsuario: number }) => u.idUsuario);
    expect(new Set(ids).size).toBe(20);
    const found = (await admin.post(`${V1}/usuarios/gerenciar`, { busca: 'aurelio' })).json();
    expect(found.itens.map((u: { login: string }) => u.login)).toEqual(['autoridade.ifce']);
  });

  it('searches what was typed: the signs of a pattern are only signs', async () => {
    const admin = await entrarComo(app, 'admin');
    for (const busca of ['%', '_', '\\']) {
      const { itens } = (await admin.post(`${V1}/usuarios/gerenciar`, { busca })).json();
      expect(itens, busca).toEqual([]);
    }
  });
});
