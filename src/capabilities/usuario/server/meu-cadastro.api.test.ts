import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes } from '#server/clock.ts';
import { emailsEscritos } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';

const V1 = '/api/app-web/v1/usuarios';
const FORTALEZA = 230_440;
const NADA = {
  idEscolaridade: null,
  idRacaCor: null,
  idGenero: null,
  idFaixaEtaria: null,
  idProfissao: null,
};
const SEM_ENDERECO = { cep: '', logradouro: '', numero: '', complemento: '', bairro: '', idMunicipio: null };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const put = (visitor: Visitor, url: string, payload: object) => visitor.send({ method: 'PUT', url, payload });
const del = (visitor: Visitor, url: string) => visitor.send({ method: 'DELETE', url });

const acoes = async (login: string): Promise<string[]> => {
  const rows = await app.db
    .selectFrom('usuario_historico as h')
    .innerJoin('usuario as u', 'u.id', 'h.id_usuario')
    .select('h.acao')
    .where('u.login', '=', login)
    .orderBy('h.id')
    .execute();
  return rows.map(({ acao }) => acao);
};

const linkTo = async (para: string): Promise<string | undefined> => {
  const mail = (await emailsEscritos(app)).findLast((email) => email.para === para);
  return new URL(mail?.texto.match(/http\S+/)?.[0] ?? 'http://x').searchParams.get('token') ?? undefined;
};

const confirmar = (token: string | undefined) =>
  new Visitor(app).post(`/api/app-web/v1/usuario/ativar?token=${token}`);

describe('who may read and change a cadastro', () => {
  const chamadas = [
    ['GET', `${V1}/cadastro`],
    ['PUT', `${V1}/cadastro/endereco`],
    ['PUT', `${V1}/cadastro/perfil`],
    ['POST', `${V1}/email-pendente/reenviar`],
    ['DELETE', `${V1}/email-pendente`],
    ['GET', `${V1}/preferencias`],
    ['PUT', `${V1}/preferencias`],
    ['GET', `${V1}/sessoes`],
    ['DELETE', `${V1}/sessoes/outras`],
    ['GET', `${V1}/meus-dados`],
  ] as const;

  it.each(chamadas)('%s %s is refused to somebody who is not signed in', async (method, url) => {
    const { statusCode } = await new Visitor(app).send({
      method,
      url,
      ...(method === 'PUT' && { payload: {} }),
    });
    expect(statusCode).toBe(401);
  });

  it('takes no id: each person reads and writes their own row', async () => {
    const [maria, joao] = [await entrarComo(app, 'maria.cidada'), await entrarComo(app, 'joao.cidadao')];
    await put(maria, `${V1}/cadastro/endereco`, { ...SEM_ENDERECO, logradouro: 'Rua da Maria' });
    expect((await joao.get(`${V1}/cadastro`)).json().endereco.logradouro).toBeNull();
    const comId = await put(joao, `${V1}/cadastro/endereco`, { ...SEM_ENDERECO, idUsuario: 1 });
    expect(comId.statusCode).toBe(400);
  });
});

