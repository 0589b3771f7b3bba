import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '#server/clock.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { Visitor } from '#testing/visitor.ts';

const DADOS = '/api/app-web/v1/usuarios/dadosautenticacao';
const ENTRAR = '/api/app-web/v1/govbr/entrar';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const pathOf = (location: unknown): string => {
  const url = new URL(String(location), 'http://escuta.test');
  return url.pathname + url.search;
};

/** Follows redirects like a browser until the sign-on page, chooses the person, and stops before our own callback. */
const signOn = async (visitor: Visitor, cpf: string, query = ''): Promise<string> => {
  let next = pathOf((await visitor.get(ENTRAR + query)).headers.location);
  for (let hop = 0; hop < 12; hop++) {
    if (next.startsWith('/api/app-web/v1/govbr/retorno')) return next;
    const response = await visitor.get(next);
    if (response.headers.location) {
      next = pathOf(response.headers.location);
      continue;
    }
    const action = response.body.match(/action="([^"]*\/entrar)"/)?.[1];
    if (!action) throw new Error(`No sign-on form at ${next}`);
    const chosen = await visitor.send({
      method: 'POST',
      url: pathOf(action),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `cpf=${cpf}`,
    });
    next = pathOf(chosen.headers.location);
  }
  throw new Error('Too many redirects');
};

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
      .where('numero_documento', '=', '11144477735')
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
    const { numero_documento } = await app.db
      .selectFrom('usuario')
      .select('numero_documento')
      .where('cpf_responsavel', '=', cpf)
      .where('login', '!=', 'empresa.pj')
      .executeTakeFirstOrThrow();
    expect(numero_documento).toBe(nova.cnpj);
  });

  it("refuses somebody else's company and somebody else's CPF", async () => {
    const { visitor } = await enter();
    const company = await visitor.post('/api/app-web/v1/empresas/login', { cnpj: '11.222.333/0001-81' });
    expect(company.json().code).toBe('sessao.empresa-nao-ligada');
    const cpf = await visitor.get(`/api/app-web/v1/govbr-servicos/empresas/${await cpfOf('maria.cidada')}`);
    expect(cpf.json().code).toBe('sessao.cpf-de-outra-pessoa');
  });
});
