import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { procurado } from '#server/crypto/dado-pessoal.ts';
import { conhecerNoGovbr, entrarComGovbr } from '#testing/govbr-visitor.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, SENHA, Visitor } from '#testing/visitor.ts';

const V1 = '/api/app-web/v1';
const DADOS = `${V1}/usuarios/dadosautenticacao`;
const DOCUMENTO = `${V1}/usuarios/documento-identificacao`;
const CPF_LIVRE = '52998224725';
const CNPJ_LIVRE = '11222333000181';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const informar = (visitor: Visitor, tipo: number, numero: string) =>
  visitor.patch(DOCUMENTO, {
    tipoDocumentoIdentificacao: tipo,
    numeroDocumentoIdentificacao: numero,
  });

const contaDe = (login: string) =>
  app.db.selectFrom('usuario').selectAll().where('login', '=', login).executeTakeFirstOrThrow();

const historicoDe = async (login: string): Promise<string[]> => {
  const rows = await app.db
    .selectFrom('usuario_historico as h')
    .innerJoin('usuario as u', 'u.id', 'h.id_usuario')
    .select('h.acao')
    .where('u.login', '=', login)
    .orderBy('h.id')
    .execute();
  return rows.map(({ acao }) => acao);
};

const unprove = (login: string) =>
  app.db.updateTable('usuario').set({ documento_provado_em: null }).where('login', '=', login).execute();

describe('somebody takes a document that is not theirs', () => {
  it('refuses a free CPF to somebody without a pending step, proven or not', async () => {
    for (const login of ['joao.cidadao', 'gestor.ce']) {
      if (login === 'gestor.ce') await unprove(login);
      const response = await informar(await entrarComo(app, login), 1, CPF_LIVRE);
      expect(response.statusCode, login).toBe(409);
      expect(response.json().code).toBe('usuario.documento-nao-pedido');
    }
    expect((await contaDe('joao.cidadao')).numero_documento).toBe('70010007440');
  });

  it('refuses a CNPJ to a person whose CPF is pending, and a CPF to a company whose CNPJ is', async () => {
    const pessoa = await informar(await entrarComo(app, 'sem.cpf'), 8, CNPJ_LIVRE);
    expect(pessoa.json().code).toBe('usuario.documento-nao-pedido');
    const empresa = await informar(await entrarComo(app, 'cnpj.pendente'), 1, CPF_LIVRE);
    expect(empresa.json().code).toBe('usuario.documento-nao-pedido');
  });

  it('refuses another CPF over a proven one on the way of /atualizacao-cadastro', async () => {
    const maria = new Visitor(app);
    await maria.login('maria.cidada', SENHA, { modoAtualizacaoCadastro: 'true' });
    const response = await informar(maria, 1, CPF_LIVRE);
    expect(response.json().code).toBe('usuario.documento-ja-provado');
    expect((await contaDe('maria.cidada')).numero_documento).toBe('70010003703');
  });

  it('keeps the CNPJ of a company that answers the CPF step', async () => {
    const empresa = new Visitor(app);
    const entrada = await empresa.login('empresa.pj', SENHA, { modoAtualizacaoCadastro: 'true' });
    expect(entrada.json().pendencia).toBe('cpf');
    expect((await informar(empresa, 1, CPF_LIVRE)).json().code).toBe('usuario.documento-ja-provado');
    expect((await informar(empresa, 1, '70010011129')).statusCode).toBe(200);
    expect((await empresa.get(DADOS)).json()).toMatchObject({
      pendencia: null,
      pessoa: { tipoDocumentoIdentificacao: 8, numeroDocumentoIdentificacao: '70421118000179' },
    });
  });
});