describe('cadastro', () => {
  it('shows the document only in part, and what kind of account it is', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const response = await maria.get(`${V1}/cadastro`);
    expect(response.json()).toMatchObject({
      login: 'maria.cidada',
      isPessoaJuridica: false,
      documento: { tipo: 'CPF' },
      temSenha: true,
      emailPendente: null,
    });
    const { numero_documento: cpf } = await app.db
      .selectFrom('usuario')
      .select('numero_documento')
      .where('login', '=', 'maria.cidada')
      .executeTakeFirstOrThrow();
    expect(cpf).toMatch(/^\d{11}$/);
    expect(response.body.replace(/\D/g, '')).not.toContain(cpf);
    expect(response.json().documento.numeroMascarado).toMatch(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/);
  });

  it('keeps an address, takes it back when emptied, and writes each change to the history', async () => {
    const joao = await entrarComo(app, 'joao.cidadao');
    const endereco = {
      cep: '60160-230',
      logradouro: 'Avenida Beira-Mar',
      numero: '100',
      complemento: null,
      bairro: 'Meireles',
      idMunicipio: FORTALEZA,
    };
    const antes = (await acoes('joao.cidadao')).length;
    expect((await put(joao, `${V1}/cadastro/endereco`, endereco)).statusCode).toBe(200);
    const { idMunicipio: _, ...textos } = endereco;
    expect((await joao.get(`${V1}/cadastro`)).json().endereco).toEqual({
      ...textos,
      cep: '60160230',
      municipio: { idMunicipio: FORTALEZA, descMunicipio: 'Fortaleza', sigUf: 'CE' },
    });
    await put(joao, `${V1}/cadastro/endereco`, SEM_ENDERECO);
    expect(Object.values((await joao.get(`${V1}/cadastro`)).json().endereco)).toEqual(
      new Array(6).fill(null),
    );
    expect((await acoes('joao.cidadao')).slice(antes)).toEqual(['Alteração de dados', 'Alteração de dados']);
  });

  it('refuses a CEP of the wrong size and a município that does not exist, beside the field', async () => {
    const joao = await entrarComo(app, 'joao.cidadao');
    const cep = await put(joao, `${V1}/cadastro/endereco`, { ...SEM_ENDERECO, cep: '601' });
    expect(cep.json().details.campos).toEqual({ cep: 'Digite os 8 números do CEP.' });
    const municipio = await put(joao, `${V1}/cadastro/endereco`, { ...SEM_ENDERECO, idMunicipio: 42 });
    expect(municipio.statusCode).toBe(400);
    expect(Object.keys(municipio.json().details.campos)).toEqual(['idMunicipio']);
  });

  it('keeps optional answers, lets them be taken back, and never repeats them in the history', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const perfil = { ...NADA, idRacaCor: 4, idGenero: 2 };
    expect((await put(maria, `${V1}/cadastro/perfil`, perfil)).statusCode).toBe(200);
    expect((await maria.get(`${V1}/cadastro`)).json().perfil).toEqual(perfil);
    await put(maria, `${V1}/cadastro/perfil`, NADA);
    expect((await maria.get(`${V1}/cadastro`)).json().perfil).toEqual(NADA);
    const historico = await app.db
      .selectFrom('usuario_historico')
      .select('informacoes')
      .where('acao', '=', 'Alteração de dados')
      .execute();
    expect(JSON.stringify(historico)).not.toMatch(/RacaCor|Parda|raca/);
  });

  it('keeps the address when the optional answers change, and the other way round', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    await put(maria, `${V1}/cadastro/endereco`, { ...SEM_ENDERECO, bairro: 'Centro' });
    await put(maria, `${V1}/cadastro/perfil`, { ...NADA, idProfissao: 3 });
    expect((await maria.get(`${V1}/cadastro`)).json()).toMatchObject({
      endereco: { bairro: 'Centro' },
      perfil: { idProfissao: 3 },
    });
  });

  it('refuses an option that does not exist, and optional answers of a company', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const inexistente = await put(maria, `${V1}/cadastro/perfil`, { ...NADA, idGenero: 99, idRacaCor: 1 });
    expect(Object.keys(inexistente.json().details.campos)).toEqual(['idGenero']);
    const empresa = await entrarComo(app, 'empresa.pj');
    const recusada = await put(empresa, `${V1}/cadastro/perfil`, NADA);
    expect(recusada.json().code).toBe('usuario.perfil-so-de-pessoa-fisica');
    expect((await empresa.get(`${V1}/cadastro`)).json().documento).toMatchObject({
      tipo: 'CNPJ',
      numeroMascarado: expect.stringMatching(/^\*{2}\.\*{3}\.\w{3}\/\w{4}-\*{2}$/),
    });
  });
});

