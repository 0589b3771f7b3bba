import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrCreateByGovbr } from '#capabilities/usuario/server/index.ts';
import { minutes } from '#server/clock.ts';
import { contaGuardada, procurado } from '#server/crypto/dado-pessoal.ts';
import { conhecerNoGovbr, ENTRAR, entrarComGovbr, pathOf, signOn } from '#testing/govbr-visitor.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, SENHA, Visitor } from '#testing/visitor.ts';

const DADOS = '/api/app-web/v1/usuarios/dadosautenticacao';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const cpfOf = async (login: string): Promise<string> => {
  const row = await app.db
    .selectFrom('usuario')
    .selectAll()
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  return (row.id_tipo_pessoa === 1 ? row.numero_documento : row.cpf_responsavel) ?? '';
};

describe('entrar com o gov.br', () => {
  it('S1-04 links to the account that has the CPF and goes on at the login screen', async () => {
    const visitor = new Visitor(app);
    const retorno = await signOn(visitor, await cpfOf('maria.cidada'), '?redirect=/manifestacao');
    const back = await visitor.get(retorno);
    expect(pathOf(back.headers.location)).toBe('/web/login?state=tipoLogin%3DPF&redirect=%2Fmanifestacao');
    expect((await visitor.get(DADOS)).json().login).toBe('maria.cidada');
  });

  it('S7-02 keeps the real tokens on the server: the cookies hold opaque references', async () => {
    const visitor = new Visitor(app);
    await visitor.get(await signOn(visitor, await cpfOf('maria.cidada')));
    for (const name of ['govbr-access-token', 'govbr-id-token']) {
      expect(visitor.cookies.get(name)).toMatch(/^[\w-]{43}$/);
    }
    const alone = new Visitor(app);
    alone.cookies.set('govbr-access-token', visitor.cookies.get('govbr-access-token') ?? '');
    expect((await alone.get(DADOS)).statusCode).toBe(401);
  });

  it('creates the account of a new person at the first sign-on, and only then', async () => {
    await app.db
      .insertInto('sign_on_embutido_pessoa')
      .values({
        cpf: '11144477735',
        nome: 'Pessoa Nova',
        email: 'nova@example.invalid',
        confiabilidade: 'ouro',
      })
      .execute();
    for (let time = 0; time < 2; time++) {
      const visitor = new Visitor(app);
      await visitor.get(await signOn(visitor, '11144477735'));
      expect((await visitor.get(DADOS)).json()).toMatchObject({
        nome: 'Pessoa Nova',
        perfilAtual: { idPerfil: 4 },
        pendencia: null,
      });
    }
    const accounts = await app.db
      .selectFrom('usuario')
      .select('confiabilidade')
      .where('documento_busca', '=', procurado('documento', '11144477735'))
      .execute();
    expect(accounts).toEqual([{ confiabilidade: 'ouro' }]);
  });

  it('opens no session for a replayed, foreign or late return, and says why', async () => {
    const visitor = new Visitor(app);
    const cpf = await cpfOf('joao.cidadao');
    const retorno = await signOn(visitor, cpf);
    const stranger = new Visitor(app);
    expect(pathOf((await stranger.get(retorno)).headers.location)).toBe(
      '/web/login?erroGovbr=estado-invalido',
    );
    expect(stranger.cookies.has('sessao')).toBe(false);
    await visitor.get(retorno);
    expect(pathOf((await visitor.get(retorno)).headers.location)).toBe(
      '/web/login?erroGovbr=estado-invalido',
    );
    const late = new Visitor(app);
    const lateReturn = await signOn(late, cpf);
    app.clock.advance(minutes(11));
    expect(pathOf((await late.get(lateReturn)).headers.location)).toBe(
      '/web/login?erroGovbr=estado-invalido',
    );
    const forged = new Visitor(app);
    const changed = (await signOn(forged, cpf)).replace(/code=[^&]+/, 'code=inventado');
    expect(pathOf((await forged.get(changed)).headers.location)).toBe('/web/login?erroGovbr=codigo-invalido');
    expect(forged.cookies.has('sessao')).toBe(false);
  });

  it('follows no redirect to another site', async () => {
    const visitor = new Visitor(app);
    const retorno = await signOn(visitor, await cpfOf('maria.cidada'), '?redirect=//outro.example/x');
    expect(pathOf((await visitor.get(retorno)).headers.location)).toBe('/web/login?state=tipoLogin%3DPF');
  });

  it('a provider that is down gives the reason and no session', async () => {
    const down = await createTestApp({
      env: {
        OIDC_ISSUER: 'http://127.0.0.1:9',
        OIDC_CLIENT_ID: 'x',
        OIDC_CLIENT_SECRET: 'y',
        GOVBR_API_URL: 'http://127.0.0.1:9',
      },
    });
    const response = await new Visitor(down).get(ENTRAR);
    expect(pathOf(response.headers.location)).toBe('/web/login?erroGovbr=provedor-indisponivel');
    await down.close();
  });

  it('S4-06 tells where to end the session of the sign-on as well', async () => {
    const visitor = new Visitor(app);
    const cpf = await cpfOf('maria.cidada');
    await visitor.get(await signOn(visitor, cpf));
    const { urlLogoutGovbr } = (await visitor.post('/api/app-web/v1/logout')).json();
    expect(new URL(urlLogoutGovbr).searchParams.get('post_logout_redirect_uri')).toBe(
      'http://escuta.test/web/login',
    );
    expect(visitor.cookies.has('govbr-id-token')).toBe(false);
  });
});