describe('the sign-on gives a document back to its owner', () => {
  it('shuts out who typed the CPF first: password, session, e-mail and links sent to it', async () => {
    const intruso = await entrarComo(app, 'sem.cpf');
    expect((await informar(intruso, 1, CPF_LIVRE)).statusCode).toBe(200);
    await new Visitor(app).post(`${V1}/usuarios/reset_password?login=sem.cpf`);
    await conhecerNoGovbr(app, { cpf: CPF_LIVRE, nome: 'Dona do CPF', email: 'dona@govbr.invalid' });

    const dona = await entrarComGovbr(app, CPF_LIVRE);
    expect((await dona.visitor.get(DADOS)).json()).toMatchObject({ nome: 'Dona do CPF', pendencia: null });
    expect((await intruso.get(DADOS)).statusCode).toBe(401);
    expect((await new Visitor(app).login('sem.cpf', SENHA)).statusCode).toBe(400);
    expect(await contaDe('sem.cpf')).toMatchObject({
      senha_hash: null,
      email: 'dona@govbr.invalid',
      documento_provado_em: app.clock.now(),
    });
    const vivos = await app.db
      .selectFrom('usuario_token as t')
      .innerJoin('usuario as u', 'u.id', 't.id_usuario')
      .select('t.hash')
      .where('u.login', '=', 'sem.cpf')
      .where('t.usado_em', 'is', null)
      .execute();
    expect(vivos).toEqual([]);
    expect(await historicoDe('sem.cpf')).toEqual([
      'Entrada',
      'Entrada',
      'Alteração de documento',
      'Pedido de nova senha',
      'Vínculo com o gov.br',
      'Entrada',
    ]);
  });

  it('does it once: a second sign-on leaves sessions alone', async () => {
    const before = await entrarComGovbr(app, CPF_LIVRE);
    await entrarComGovbr(app, CPF_LIVRE);
    expect((await before.visitor.get(DADOS)).statusCode).toBe(200);
    const historico = await historicoDe('sem.cpf');
    expect(historico.filter((acao) => acao === 'Vínculo com o gov.br')).toHaveLength(1);
  });

  it('shuts out who typed the CNPJ first when a partner signs on', async () => {
    const intruso = await entrarComo(app, 'cnpj.pendente');
    expect((await informar(intruso, 8, CNPJ_LIVRE)).statusCode).toBe(200);
    await conhecerNoGovbr(app, {
      cpf: '11144477735',
      empresas: [{ cnpj: CNPJ_LIVRE, razaoSocial: 'Empresa Verdadeira Ltda.', dataCriacao: '2020-01-01' }],
    });
    const { visitor } = await entrarComGovbr(app, '11144477735', '?tipoLogin=PJ');
    const empresa = await visitor.post(`${V1}/empresas/login`, { cnpj: CNPJ_LIVRE });
    expect(empresa.json()).toMatchObject({ login: 'cnpj.pendente', nome: 'Empresa Verdadeira Ltda.' });
    expect((await intruso.get(DADOS)).statusCode).toBe(401);
    expect((await new Visitor(app).login('cnpj.pendente', SENHA)).statusCode).toBe(400);
    expect(await contaDe('cnpj.pendente')).toMatchObject({ email: null, cpf_responsavel: '11144477735' });
    expect(await historicoDe('cnpj.pendente')).toContain('Vínculo com o gov.br');
  });

  it('gives a company its account although somebody registered its CNPJ as a login', async () => {
    const cnpj = '11444777000161';
    const novo = { login: cnpj, nome: 'Quem Ocupou', email: 'ocupou@example.invalid', senha: 'Caneca@2026' };
    expect((await new Visitor(app).post(`${V1}/usuarios/criar`, novo)).statusCode).toBe(200);
    await conhecerNoGovbr(app, {
      cpf: '39053344705',
      empresas: [{ cnpj, razaoSocial: 'Transportes Ligeiro S.A.', dataCriacao: '2021-11-30' }],
    });
    const { visitor } = await entrarComGovbr(app, '39053344705', '?tipoLogin=PJ');
    const empresa = await visitor.post(`${V1}/empresas/login`, { cnpj });
    expect(empresa.statusCode, empresa.body).toBe(200);
    expect(empresa.json().login).toMatch(new RegExp(`^${cnpj}-`));
  });

  it('keeps both ways open for a demo account, which is proven', async () => {
    const { visitor } = await entrarComGovbr(app, '70010003703');
    expect((await visitor.get(DADOS)).json().login).toBe('maria.cidada');
    expect((await new Visitor(app).login('maria.cidada', SENHA)).statusCode).toBe(200);
  });

  it('creates one account when the same person signs on twice at once', async () => {
    const cpf = '12345678909';
    await conhecerNoGovbr(app, { cpf });
    const entradas = await Promise.all([entrarComGovbr(app, cpf), entrarComGovbr(app, cpf)]);
    for (const { destino } of entradas) expect(destino).toBe('/web/login?state=tipoLogin%3DPF');
    const contas = await app.db
      .selectFrom('usuario')
      .select('id')
      .where('documento_busca', '=', procurado('documento', cpf))
      .execute();
    expect(contas).toHaveLength(1);
  });
});

it('does not tell for long which documents have an account', async () => {
  const outro = await createTestApp({ demo: true });
  try {
    const visitor = await entrarComo(outro, 'sem.cpf');
    const { numero_documento: ocupado } = await contaDe('joao.cidadao');
    const answers: number[] = [];
    for (let i = 0; i < 7; i++) answers.push((await informar(visitor, 1, ocupado ?? '')).statusCode);
    expect(answers.slice(0, 5)).toEqual([409, 409, 409, 409, 409]);
    expect(answers.at(-1)).toBe(429);
  } finally {
    await outro.close();
  }
});