describe('e-mail à espera de confirmação', () => {
  const NOVO = 'maria.nova@example.invalid';

  beforeEach(async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    await del(maria, `${V1}/email-pendente`);
    await app.db.deleteFrom('limite').execute();
  });

  const pedir = async (): Promise<Visitor> => {
    const maria = await entrarComo(app, 'maria.cidada');
    expect((await maria.post(`${V1}/salvar`, { nome: 'Maria', email: NOVO })).statusCode).toBe(200);
    expect((await maria.get(`${V1}/cadastro`)).json().emailPendente).toBe(NOVO);
    return maria;
  };

  it('is sent again with a new link, and the old link stops working', async () => {
    const maria = await pedir();
    const primeiro = await linkTo(NOVO);
    expect((await maria.post(`${V1}/email-pendente/reenviar`)).statusCode).toBe(200);
    const segundo = await linkTo(NOVO);
    expect(segundo).not.toBe(primeiro);
    expect((await confirmar(primeiro)).json().code).toBe('usuario.link-invalido');
    expect((await maria.get(`${V1}/cadastro`)).json().emailPendente).toBe(NOVO);
  });

  it('is braked, so that nobody floods a stranger by asking again and again', async () => {
    const maria = await pedir();
    const codes: number[] = [];
    for (let i = 0; i < 6; i += 1) codes.push((await maria.post(`${V1}/email-pendente/reenviar`)).statusCode);
    expect(codes).toContain(429);
  });

  it('is cancelled: the link stops working, the address in use stays, and the history says so', async () => {
    const maria = await pedir();
    const token = await linkTo(NOVO);
    expect((await del(maria, `${V1}/email-pendente`)).statusCode).toBe(200);
    expect((await confirmar(token)).statusCode).toBe(400);
    expect((await maria.get(`${V1}/cadastro`)).json()).toMatchObject({
      email: 'maria.cidada@escuta.invalid',
      emailPendente: null,
    });
    expect((await acoes('maria.cidada')).at(-1)).toBe('Cancelamento da troca de e-mail');
  });

  it('cannot be sent again nor cancelled when none waits', async () => {
    const joao = await entrarComo(app, 'joao.cidadao');
    const respostas = [
      await joao.post(`${V1}/email-pendente/reenviar`),
      await del(joao, `${V1}/email-pendente`),
    ];
    expect(respostas.map((r) => r.json().code)).toEqual(new Array(2).fill('usuario.sem-email-pendente'));
  });
});

describe('preferências de aviso', () => {
  it('are all on until the person says otherwise, and are kept with a history row', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    expect((await maria.get(`${V1}/preferencias`)).json()).toEqual({
      avisosDeAndamento: true,
      pesquisas: true,
    });
    const escolha = { avisosDeAndamento: false, pesquisas: true };
    expect((await put(maria, `${V1}/preferencias`, escolha)).statusCode).toBe(200);
    expect((await maria.get(`${V1}/preferencias`)).json()).toEqual(escolha);
    expect((await acoes('maria.cidada')).at(-1)).toBe('Alteração de preferências');
    const joao = await entrarComo(app, 'joao.cidadao');
    expect((await joao.get(`${V1}/preferencias`)).json().avisosDeAndamento).toBe(true);
  });
});

describe('sessões abertas', () => {
  it("lists the person's live ones, marks the current one and ends the others", async () => {
    const outra = await entrarComo(app, 'joao.cidadao');
    app.clock.advance(minutes(2));
    const joao = await entrarComo(app, 'joao.cidadao');
    const abertas = (await joao.get(`${V1}/sessoes`)).json();
    expect(abertas.length).toBeGreaterThan(1);
    expect(abertas.filter((s: { isAtual: boolean }) => s.isAtual)).toHaveLength(1);
    expect(abertas[0]).toMatchObject({ isAtual: true, peloGovbr: false });
    expect((await del(joao, `${V1}/sessoes/outras`)).statusCode).toBe(200);
    expect((await outra.get(`${V1}/sessoes`)).statusCode).toBe(401);
    expect((await joao.get(`${V1}/sessoes`)).json()).toHaveLength(1);
    expect((await acoes('joao.cidadao')).at(-1)).toBe('Encerramento das outras sessões');
  });

  it("leaves other people's sessions alone, and does not list them", async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const joao = await entrarComo(app, 'joao.cidadao');
    await del(joao, `${V1}/sessoes/outras`);
    expect((await maria.get(`${V1}/sessoes`)).statusCode).toBe(200);
    expect((await joao.get(`${V1}/sessoes`)).json()).toHaveLength(1);
  });

  it('does not list what is idle for too long', async () => {
    await entrarComo(app, 'joao.cidadao');
    app.clock.advance(minutes(61));
    const joao = await entrarComo(app, 'joao.cidadao');
    expect((await joao.get(`${V1}/sessoes`)).json()).toHaveLength(1);
  });
});