describe('entrar como empresa', () => {
  const enter = async () => {
    const visitor = new Visitor(app);
    const cpf = await cpfOf('empresa.pj');
    const back = await visitor.get(await signOn(visitor, cpf, '?tipoLogin=PJ'));
    return { visitor, cpf, location: pathOf(back.headers.location) };
  };

  it('S4-04 lists the companies of the CPF, with the account each has already', async () => {
    const { visitor, cpf, location } = await enter();
    expect(location).toBe('/web/login?state=tipoLogin%3DPJ');
    const empresas = (await visitor.get(`/api/app-web/v1/govbr-servicos/empresas/${cpf}`)).json();
    expect(empresas).toHaveLength(2);
    expect(Object.keys(empresas[0]).sort()).toEqual([
      'cnpj',
      'dataCriacao',
      'idUsuario',
      'login',
      'razaoSocial',
    ]);
    expect(empresas.map((e: { login: string | null }) => e.login)).toEqual(['empresa.pj', null]);
  });

  it('S4-04 works as the chosen company, creating its account the first time', async () => {
    const { visitor, cpf } = await enter();
    const [, nova] = (await visitor.get(`/api/app-web/v1/govbr-servicos/empresas/${cpf}`)).json();
    const response = await visitor.post('/api/app-web/v1/empresas/login', {
      cnpj: nova.cnpj,
      idUsuario: null,
    });
    expect(response.json()).toMatchObject({
      nome: nova.razaoSocial,
      pessoa: { tipoPessoa: 2, numeroDocumentoIdentificacao: nova.cnpj },
    });
    const empresas = await app.db
      .selectFrom('usuario')
      .select(['numero_documento', 'cpf_responsavel'])
      .where('login', '!=', 'empresa.pj')
      .execute();
    expect(empresas.find(({ cpf_responsavel }) => cpf_responsavel === cpf)?.numero_documento).toBe(nova.cnpj);
  });

  it('tells who signed on as a person to come in as a company, not to wait', async () => {
    const cpf = await cpfOf('empresa.pj');
    const { visitor } = await entrarComGovbr(app, cpf);
    const response = await visitor.get(`/api/app-web/v1/govbr-servicos/empresas/${cpf}`);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toMatch(/^Você não entrou como empresa\./);
  });

  it("refuses somebody else's company and somebody else's CPF", async () => {
    const { visitor } = await enter();
    const company = await visitor.post('/api/app-web/v1/empresas/login', { cnpj: '11.222.333/0001-81' });
    expect(company.json().code).toBe('sessao.empresa-nao-ligada');
    const cpf = await visitor.get(`/api/app-web/v1/govbr-servicos/empresas/${await cpfOf('maria.cidada')}`);
    expect(cpf.json().code).toBe('sessao.cpf-de-outra-pessoa');
  });
});

describe('conta bloqueada', () => {
  const bloquear = (login: string, bloqueadoEm: Date | null) =>
    app.db.updateTable('usuario').set({ bloqueado_em: bloqueadoEm }).where('login', '=', login).execute();

  it('goes back from gov.br to the login page, which explains it, without a session', async () => {
    await bloquear('joao.cidadao', app.clock.now());
    const { visitor, destino } = await entrarComGovbr(app, await cpfOf('joao.cidadao'));
    expect(destino).toBe('/web/login?erroGovbr=conta-bloqueada');
    expect(visitor.cookies.has('sessao')).toBe(false);
    await bloquear('joao.cidadao', null);
  });

  it('is refused with its reason as a company and with a password', async () => {
    await bloquear('empresa.pj', app.clock.now());
    const cpf = await cpfOf('empresa.pj');
    const { visitor } = await entrarComGovbr(app, cpf, '?tipoLogin=PJ');
    const [empresa] = (await visitor.get(`/api/app-web/v1/govbr-servicos/empresas/${cpf}`)).json();
    const response = await visitor.post('/api/app-web/v1/empresas/login', { cnpj: empresa.cnpj });
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe('sessao.conta-bloqueada');
    expect((await visitor.get(DADOS)).statusCode).toBe(200);
    expect((await new Visitor(app).login('empresa.pj', SENHA)).json().code).toBe('sessao.conta-bloqueada');
    await bloquear('empresa.pj', null);
  });
});

describe('the CPF behind the session', () => {
  const EMPRESAS = '/api/app-web/v1/govbr-servicos/empresas';
  const padaria = {
    cnpj: '70421118000179',
    razaoSocial: 'Padaria Pão da Serra Ltda.',
    dataCriacao: '2014-03-18',
  };

  it('is that of the person who signed on, also for the second partner working as the company', async () => {
    await conhecerNoGovbr(app, { cpf: '39053344705', nome: 'Segunda Sócia', empresas: [padaria] });
    const { visitor } = await entrarComGovbr(app, '39053344705', '?tipoLogin=PJ');
    const entrada = await visitor.post('/api/app-web/v1/empresas/login', { cnpj: padaria.cnpj });
    expect(entrada.json().login).toBe('empresa.pj');
    expect((await visitor.get(`${EMPRESAS}/39053344705`)).json()).toHaveLength(1);
    const doPrimeiro = await visitor.get(`${EMPRESAS}/${await cpfOf('empresa.pj')}`);
    expect(doPrimeiro.json().code).toBe('sessao.cpf-de-outra-pessoa');
  });

  it('is nobody after a login with password, whatever CPF the account has', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const response = await maria.get(`${EMPRESAS}/${await cpfOf('maria.cidada')}`);
    expect(response.json().code).toBe('sessao.sem-govbr');
  });

  it('leaves the table with the session', async () => {
    const { visitor } = await entrarComGovbr(app, await cpfOf('maria.cidada'));
    await visitor.post('/api/app-web/v1/logout');
    const rows = await app.db
      .selectFrom('sessao')
      .select('cpf_govbr')
      .where('encerrada_em', 'is not', null)
      .execute();
    expect(rows.every((row) => row.cpf_govbr === null)).toBe(true);
  });
});

describe('an e-mail that gov.br did not verify', () => {
  it("becomes nobody's: neither of a new account nor of one that is linked", async () => {
    const claims = {
      nome: 'Sem E-mail Verificado',
      nomeSocial: null,
      email: 'alheio@example.invalid',
      emailVerificado: false,
      telefone: null,
      confiabilidade: 'bronze',
    } as const;
    const vincular = (cpf: string) =>
      app.db.transaction().execute((trx) =>
        findOrCreateByGovbr(
          {
            platform: app.platform,
            trx,
            agora: app.clock.now(),
            donoNaSessao: null,
            encerrarSessoes: async () => undefined,
          },
          { ...claims, cpf },
        ),
      );
    expect((await vincular('15350946056')).email).toBeNull();
    await app.db
      .updateTable('usuario')
      .set(contaGuardada({ numero_documento: '86288366757', documento_provado_em: null }))
      .where('login', '=', 'sem.cpf')
      .execute();
    expect(await vincular('86288366757')).toMatchObject({ login: 'sem.cpf', email: null });
  });
});
